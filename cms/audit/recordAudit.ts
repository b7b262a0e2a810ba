import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../database/transactionOf'
import { changed } from '../notifications/changed'
import { type AuditEntry, auditRow } from './auditRow'
import { topicOf } from './topicOf'

/**
 * Writes an audit record in the request's own transaction: the change and its trace exist together or not at all. With the commit,
 * operators' open screens of the topic read anew; who else may see the thing is told by the operation (`changed`).
 */
export async function recordAudit(req: PayloadRequest, entry: AuditEntry): Promise<void> {
  const row = auditRow(req, entry)
  const database = await transactionOf(req)
  await database.execute(sql`
    insert into audit_records (action, subject_type, subject_id, actor_id, actor_email, actor_role, address, request_id, reason, before, after, created_at)
    values (${row.action}, ${row.subjectType}, ${row.subjectId}, ${row.actorId}, ${row.actorEmail}, ${row.actorRole}, ${row.address}, ${row.requestId},
      ${row.reason}, ${jsonOf(row.before)}::jsonb, ${jsonOf(row.after)}::jsonb, clock_timestamp())`)
  // Whatever leaves a trace may stand on an operator's screen.
  const topic = topicOf(entry.subjectType)
  if (topic) await changed(req, topic, entry.subjectId)
}

function jsonOf(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}
