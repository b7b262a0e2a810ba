import type { CollectionConfig } from 'payload'
import { nobody } from '../../sessions/access'

/** First answers of creating calls, stored for a day so that a retry gets the same one. Only the call mechanism reads and writes them. */
export const IdempotencyRecords: CollectionConfig = {
  slug: 'idempotency-records',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    // Hash of call, actor and key.
    { name: 'scope', type: 'text', required: true, unique: true },
    { name: 'call', type: 'text', required: true },
    { name: 'bodyHash', type: 'text', required: true },
    { name: 'status', type: 'number', required: true },
    { name: 'answer', type: 'textarea', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
