import { feature } from '../features/feature'
import { AuditRecords } from './AuditRecords'

export const audit = feature({
  name: 'audit',
  collections: [AuditRecords],
})
