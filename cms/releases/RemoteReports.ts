import { REPORT_KINDS } from '@framewell/domain/releases/visitTicket'
import type { CollectionConfig } from 'payload'
import { nobody } from '../platform/sessions/access'

/**
 * The networks that reported something about a release: each counts once per kind, however often it reports. A network is a keyed hash,
 * which identifies nobody.
 */
export const RemoteReports: CollectionConfig = {
  slug: 'remote-reports',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['remote', 'version', 'kind', 'network'], unique: true }],
  fields: [
    { name: 'remote', type: 'text', required: true },
    { name: 'version', type: 'text', required: true },
    { name: 'kind', type: 'select', required: true, options: [...REPORT_KINDS] },
    { name: 'network', type: 'text', required: true },
  ],
}
