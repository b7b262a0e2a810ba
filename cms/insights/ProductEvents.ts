import { TRACKED_EVENTS } from '@framewell/domain/insights/track'
import type { CollectionConfig } from 'payload'
import { storedDataField } from '../platform/fields/storedDataField'
import { nobody, operators } from '../platform/sessions/access'

/** What people do on the screens, without who they are. Only the track call writes it. */
export const ProductEvents: CollectionConfig = {
  slug: 'product-events',
  labels: { singular: 'Product event', plural: 'Product events' },
  admin: { useAsTitle: 'event', defaultColumns: ['createdAt', 'event'], group: 'Operations' },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  // Lets one event be counted for a day without reading the others.
  indexes: [{ fields: ['event', 'createdAt'] }],
  fields: [
    { name: 'event', type: 'select', required: true, options: [...TRACKED_EVENTS] },
    storedDataField({ name: 'data', required: true }),
  ],
}
