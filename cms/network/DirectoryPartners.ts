import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { DIRECTORY_PARTNER_KINDS } from '@framewell/domain/network/applicationOptions'
import type { CollectionConfig } from 'payload'
import { companyField } from '../parties/companyField'
import { operators } from '../platform/sessions/access'

/** Partners in the public directory. Created by approving an application; operators edit their texts. */
export const DirectoryPartners: CollectionConfig = {
  slug: 'directory-partners',
  labels: { singular: 'Directory partner', plural: 'Directory partners' },
  admin: {
    useAsTitle: 'businessName',
    defaultColumns: ['businessName', 'partnerType', 'location', 'verified', 'demo'],
    group: 'Network',
    hidden: ({ user }) => !user || !OPERATOR_ROLES.some((role) => role === user.role),
  },
  access: { create: operators, read: operators, update: operators, delete: operators },
  defaultSort: 'businessName',
  fields: [
    { name: 'businessName', type: 'text', required: true, maxLength: 160 },
    { name: 'partnerType', type: 'select', required: true, options: [...DIRECTORY_PARTNER_KINDS] },
    { name: 'location', type: 'text', required: true, maxLength: 200 },
    { name: 'phone', type: 'text', defaultValue: '', maxLength: 40 },
    { name: 'email', type: 'email', required: true },
    { name: 'specialties', type: 'text', hasMany: true, maxRows: 30, maxLength: 120 },
    { name: 'experience', type: 'textarea', defaultValue: '', maxLength: 4000 },
    { name: 'verified', type: 'checkbox', defaultValue: false, admin: { position: 'sidebar' } },
    { name: 'demo', type: 'checkbox', defaultValue: false, label: 'Demo data', admin: { position: 'sidebar', readOnly: true } },
    { ...companyField, admin: { position: 'sidebar', description: 'Whose people sign in for it' } },
    { name: 'application', type: 'text', index: true, admin: { hidden: true } },
  ],
}
