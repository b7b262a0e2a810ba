import { NOTIFICATION_KINDS } from '@framewell/domain/notifications/kinds'
import type { CollectionConfig } from 'payload'
import { nobody } from '../platform/sessions/access'

/** A person's in-app notifications. They are read through the person's own calls only. */
export const Notices: CollectionConfig = {
  slug: 'notices',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['account', 'createdAt'] }, { fields: ['event', 'account'], unique: true }],
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'accounts', required: true, index: true },
    { name: 'event', type: 'relationship', relationTo: 'notification-events', required: true },
    { name: 'kind', type: 'select', required: true, options: [...NOTIFICATION_KINDS] },
    { name: 'title', type: 'text', required: true },
    { name: 'body', type: 'textarea' },
    // A path of the site.
    { name: 'path', type: 'text' },
    { name: 'readAt', type: 'date' },
    // Waits for the person's digest; null for one that was mailed at once or not at all.
    { name: 'digestAfter', type: 'date', index: true },
  ],
}
