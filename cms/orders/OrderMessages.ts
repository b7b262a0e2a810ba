import { ORDER_MESSAGE_KINDS } from '@framewell/domain/orders/messageCalls'
import { ORDER_PARTIES } from '@framewell/domain/orders/transitions'
import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../platform/sessions/access'

/** Messages between builder, shop and operators on an order, including those of disputes; their text never changes. */
export const OrderMessages: CollectionConfig = {
  slug: 'order-messages',
  labels: { singular: 'Order message', plural: 'Order messages' },
  admin: { hidden: true },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: 'at',
  fields: [
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    // The shop that made the order when this was written: no shop that makes it later reads it.
    { name: 'fabricator', type: 'relationship', relationTo: 'fabricators', index: true },
    { name: 'kind', type: 'select', required: true, defaultValue: 'message', options: [...ORDER_MESSAGE_KINDS] },
    { name: 'dispute', type: 'relationship', relationTo: 'payment-disputes', index: true },
    { name: 'evidence', type: 'relationship', relationTo: 'dispute-evidence' },
    { name: 'party', type: 'select', required: true, options: [...ORDER_PARTIES] },
    { name: 'author', type: 'relationship', relationTo: 'accounts' },
    { name: 'authorName', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
    { name: 'at', type: 'date', required: true, index: true },
  ],
}
