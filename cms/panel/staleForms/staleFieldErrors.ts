import { conflictText } from '@framewell/domain/content/saving/conflictWords'
import type { MergeConflict } from '@framewell/domain/content/saving/mergeValues'
import { isRecord } from '@framewell/domain/content/saving/sameValue'
import type { FlattenedField } from 'payload'
import type { Members } from './sentForm'

/** The form's messages on each field that somebody else saved differently. */
export function staleFieldErrors(fields: readonly FlattenedField[], form: Members, conflicts: readonly MergeConflict[]) {
  return conflicts.map(({ path, theirs }) => {
    const field = fields.find(({ name }) => name === path[0])
    const label = field && 'label' in field && typeof field.label === 'string' ? field.label : undefined
    const now = shown(field, theirs)
    return {
      path: formPath(path, form),
      ...(label ? { label } : {}),
      message: `Somebody else saved this meanwhile${now}. Copy what you entered, reload, and enter it again if you still want it.`,
    }
  })
}

/** The current value; empty for data and for relations, which have nothing readable. */
function shown(field: FlattenedField | undefined, value: unknown): string {
  if (field && ['relationship', 'upload', 'json'].includes(field.type)) return ''
  const option = field?.type === 'select' ? field.options.find((each) => typeof each === 'object' && each.value === value) : undefined
  return `: '${typeof option === 'object' && typeof option.label === 'string' ? option.label : conflictText(value)}'`
}

/** A path as the form names it: list rows by their number. */
function formPath(path: readonly string[], form: unknown): string {
  const steps: string[] = []
  let part = form
  for (const step of path) {
    const place = Array.isArray(part) ? part.findIndex((entry) => isRecord(entry) && entry.id === step) : -1
    if (Array.isArray(part) && place < 0) break
    steps.push(place < 0 ? step : String(place))
    part = Array.isArray(part) ? part[place] : isRecord(part) ? part[step] : undefined
  }
  return steps.join('.')
}
