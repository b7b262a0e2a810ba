import { EDITORS } from '@framewell/domain/notifications/audience'
import type { PayloadRequest } from 'payload'
import { changed } from '../platform/live/changed'

/** After any write of a document, including drafts: refreshes it for everybody who has it open. */
export const renewEditors = async ({ doc, req }: { doc: { id: string }; req: PayloadRequest }) => {
  await changed(req, 'content', String(doc.id), [EDITORS])
  return doc
}
