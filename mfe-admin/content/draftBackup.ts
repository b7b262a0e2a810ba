import { deviceCopies } from '@framewell/domain/content/saving/deviceCopies'
import { randomKey } from '@framewell/domain/http/sending/randomKey'
import { browserStoreKeys, readBrowserStore, writeBrowserStore } from '@framewell/remote-kit/drafts/browserStore'
import { z } from 'zod'
import { editablePageSchema } from './editablePage'

export const backupSchema = z.object({
  /** The version the changes are based on. */
  version: z.string(),
  /** Previous values of the changed fields. */
  base: editablePageSchema.partial(),
  /** Unsaved changes. */
  changes: editablePageSchema.partial(),
  /** The part that was sent without an answer. */
  sent: z.array(editablePageSchema.partial()).optional(),
})

const TAB = randomKey()

/** An account's unsaved changes to a page, stored in this browser. */
export const draftBackup = (account: string) =>
  deviceCopies(
    'framewell.content',
    { account, tab: TAB },
    {
      keys: () => browserStoreKeys('local'),
      read: (key) => readBrowserStore('local', key),
      write: (key, text) => writeBrowserStore('local', key, text),
    },
    (stored) => backupSchema.parse(stored),
  )
