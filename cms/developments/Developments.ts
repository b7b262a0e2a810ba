import type { CollectionConfig } from 'payload'
import { companyField } from '../parties/companyField'
import { storedDataField } from '../platform/fields/storedDataField'
import { nobody, operators } from '../platform/sessions/access'

/** Developments of builders with their lots. Only the operations of developments write them. */
export const Developments: CollectionConfig = {
  slug: 'developments',
  labels: { singular: 'Development', plural: 'Developments' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'company', 'lotCount', 'orderedAt'],
    group: 'Quotes',
    description: 'Lots that a builder plans, quotes and orders together.',
  },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-changedAt',
  fields: [
    { name: 'name', type: 'text', required: true },
    { ...companyField, required: true },
    { name: 'createdBy', type: 'relationship', relationTo: 'accounts', required: true, admin: { position: 'sidebar' } },
    storedDataField({ name: 'lots', required: true }),
    { name: 'lotCount', type: 'number', required: true, label: 'Lots' },
    { name: 'quoteId', type: 'text', admin: { hidden: true } },
    // The layouts of the quoted plans by plan id: a plan may change, what is quoted may not.
    storedDataField({ name: 'quotedLayouts' }),
    storedDataField({ name: 'signature' }),
    { name: 'orderedAt', type: 'date', admin: { position: 'sidebar' } },
    { name: 'changedAt', type: 'date', required: true, index: true, admin: { position: 'sidebar' } },
  ],
}
