import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { QUOTE_KINDS } from '@framewell/domain/quotes/quote'
import type { CollectionConfig } from 'payload'
import { companyField } from '../parties/companyField'
import { inCents } from '../platform/fields/inCents'
import { storedDataField } from '../platform/fields/storedDataField'
import { nobody, operators } from '../platform/sessions/access'

/** Quotes with everything they were made from. Only `issueQuote` adds rows; amounts never change, a change is a new revision. */
export const IssuedQuotes: CollectionConfig = {
  slug: 'issued-quotes',
  labels: { singular: 'Quote', plural: 'Quotes' },
  admin: {
    useAsTitle: 'number',
    defaultColumns: ['number', 'revision', 'title', 'contactName', 'totalCents', 'issuedAt', 'validUntil'],
    listSearchableFields: ['number', 'title', 'contactName', 'contactEmail', 'contactCompany'],
    group: 'Quotes',
    description: 'Issued by the configurators. A quote keeps the prices it was made with.',
    hidden: ({ user }) => !user || !OPERATOR_ROLES.some((role) => role === user.role),
  },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-issuedAt',
  indexes: [{ fields: ['number', 'revision'], unique: true }],
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'number', type: 'text', required: true },
        { name: 'revision', type: 'number', required: true },
        { name: 'kind', type: 'select', required: true, options: [...QUOTE_KINDS], index: true },
      ],
    },
    { name: 'title', type: 'text', required: true },
    {
      type: 'row',
      fields: [
        { name: 'contactName', type: 'text' },
        { name: 'contactEmail', type: 'text', index: true },
        { name: 'contactCompany', type: 'text' },
        { name: 'contactPhone', type: 'text' },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'siteZip', type: 'text', label: 'ZIP code' },
        { name: 'deliverBy', type: 'text', label: 'Needed by' },
      ],
    },
    inCents({ name: 'totalCents', required: true }),
    // The sales tax at its site; empty when the total is before tax.
    storedDataField({ name: 'tax' }),
    storedDataField({ name: 'lines', required: true }),
    storedDataField({ name: 'changes', required: true }),
    storedDataField({ name: 'inputs', required: true }),
    storedDataField({ name: 'warnings', required: true }),
    storedDataField({ name: 'assumptions', required: true }),
    // Null if there is nothing to draw.
    storedDataField({ name: 'layout' }),
    { name: 'priceBookVersion', type: 'number', required: true, admin: { position: 'sidebar' } },
    { name: 'issuedAt', type: 'date', required: true, index: true, admin: { position: 'sidebar' } },
    { name: 'validUntil', type: 'date', required: true, index: true, admin: { position: 'sidebar' } },
    { name: 'orderedAt', type: 'date', admin: { position: 'sidebar' } },
    {
      name: 'replacedBy',
      type: 'text',
      label: 'Newest revision',
      admin: { position: 'sidebar', description: 'Id of the quote that replaced this one' },
    },
    companyField,
    // The private link's token itself is not stored.
    { name: 'tokenHash', type: 'text', required: true, hidden: true },
  ],
}
