import { CHANGE_STATUSES } from '@framewell/domain/orders/order'
import type { CollectionConfig } from 'payload'
import { storedDataField } from '../platform/fields/storedDataField'
import { nobody, operators } from '../platform/sessions/access'

/** Change orders: the proposed order, frozen like the original, and both signatures. */
export const OrderChanges: CollectionConfig = {
  slug: 'order-changes',
  labels: { singular: 'Change order', plural: 'Change orders' },
  admin: { hidden: true },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  fields: [
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    { name: 'number', type: 'number', required: true },
    { name: 'status', type: 'select', required: true, options: [...CHANGE_STATUSES], index: true },
    { name: 'proposedBy', type: 'select', required: true, options: ['builder', 'operator'] },
    { name: 'reason', type: 'textarea', required: true },
    storedDataField({ name: 'facts', required: true }),
    storedDataField({ name: 'frozen', required: true }),
    { name: 'cutList', type: 'textarea', required: true },
    storedDataField({ name: 'text', required: true }),
    storedDataField({ name: 'builderSignature' }),
    storedDataField({ name: 'houseSignature' }),
    { name: 'proposedAt', type: 'date', required: true },
    { name: 'decidedAt', type: 'date' },
  ],
  indexes: [{ fields: ['order', 'number'], unique: true }],
}
