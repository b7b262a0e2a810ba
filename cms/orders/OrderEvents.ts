import { ORDER_STAGES } from '@framewell/domain/orders/stages'
import type { CollectionConfig } from 'payload'
import { storedDataField } from '../platform/fields/storedDataField'
import { nobody, operators } from '../platform/sessions/access'

/** Everything that happened to an order; rows are never changed. */
export const OrderEvents: CollectionConfig = {
  slug: 'order-events',
  labels: { singular: 'Order event', plural: 'Order events' },
  admin: { hidden: true },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: 'at',
  fields: [
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: ['stage', 'funded', 'accept', 'hold', 'resume', 'cancel', 'fallback', 'change', 'review', 'shipment', 'undone'],
    },
    { name: 'stage', type: 'select', required: true, options: [...ORDER_STAGES] },
    { name: 'at', type: 'date', required: true, index: true },
    { name: 'actor', type: 'text', required: true },
    { name: 'actorName', type: 'text', required: true },
    { name: 'fabricator', type: 'relationship', relationTo: 'fabricators', index: true },
    { name: 'notes', type: 'textarea' },
    // The date that the previous event promised for this stage, so that promises can be measured.
    { name: 'expectedAt', type: 'date' },
    { name: 'etaToNext', type: 'date' },
    { name: 'proof', type: 'relationship', relationTo: 'order-files' },
    storedDataField({ name: 'metadata' }),
    // Created by the recording device, so that a phone that was offline may send it twice.
    { name: 'deviceKey', type: 'text' },
  ],
  indexes: [{ fields: ['order', 'deviceKey'], unique: true }],
}
