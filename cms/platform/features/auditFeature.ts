import { AuditRecords } from '../audit/AuditRecords'
import { auditCalls } from '../audit/calls'
import { auditPersonal } from '../audit/personal'
import { feature } from './feature'

export const audit = feature({
  name: 'audit',
  personal: auditPersonal,
  collections: [AuditRecords],
  calls: auditCalls,
})
