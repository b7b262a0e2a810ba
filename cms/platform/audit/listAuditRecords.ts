import type { AUDIT_SPANS, listAuditRecords as listAuditRecordsCall } from '@framewell/domain/audit/calls'
import type { Operation } from '../http/calls/bindCall'
import { listDocuments } from '../lists/listDocuments'

const DAYS: Readonly<Record<(typeof AUDIT_SPANS)[number], number>> = { day: 1, week: 7, month: 31 }

/** The audit trail for operators, newest first. */
export const listAuditRecords: Operation<typeof listAuditRecordsCall> = async ({ req, now }, { within, ...asked }) => {
  const { docs, total, next } = await listDocuments(
    req,
    {
      collection: 'audit-records',
      searched: ['action', 'actorEmail', 'subjectType', 'subjectId', 'reason'],
      where: within === 'all' ? [] : [{ createdAt: { greater_than: new Date(now.getTime() - DAYS[within] * 86_400_000).toISOString() } }],
      newest: 'createdAt',
      sorts: { action: 'action', actor: 'actorEmail', subject: 'subjectType' },
    },
    asked,
  )
  const data = docs.map(({ id, createdAt, action, actorEmail, actorRole, subjectType, subjectId, reason, address, before, after }) => ({
    id,
    at: createdAt,
    action,
    actor: actorEmail,
    role: actorRole ?? null,
    subjectType,
    subjectId,
    reason: reason ?? null,
    address: address ?? null,
    before,
    after,
  }))
  return { data, total, next }
}
