import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { APPLICATION_KINDS } from '@framewell/domain/network/applicationOptions'
import { APPLICATION_STATUSES } from '@framewell/domain/network/applicationStates'
import type { CollectionConfig } from 'payload'
import { storedDataField } from '../platform/fields/storedDataField'
import { nobody, operators } from '../platform/sessions/access'

/** Applications of the three forms. Only the network's operations write it. */
export const NetworkApplications: CollectionConfig = {
  slug: 'network-applications',
  labels: { singular: 'Network application', plural: 'Network applications' },
  admin: {
    useAsTitle: 'companyName',
    defaultColumns: ['number', 'companyName', 'kind', 'status', 'submittedAt', 'promisedBy'],
    group: 'Network',
    description: 'Reviewed in the admin dashboard, where every step asks for its reason.',
    hidden: ({ user }) => !user || !OPERATOR_ROLES.some((role) => role === user.role),
  },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-submittedAt',
  fields: [
    { name: 'number', type: 'text', required: true, unique: true },
    { name: 'kind', type: 'select', required: true, options: [...APPLICATION_KINDS] },
    { name: 'companyName', type: 'text', required: true },
    { name: 'contactName', type: 'text', required: true },
    { name: 'email', type: 'text', required: true, index: true },
    { name: 'place', type: 'text', required: true },
    storedDataField({ name: 'answers', required: true }),
    storedDataField({ name: 'signature' }),
    { name: 'status', type: 'select', required: true, options: [...APPLICATION_STATUSES], index: true },
    { name: 'submittedAt', type: 'date', required: true, index: true },
    { name: 'promisedBy', type: 'date', required: true, index: true },
    { name: 'decidedAt', type: 'date' },
    { name: 'decisionReason', type: 'textarea' },
    { name: 'tokenHash', type: 'text', required: true, access: { read: nobody }, admin: { hidden: true } },
  ],
}
