import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../platform/sessions/access'

/** Every version of an event's text that an operator saved; the newest is in force. Only its call writes them. */
export const NotificationTemplates: CollectionConfig = {
  slug: 'notification-templates',
  labels: { singular: 'Mail template', plural: 'Mail templates' },
  admin: { useAsTitle: 'event', defaultColumns: ['event', 'version', 'editedBy', 'createdAt'], group: 'Operations' },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  indexes: [{ fields: ['event', 'version'], unique: true }],
  defaultSort: '-createdAt',
  fields: [
    { name: 'event', type: 'text', required: true, index: true },
    { name: 'version', type: 'number', required: true },
    {
      name: 'words',
      type: 'json',
      admin: {
        description: 'Empty: back to the words that came with the product',
        components: { Field: '/cms/panel/StoredData#StoredData' },
      },
    },
    { name: 'editedBy', type: 'text', required: true },
  ],
}
