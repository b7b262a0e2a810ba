import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { COMPANY_KIND_LABELS, COMPANY_KINDS } from '@framewell/domain/parties/company'
import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../platform/sessions/access'
import { auditPartyChange } from './auditPartyChange'

/** Companies that order houses or fabricate them. Other features refer to a company, never to a name. */
export const Companies: CollectionConfig = {
  slug: 'companies',
  labels: { singular: 'Company', plural: 'Companies' },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'kind', 'createdAt'], group: 'People' },
  // Orders and money refer to it, so it is never deleted.
  access: { create: operators, read: operators, update: operators, delete: nobody },
  defaultSort: 'name',
  hooks: { afterChange: [auditPartyChange('company')] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 160, index: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: optionsOf(COMPANY_KINDS, COMPANY_KIND_LABELS),
      // Members' accounts have the matching role.
      access: { update: nobody },
    },
  ],
}
