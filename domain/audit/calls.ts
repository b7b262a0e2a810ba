import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { listInput, listOutput } from '../lists/listInput'

/** Search periods of the audit trail. */
export const AUDIT_SPANS = ['day', 'week', 'month'] as const

const auditRecordSchema = z.object({
  id: z.string(),
  at: z.string(),
  action: z.string(),
  actor: z.string(),
  role: z.string().nullable(),
  subjectType: z.string(),
  subjectId: z.string(),
  reason: z.string().nullable(),
  address: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
})
export type AuditRecord = z.infer<typeof auditRecordSchema>

export const listAuditRecords = defineCall({
  name: 'listAuditRecords',
  method: 'GET',
  path: '/api/audit-trail',
  keys: 'read',
  summary: 'Who did what, when and why, newest first',
  feature: 'audit',
  access: OPERATOR_ROLES,
  input: listInput({ sorts: ['at', 'action', 'actor', 'subject'], filters: { within: z.enum(['all', ...AUDIT_SPANS]).default('all') } }),
  output: listOutput(auditRecordSchema),
})

/** The calls of the audit trail. */
export const auditCalls = { listAuditRecords } as const
