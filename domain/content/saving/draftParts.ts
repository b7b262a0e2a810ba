import type { DraftBackup, DraftKind, SaveStatus } from './draftState'
import type { MergeConflict } from './mergeValues'
import type { FieldProblems } from './saveFailure'

/** What changes of a draft are measured against. */
export interface DraftBase<Fields> {
  readonly version: string
  readonly fields: Fields
}

export function baseOf<Fields extends object, Saved>(kind: DraftKind<Fields, Saved>, saved: Saved): DraftBase<Fields> {
  return { version: kind.versionOf(saved), fields: kind.fieldsOf(saved) }
}

/** Whether a document that was read is another version than the one at hand, and none from before it. */
export function isNews<Fields extends object, Saved>({ versionOf, savedAt }: DraftKind<Fields, Saved>, read: Saved, known: Saved): boolean {
  return versionOf(read) !== versionOf(known) && savedAt(read) >= savedAt(known)
}

/** Whether the last request had no answer, or one that only asks who it is. */
export function isLost({ status }: { readonly status: SaveStatus }): boolean {
  return status === 'failed' || status === 'signedOut'
}

/** What keeps members from being sent as they stand. */
export function problemsIn<Fields extends object, Saved>(
  kind: DraftKind<Fields, Saved>,
  page: Fields,
  members: readonly (keyof Fields & string)[],
): FieldProblems {
  const found = members.map((member) => [member, kind.problemOf(member, page)] as const)
  return Object.fromEntries(found.flatMap(([member, problem]) => (problem === null ? [] : [[member, problem]])))
}

/** A document that was opened just now: nothing is to be said about it. */
export const NOTHING_TOLD = { problems: {}, conflicts: [], merged: null, uncopied: false, restored: false } as const

/** Some members of a document. */
export function pick<Fields extends object>(fields: Partial<Fields>, members: Iterable<keyof Fields & string>): Partial<Fields> {
  const picked: Partial<Fields> = {}
  for (const member of members) if (fields[member] !== undefined) picked[member] = fields[member]
  return picked
}

/** What this device has to keep of a draft; null when all of it is saved. */
export function backupOf<Fields extends object>(
  { version, fields }: DraftBase<Fields>,
  page: Fields,
  unsaved: readonly (keyof Fields & string)[],
  sent: readonly Partial<Fields>[],
): DraftBackup<Fields> | null {
  if (unsaved.length === 0) return null
  const backup = { version, base: pick(fields, unsaved), changes: pick(page, unsaved) }
  return sent.length > 0 ? { ...backup, sent } : backup
}

/** The document once a person has said whose words stand at a conflict's place. */
export function decided<Fields extends object, Saved>(
  kind: DraftKind<Fields, Saved>,
  page: Fields,
  { path, mine, theirs }: MergeConflict,
  whose: 'mine' | 'theirs',
): Fields {
  const value = whose === 'theirs' ? theirs : mine
  // Mine stands there already, maybe with more typed into it since; only what was removed here still has to go.
  return whose === 'mine' && value !== undefined ? page : kind.withValue(page, path, value)
}
