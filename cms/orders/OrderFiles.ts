import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../platform/sessions/access'

/** Photos that prove a stage, and attachments of messages. The bytes are in the file store under the row's ID. */
export const OrderFiles: CollectionConfig = {
  slug: 'order-files',
  labels: { singular: 'Order file', plural: 'Order files' },
  admin: { hidden: true },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  fields: [
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    { name: 'name', type: 'text', required: true },
    { name: 'mimeType', type: 'text', required: true },
    { name: 'sizeBytes', type: 'number', required: true },
    { name: 'uploadedBy', type: 'relationship', relationTo: 'accounts', required: true },
    { name: 'message', type: 'relationship', relationTo: 'order-messages', index: true },
    // Of a sealed set: the hash of the model it was added for.
    { name: 'sealedModel', type: 'text' },
  ],
}
