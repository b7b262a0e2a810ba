import type { ContentPage } from '@framewell/domain/content/contentPage'
import type { BackupStore } from './draftBackup'
import type { EditablePage } from './editablePage'
import type { FieldProblems } from './saveFailure'

export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'refused' | 'conflict'

export interface DraftState {
  /** What the screen shows: everything typed, saved or not. */
  readonly page: EditablePage
  /** The page as the server last answered it. */
  readonly saved: ContentPage
  readonly status: SaveStatus
  readonly problems: FieldProblems
  /** What somebody else saved meanwhile; set in a conflict. */
  readonly theirs: ContentPage | null
}

export interface Change extends Partial<EditablePage> {
  readonly expectedVersion: string
  readonly asDraft?: boolean
  readonly isPublished?: boolean
}

export interface DraftSaverNeeds {
  readonly send: (id: string, change: Change) => Promise<ContentPage>
  readonly read: (id: string) => Promise<ContentPage>
  readonly backup: BackupStore
  readonly onSaved?: (page: ContentPage) => void
}

/** How an explicit save ended; a failed one carries its error. */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused' | 'conflict' }
  | { readonly kind: 'failed'; readonly error: unknown }
