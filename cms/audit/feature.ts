import { feature } from '../features/feature'
import { AuditRecords } from './AuditRecords'
import { auditCalls } from './calls'

export const audit = feature({
  name: 'audit',
  collections: [AuditRecords],
  calls: auditCalls,
})
