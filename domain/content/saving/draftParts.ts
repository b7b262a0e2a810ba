import type { DraftBackup, DraftKind, SaveStatus } from './draftState'
import { type MergeConflict, takenOver } from './mergeValues'
import type { FieldProblems } from './saveFailure'
import { valueAt } from './valueAt'

/** What changes to a draft are measured against. */
export interface DraftBase<Fields> {
  readonly version: string
  readonly fields: Fields
}

export function baseOf<Fields extends object, Saved>(kind: DraftKind<Fields, Saved>, saved: Saved): DraftBase<Fields> {
  return { version: kind.versionOf(saved), fields: kind.fieldsOf(saved) }
}

/** Whether a document just read is newer than the current one. */
export function isNewerVersion<Fields extends object, Saved>(
  { versionOf, savedAt }: DraftKind<Fields, Saved>,
  read: Saved,
  known: Saved,
): boolean {
  return versionOf(read) !== versionOf(known) && savedAt(read) >= savedAt(known)
}

/** Whether the last request got no answer, or only a sign-in challenge. */
export function isLost({ status }: { readonly status: SaveStatus }): boolean {
  return status === 'failed' || status === 'signedOut'
}

/** Why members can't be sent as they are. */
export function problemsIn<Fields extends object, Saved>(
  kind: DraftKind<Fields, Saved>,
  page: Fields,
  members: readonly (keyof Fields & string)[],
): FieldProblems {
  const found = members.map((member) => [member, kind.problemOf(member, page)] as const)
  return Object.fromEntries(found.flatMap(([member, problem]) => (problem === null ? [] : [[member, problem]])))
}

/** A freshly opened document: nothing to report. */
export const NOTHING_REPORTED = { problems: {}, conflicts: [], merged: null, uncopied: false, restored: false } as const

/** Some members of a document. */
export function pick<Fields extends object>(fields: Partial<Fields>, members: Iterable<keyof Fields & string>): Partial<Fields> {
  const picked: Partial<Fields> = {}
  for (const member of members) if (fields[member] !== undefined) picked[member] = fields[member]
  return picked
}

/** What this device must store of a draft; null when everything is saved. */
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

/** The document after a person resolved a conflict. */
export function decided<Fields extends object, Saved>(
  kind: DraftKind<Fields, Saved>,
  page: Fields,
  { path, mine, theirs }: MergeConflict,
  whose: 'mine' | 'theirs',
): Fields {
  const value = whose === 'theirs' ? theirs : mine
  // My value is already there, perhaps edited further. Only a removal remains to be applied.
  if (whose === 'mine' && value !== undefined) return page
  return kind.withValue(page, path, takenOver(mine, theirs, valueAt(page, path)) ?? value)
}
