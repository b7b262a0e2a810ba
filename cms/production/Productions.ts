import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { PRODUCTION_STATUSES } from '@framewell/domain/production/milestones'
import type { CollectionConfig } from 'payload'
import { companyField } from '../parties/companyField'
import { inCents } from '../platform/fields/inCents'
import { nobody, operators } from '../platform/sessions/access'

const storedData = { components: { Field: '/cms/panel/StoredData#StoredData' } }

/** Productions that builders requested in the plan picker, with their milestones. Operators update them in the control center. */
export const Productions: CollectionConfig = {
  slug: 'plan-productions',
  labels: { singular: 'Production', plural: 'Productions' },
  admin: {
    useAsTitle: 'number',
    defaultColumns: ['number', 'planName', 'status', 'contactName', 'totalCents', 'createdAt'],
    group: 'Quotes',
    hidden: ({ user }) => !user || !OPERATOR_ROLES.some((role) => role === user.role),
  },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  fields: [
    { name: 'number', type: 'text', required: true, unique: true, index: true },
    { name: 'planId', type: 'text', required: true },
    { name: 'planName', type: 'text', required: true },
    { name: 'choices', type: 'json', required: true, admin: storedData },
    { name: 'lines', type: 'json', required: true, admin: storedData },
    inCents({ name: 'totalCents', required: true }),
    { name: 'priceBookVersion', type: 'number', required: true },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      options: PRODUCTION_STATUSES.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
    },
    { name: 'declineReason', type: 'textarea' },
    { name: 'milestones', type: 'json', required: true, admin: storedData },
    { name: 'contactName', type: 'text' },
    { name: 'contactEmail', type: 'text' },
    companyField,
    { name: 'tokenHash', type: 'text', required: true, hidden: true },
  ],
}
