import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../platform/sessions/access'

/** What happened, once per occurrence. Mails, notices and webhooks are made from these rows. The database refuses changes. */
export const NotificationEvents: CollectionConfig = {
  slug: 'notification-events',
  labels: { singular: 'Event', plural: 'Events' },
  admin: { useAsTitle: 'name', defaultColumns: ['createdAt', 'name', 'actor'], group: 'Operations' },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  fields: [
    { name: 'name', type: 'text', required: true, index: true },
    { name: 'payload', type: 'json', required: true, admin: { components: { Field: '/cms/panel/StoredData#StoredData' } } },
    { name: 'actor', type: 'text', admin: { description: 'The account that caused it; empty for a visitor and for the system.' } },
    { name: 'onceKey', type: 'text', unique: true, admin: { description: 'One event per key, however often its cause is repeated.' } },
  ],
}
