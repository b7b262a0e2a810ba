import { type AUDIT_SPANS, auditCalls as calls } from '@framewell/domain/audit/calls'
import { bindCalls } from '../http/calls/bindCalls'
import { documentList } from '../lists/documentList'

const DAYS: Readonly<Record<(typeof AUDIT_SPANS)[number], number>> = { day: 1, week: 7, month: 31 }

export const auditCalls = bindCalls(calls, {
  listAuditRecords: documentList({
    collection: 'audit-records',
    searched: ['action', 'actorEmail', 'subjectType', 'subjectId', 'reason'],
    where: ({ within }, now) =>
      within === 'all' ? [] : [{ createdAt: { greater_than: new Date(now.getTime() - DAYS[within] * 86_400_000).toISOString() } }],
    newest: 'createdAt',
    sorts: { action: 'action', actor: 'actorEmail', subject: 'subjectType' },
    row: ({ id, createdAt, action, actorEmail, actorRole, subjectType, subjectId, reason, address, before, after }) => ({
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
    }),
  }),
})
