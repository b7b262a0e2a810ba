import { feature } from '../features/feature'
import { AuditRecords } from './AuditRecords'
import { auditCalls } from './calls'
import { auditPersonal } from './personal'

export const audit = feature({
  name: 'audit',
  personal: auditPersonal,
  collections: [AuditRecords],
  calls: auditCalls,
})
