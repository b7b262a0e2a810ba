import type { BackupStore } from '@framewell/domain/content/saving/draftState'
import { readBrowserStore, writeBrowserStore } from '@framewell/remote-kit/drafts/browserStore'
import { z } from 'zod'
import { type EditablePage, editablePageSchema } from './editablePage'

const KEY = 'framewell.content'

const backupSchema = z.object({
  /** The version of the page that was changed. */
  version: z.string(),
  /** What the changed members were before. */
  base: editablePageSchema.partial(),
  /** What was typed and not yet saved. */
  changes: editablePageSchema.partial(),
})

/** What was typed into a page and is not saved yet, in this browser: it survives a reload, a lost connection and signing in again. */
export const draftBackup: BackupStore<EditablePage> = {
  read(id) {
    const stored = readBrowserStore('local', `${KEY}.${id}`)
    if (stored === null) return null
    try {
      return backupSchema.parse(JSON.parse(stored))
    } catch {
      // Unreadable, for example from an older version of the screen.
      return null
    }
  },
  write: (id, backup) => writeBrowserStore('local', `${KEY}.${id}`, backup === null ? null : JSON.stringify(backup)),
}
