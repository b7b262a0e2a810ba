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

const TAB = randomKey()

/** What an account typed into a page and has not saved yet, in this browser. */
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
