import type { PayloadRequest } from 'payload'
import { writeBehind } from '../database/writeBehind'
import { changed } from '../live/changed'
import { type AuditEntry, auditRow } from './auditRow'
import { topicOf } from './topicOf'

/**
 * SQL of a UUID that is larger than those before it (version 7 of RFC 9562, with a fraction of the millisecond): records of one millisecond
 * are listed in the order of what happened.
 */
const LATER_ID = `(select (lpad(to_hex(trunc(ms)::bigint), 12, '0') || '7' || lpad(to_hex(trunc((ms - trunc(ms)) * 4096)::int), 3, '0')
    || substr(replace(gen_random_uuid()::text, '-', ''), 17))::uuid from (select extract(epoch from clock_timestamp()) * 1000 as ms) as clock)`
const INSERT = `insert into audit_records
    (id, action, subject_type, subject_id, actor_id, actor_email, actor_role, address, request_id, reason, before, after, created_at)
  values (${LATER_ID}, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11::jsonb, coalesce($12::timestamptz, clock_timestamp()))`

/**
 * Writes an audit record in the request's own transaction: the change and its record exist together or not at all. After the commit,
 * operators' open screens of the topic reload. The operation notifies everybody else who may see the change (`changed`). Its time is the
 * database's; only a seed gives another, in `req.context.seededAt`, so that demo records have one day.
 */
export async function recordAudit(req: PayloadRequest, entry: AuditEntry): Promise<void> {
  const row = auditRow(req, entry)
  const { action, subjectType, subjectId, actorId, actorEmail, actorRole, address, requestId, reason, before, after } = row
  const who = [actorId, actorEmail, actorRole, address, requestId, reason]
  await writeBehind(req, {
    name: 'audit_record',
    text: INSERT,
    values: [action, subjectType, subjectId, ...who, jsonOf(before), jsonOf(after), seededAt(req)],
  })
  // Any audited change may be visible on an operator's screen.
  const topic = topicOf(entry.subjectType)
  if (topic) await changed(req, topic, entry.subjectId)
}

function seededAt({ context }: PayloadRequest): string | null {
  return context.seededAt instanceof Date ? context.seededAt.toISOString() : null
}

function jsonOf(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}
