import { auditCalls as calls } from '@framewell/domain/audit/calls'
import { bindCalls } from '../http/calls/bindCalls'
import { listAuditRecords } from './listAuditRecords'

export const auditCalls = bindCalls(calls, { listAuditRecords })
