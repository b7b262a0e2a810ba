import type { CollectionAfterDeleteHook } from 'payload'
import { recordAudit } from '../platform/audit/recordAudit'

/** Records that somebody was taken off the waiting list, without storing who. */
export const auditWaitingErasure: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await recordAudit(req, {
    action: 'waiting-erased',
    subjectType: 'waiting-list',
    subjectId: String(doc.id),
    before: { status: doc.status, zip: doc.zip },
  })
  return doc
}
