import { type MergeConflict, type Merged, mergePiece, mergeValues } from '@framewell/domain/content/saving/mergeValues'
import { isRecord, sameValue } from '@framewell/domain/content/saving/sameValue'
import type { FlattenedField } from 'payload'
import type { Members } from './sentForm'

interface Settled {
  /** The resulting fields of the form. */
  readonly value: Members
  readonly conflicts: readonly MergeConflict[]
}

/**
 * Merges a form that was read before somebody else saved with that person's changes.
 * @param base the form's starting values; null if they were not stored: then nobody can tell who changed what differs
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

/** Every place where the form differs from the stored document, among what forms show and documents store: a password is neither. */
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
