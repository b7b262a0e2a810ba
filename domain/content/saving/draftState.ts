import type { MergeConflict } from './mergeValues'
import type { FieldProblems } from './saveFailure'

export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'signedOut' | 'refused' | 'conflict'

const NOT_PUBLISHED: Partial<Record<SaveStatus, string>> = {
  refused: 'Not published: see the marked fields',
  failed: 'Not published: no answer. Looking whether it arrived',
  signedOut: 'Not published: your session has ended',
}

/** Said of a document that did not get to the site while all that was typed is saved; undefined for any other. */
export function notPublished(status: SaveStatus, { unsaved }: { readonly unsaved: boolean }): string | undefined {
  return unsaved ? undefined : NOT_PUBLISHED[status]
}

/** A document that is edited, as one screen knows it. */
export interface DraftKind<Fields extends object, Saved> {
  /** What of it a person can set. */
  readonly fieldsOf: (saved: Saved) => Fields
  readonly members: (fields: Fields) => readonly (keyof Fields & string)[]
  /** Changes with every save. */
  readonly versionOf: (saved: Saved) => string
  /** ISO time of the last save. */
  readonly savedAt: (saved: Saved) => string
  /** What keeps a member from being sent at all; null when nothing does. */
  readonly problemOf: (member: keyof Fields & string, fields: Fields) => string | null
  readonly merge: (base: Fields, mine: Fields, theirs: Fields) => { readonly fields: Fields; readonly conflicts: readonly MergeConflict[] }
  /** The fields with another value at a conflict's path; undefined removes it. */
  readonly withValue: (fields: Fields, path: readonly string[], value: unknown) => Fields
}

export interface DraftState<Fields, Saved> {
  /** What the screen shows: everything typed, saved or not. */
  readonly page: Fields
  /** The document as the server last answered it. */
  readonly saved: Saved
  readonly status: SaveStatus
  readonly problems: FieldProblems
  /** Places that somebody else changed differently; a choice ends each. */
  readonly conflicts: readonly MergeConflict[]
  /** What somebody else saved meanwhile and stands in `page` now, beside what was typed here; null once it was seen. */
  readonly merged: Saved | null
  /** The device could not keep a copy of what is not saved yet: it stands on the screen alone. */
  readonly uncopied: boolean
  /** Words of an earlier visit stand in `page` again and are not saved yet. */
  readonly restored: boolean
}

/** What was typed and not yet saved, on this device. */
export interface DraftBackup<Fields> {
  /** The version of the document that was changed. */
  readonly version: string
  /** What the changed members were in that version. */
  readonly base: Partial<Fields>
  readonly changes: Partial<Fields>
  /** What was sent of it and not answered, the earliest first: the server may have it. */
  readonly sent?: readonly Partial<Fields>[] | undefined
}

/** What one tab keeps, or kept before it was left. */
export interface KeptCopy<Fields> {
  /** Null when it is gone, or none that this version of the screen can read. */
  readonly read: () => DraftBackup<Fields> | null
  /** Its words are this tab's now. */
  readonly forget: () => void
}

export interface BackupStore<Fields> {
  /** What tabs keep of the document at this moment: of earlier visits, and of others that are open. */
  readonly copies: (id: string) => readonly KeptCopy<Fields>[]
  /** Keeps this tab's words; null forgets them. False when the device keeps no copy: its store is full or forbidden. */
  readonly write: (id: string, backup: DraftBackup<Fields> | null) => boolean
}

/** How a save is meant: kept beside what is published (null), or for visitors. */
export type Publishing = { readonly isPublished?: boolean } | null

/** How a form that saves only when it is asked to goes on after a save that did not arrive. */
export type Asking = 'until saved' | 'each time'

export interface DraftSaverNeeds<Fields, Saved> {
  /** @throws ApiError changedMeanwhile when the document has another version than the expected one */
  readonly send: (id: string, changes: Partial<Fields>, how: { expectedVersion: string; publishing: Publishing }) => Promise<Saved>
  readonly read: (id: string) => Promise<Saved>
  readonly backup: BackupStore<Fields>
  /** Runs something later, unless the answered function is called before. */
  readonly later: (milliseconds: number, run: () => void) => () => void
  readonly onSaved?: (saved: Saved) => void
  /**
   * It saves only when it is asked to, all of it or nothing, as a form with a button does. What a lost connection or session kept from being
   * saved is tried again until somebody types on; of 'each time' only when it is asked for again.
   */
  readonly waitsToBeAsked?: Asking | undefined
  /** A file may go along, which takes as long as it takes: nothing counts as lost before the connection is. */
  readonly sendsFiles?: boolean
}

/** How an explicit save ended; a failed one carries its error. 'merged': somebody else's changes came in and want to be looked at first. */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused' | 'conflict' | 'merged' | 'signedOut' }
  | { readonly kind: 'failed'; readonly error: unknown }
