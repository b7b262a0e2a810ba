import type { CollectionAfterDeleteHook } from 'payload'
import { recordAudit } from '../platform/audit/recordAudit'

/** Records that somebody was erased, without storing who. */
export const auditErasure: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await recordAudit(req, {
    action: 'newsletter-erased',
    subjectType: 'newsletter-subscribers',
    subjectId: String(doc.id),
    before: { status: doc.status },
  })
  return doc
}
