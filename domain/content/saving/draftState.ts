import type { MergeConflict } from './mergeValues'
import type { FieldProblems } from './saveFailure'

export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'signedOut' | 'refused' | 'conflict'

const NOT_PUBLISHED: Partial<Record<SaveStatus, string>> = {
  refused: 'Not published: see the marked fields',
  failed: 'Not published: no answer. Checking whether it went through',
  signedOut: 'Not published: your session has ended',
}

/** Message for a document whose changes are saved but not published; undefined for any other. */
export function notPublished(status: SaveStatus, { unsaved }: { readonly unsaved: boolean }): string | undefined {
  return unsaved ? undefined : NOT_PUBLISHED[status]
}

/** A kind of document that one screen edits. */
export interface DraftKind<Fields extends object, Saved> {
  /** Its editable fields. */
  readonly fieldsOf: (saved: Saved) => Fields
  readonly members: (fields: Fields) => readonly (keyof Fields & string)[]
  /** Changes with every save. */
  readonly versionOf: (saved: Saved) => string
  /** ISO time of the last save. */
  readonly savedAt: (saved: Saved) => string
  /** Why a member can't be sent; null when it can. */
  readonly problemOf: (member: keyof Fields & string, fields: Fields) => string | null
  readonly merge: (base: Fields, mine: Fields, theirs: Fields) => { readonly fields: Fields; readonly conflicts: readonly MergeConflict[] }
  /** The fields with another value at a conflict's path; undefined removes it. */
  readonly withValue: (fields: Fields, path: readonly string[], value: unknown) => Fields
}

export interface DraftState<Fields, Saved> {
  /** What the screen shows: all edits, saved or not. */
  readonly page: Fields
  /** The document as the server last answered it. */
  readonly saved: Saved
  readonly status: SaveStatus
  readonly problems: FieldProblems
  /** Conflicts with somebody else's changes; each is resolved by a choice. */
  readonly conflicts: readonly MergeConflict[]
  /** Somebody else's concurrent save, merged into `page`; null once seen. */
  readonly merged: Saved | null
  /** The device could not store a copy: unsaved changes exist only on screen. */
  readonly uncopied: boolean
  /** `page` contains restored changes of an earlier visit that are not saved yet. */
  readonly restored: boolean
}

/** Unsaved edits on this device. */
export interface DraftBackup<Fields> {
  /** The version of the document that was edited. */
  readonly version: string
  /** The changed members as they were in that version. */
  readonly base: Partial<Fields>
  readonly changes: Partial<Fields>
  /** Sends without an answer, earliest first; the server may have stored them. */
  readonly sent?: readonly Partial<Fields>[] | undefined
}

/** A copy that a tab stores, or stored before it was closed. */
export interface StoredCopy<Fields> {
  /** Null when it is gone or this version of the screen can't read it. */
  readonly read: () => DraftBackup<Fields> | null
  /** Its changes now belong to this tab. */
  readonly forget: () => void
}

export interface BackupStore<Fields> {
  /** All tabs' current copies of the document: from earlier visits and from other open tabs. */
  readonly copies: (id: string) => readonly StoredCopy<Fields>[]
  /** Stores this tab's changes; null removes them. False when the device can't store a copy: storage is full or blocked. */
  readonly write: (id: string, backup: DraftBackup<Fields> | null) => boolean
}

/** Target of a save: a draft beside the published version (null), or publication. */
export type Publishing = { readonly isPublished?: boolean } | null

/** How a form that saves on request continues after a failed save. */
export type Asking = 'until saved' | 'each time'

export interface DraftSaverNeeds<Fields, Saved> {
  /** @throws ApiError changedMeanwhile when the document's version is not the expected one */
  readonly send: (id: string, changes: Partial<Fields>, how: { expectedVersion: string; publishing: Publishing }) => Promise<Saved>
  readonly read: (id: string) => Promise<Saved>
  readonly backup: BackupStore<Fields>
  /** Runs something later, unless the returned function is called first. */
  readonly later: (milliseconds: number, run: () => void) => () => void
  readonly onSaved?: (saved: Saved) => void
  /**
   * Saves only on request and all or nothing, like a form with a button. After a lost connection or session it retries until somebody edits
   * again; with 'each time' only on request.
   */
  readonly waitsToBeAsked?: Asking | undefined
  /** May include a file, which takes as long as it takes; nothing counts as lost while connected. */
  readonly sendsFiles?: boolean
}

/** How an explicit save ended. A failure carries its error. 'merged': somebody else's changes came in and should be reviewed first. */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused' | 'conflict' | 'merged' | 'signedOut' }
  | { readonly kind: 'failed'; readonly error: unknown }
