import type { CollectionConfig, Field } from 'payload'
import { storedDataField } from '../../platform/fields/storedDataField'
import { nobody, operators } from '../../platform/sessions/access'

const order: Field = { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true }
const account = (name: string, required: boolean): Field => ({ name, type: 'relationship', relationTo: 'accounts', required, index: true })

/** Only the operations of the review write these. */
const access = { create: nobody, read: operators, update: nobody, delete: nobody }

/** Who reviews an order, for which design site. One row for each order; earlier engineers are in the audit trail. */
export const EngineeringReviews: CollectionConfig = {
  slug: 'engineering-reviews',
  admin: { hidden: true },
  access,
  indexes: [{ fields: ['order'], unique: true }],
  fields: [
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true },
    { name: 'license', type: 'relationship', relationTo: 'engineer-licenses', required: true, index: true },
    account('engineer', true),
    { name: 'engineerName', type: 'text', required: true },
    account('assignedBy', true),
    { name: 'assignedAt', type: 'date', required: true },
    // The design site with its source, the engineer who entered it and when.
    storedDataField({ name: 'site' }),
  ],
}

/** Approvals with the license as it was then. Rows are never changed but to be voided. */
export const EngineeringApprovals: CollectionConfig = {
  slug: 'engineering-approvals',
  admin: { hidden: true },
  access,
  fields: [
    order,
    { name: 'revision', type: 'number', required: true },
    { name: 'modelHash', type: 'text', required: true },
    account('engineer', true),
    { name: 'engineerName', type: 'text', required: true },
    { name: 'licenseNumber', type: 'text', required: true },
    { name: 'licenseState', type: 'text', required: true },
    { name: 'licenseExpiresOn', type: 'text', required: true },
    storedDataField({ name: 'signature', required: true }),
    storedDataField({ name: 'site', required: true }),
    { name: 'sealedSet', type: 'relationship', relationTo: 'order-files', required: true },
    { name: 'approvedAt', type: 'date', required: true, index: true },
    { name: 'voidedAt', type: 'date' },
    { name: 'voidReason', type: 'text' },
  ],
}

/** Questions of engineers with their answers. */
export const EngineeringQuestions: CollectionConfig = {
  slug: 'engineering-questions',
  admin: { hidden: true },
  access,
  fields: [
    order,
    { name: 'text', type: 'textarea', required: true },
    // The member it is about, and the place in a drawing with the revision it is of.
    { name: 'member', type: 'text' },
    storedDataField({ name: 'pin' }),
    account('askedBy', true),
    { name: 'askedByName', type: 'text', required: true },
    { name: 'askedAt', type: 'date', required: true, index: true },
    { name: 'answer', type: 'textarea' },
    account('answeredBy', false),
    { name: 'answeredByName', type: 'text' },
    { name: 'answeredAt', type: 'date' },
  ],
}
