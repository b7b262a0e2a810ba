import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { ENDPOINT_STATE_LABELS, ENDPOINT_STATES } from '@framewell/domain/webhooks/calls'
import type { CollectionConfig } from 'payload'
import { storedDataField } from '../platform/fields/storedDataField'
import { nobody, operators } from '../platform/sessions/access'

/** Addresses that receive events; managed in the control center and in companies' accounts. */
export const WebhookEndpoints: CollectionConfig = {
  slug: 'webhook-endpoints',
  labels: { singular: 'Webhook', plural: 'Webhooks' },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'url', 'company', 'state', 'failingSince'], group: 'Operations' },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'url', type: 'text', required: true },
    { name: 'company', type: 'relationship', relationTo: 'companies', admin: { description: 'Whose events it hears; empty for all' } },
    // Distinguishes it from an endpoint whose company is gone, which must receive nothing.
    { name: 'ofStaff', type: 'checkbox', required: true, defaultValue: false },
    storedDataField({ name: 'events', required: true }),
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'active',
      options: optionsOf(ENDPOINT_STATES, ENDPOINT_STATE_LABELS),
    },
    { name: 'failingSince', type: 'date' },
    { name: 'reason', type: 'text' },
    { name: 'secret', type: 'text', required: true, hidden: true, access: { read: () => false } },
    { name: 'oldSecret', type: 'text', hidden: true, access: { read: () => false } },
    { name: 'oldSecretUntil', type: 'date' },
  ],
}
