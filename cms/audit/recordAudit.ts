import type { PayloadRequest } from 'payload'
import { changed } from '../notifications/changed'
import { type AuditEntry, auditRow } from './auditRow'
import { topicOf } from './topicOf'

/**
 * Writes an audit record in the request's own transaction: the change and its trace exist together or not at all. With the commit,
 * operators' open screens of the topic read anew; who else may see the thing is told by the operation (`changed`).
 */
export async function recordAudit(req: PayloadRequest, entry: AuditEntry): Promise<void> {
  await req.payload.db.create({ collection: 'audit-records', data: auditRow(req, entry), req, returning: false })
  // Whatever leaves a trace may stand on an operator's screen.
  const topic = topicOf(entry.subjectType)
  if (topic) await changed(req, topic, entry.subjectId)
}
