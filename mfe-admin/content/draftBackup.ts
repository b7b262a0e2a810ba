import { deviceCopies } from '@framewell/domain/content/saving/deviceCopies'
import { randomKey } from '@framewell/domain/http/sending/randomKey'
import { browserStoreKeys, readBrowserStore, writeBrowserStore } from '@framewell/remote-kit/drafts/browserStore'
import { z } from 'zod'
import { editablePageSchema } from './editablePage'

export const backupSchema = z.object({
  /** The version of the page that was changed. */
  version: z.string(),
  /** What the changed members were before. */
  base: editablePageSchema.partial(),
  /** What was typed and not yet saved. */
  changes: editablePageSchema.partial(),
  /** What was sent of it and not answered. */
  sent: z.array(editablePageSchema.partial()).optional(),
})

/** What was typed into a page and is not saved yet, in this browser. */
export const draftBackup = deviceCopies(
  'framewell.content',
  randomKey(),
  {
    keys: () => browserStoreKeys('local'),
    read: (key) => readBrowserStore('local', key),
    write: (key, text) => writeBrowserStore('local', key, text),
  },
  (stored) => backupSchema.parse(stored),
)
