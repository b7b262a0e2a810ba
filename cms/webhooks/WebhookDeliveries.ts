import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { DELIVERY_STATE_LABELS, DELIVERY_STATES } from '@framewell/domain/webhooks/calls'
import type { CollectionConfig } from 'payload'
import { storedDataField } from '../platform/fields/storedDataField'
import { nobody, operators } from '../platform/sessions/access'

/** What is to be sent where, written with the change that causes it, and the result. */
export const WebhookDeliveries: CollectionConfig = {
  slug: 'webhook-deliveries',
  labels: { singular: 'Webhook delivery', plural: 'Webhook deliveries' },
  admin: { useAsTitle: 'event', defaultColumns: ['createdAt', 'endpoint', 'event', 'state', 'deliveredAt'], group: 'Operations' },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  indexes: [{ fields: ['endpoint', 'message'], unique: true }, { fields: ['endpoint', 'state', 'nextAt'] }],
  fields: [
    { name: 'endpoint', type: 'relationship', relationTo: 'webhook-endpoints', required: true },
    { name: 'message', type: 'text', required: true, admin: { description: 'The webhook-id' } },
    { name: 'event', type: 'text', required: true },
    { name: 'cause', type: 'relationship', relationTo: 'notification-events', admin: { description: 'Empty for a test' } },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'queued',
      options: optionsOf(DELIVERY_STATES, DELIVERY_STATE_LABELS),
    },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    { name: 'nextAt', type: 'date' },
    { name: 'leaseUntil', type: 'date', admin: { hidden: true } },
    { name: 'deliveredAt', type: 'date' },
    storedDataField({ name: 'attempts', required: true }),
  ],
}
