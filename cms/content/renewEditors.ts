import { EDITORS } from '@framewell/domain/notifications/audience'
import type { PayloadRequest } from 'payload'
import { changed } from '../platform/live/changed'

/** After any write of a document, drafts too: whoever has it open sees what was saved. */
export const renewEditors = async ({ doc, req }: { doc: { id: string }; req: PayloadRequest }) => {
  await changed(req, 'content', String(doc.id), [EDITORS])
  return doc
}
