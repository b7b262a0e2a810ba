import { type MergeConflict, type Merged, mergePiece, mergeValues } from '@framewell/domain/content/saving/mergeValues'
import { isRecord, sameValue } from '@framewell/domain/content/saving/sameValue'
import type { FlattenedField } from 'payload'
import type { Members } from './sentForm'

interface Settled {
  /** What the form's members become. */
  readonly value: Members
  readonly conflicts: readonly MergeConflict[]
}

/**
 * A form that was read before somebody else saved, with what that person changed.
 * @param base what the form began with; null where nobody kept it: then nobody can say who changed what differs
 */
export function settleForm(fields: readonly FlattenedField[], base: Members | null, form: Members, now: Members): Settled {
  if (!base) return { value: form, conflicts: differences(fields, form, now, []) }
  const merged = Object.keys(form).map((name): [string, Merged] => {
    const merge = fields.some((field) => field.name === name && field.type === 'json') ? mergePiece : mergeValues
    return [name, merge(base[name], form[name], now[name], [name])]
  })
  return {
    value: Object.fromEntries(merged.map(([name, { value }]) => [name, value])),
    conflicts: merged.flatMap(([, { conflicts }]) => conflicts),
  }
}

/** Every place where the form says something else than what is stored, of what forms show and what is stored: a password is neither. */
function differences(fields: readonly FlattenedField[], mine: Members, theirs: Members, path: readonly string[]): MergeConflict[] {
  return fields.flatMap((field): MergeConflict[] => {
    const { name } = field
    const [here, there, place] = [mine[name], theirs[name], [...path, name]]
    if (!(name in mine) || isRemoteAddress(field) || sameValue(here, there)) return []
    if ((field.type === 'group' || field.type === 'tab') && isRecord(here) && isRecord(there))
      return differences(field.flattenedFields, here, there, place)
    return [{ path: place, base: undefined, mine: here, theirs: there }]
  })
}

function isRemoteAddress(field: FlattenedField): boolean {
  return Boolean(('virtual' in field && field.virtual) || field.admin?.disabled)
}
