import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../platform/sessions/access'

/** What each cms process answered in each minute, and that it ran. Only noteTraffic writes it. */
export const ServiceMinutes: CollectionConfig = {
  slug: 'service-minutes',
  labels: { singular: 'Minute of the service', plural: 'Minutes of the service' },
  admin: { hidden: true },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-minute',
  indexes: [{ fields: ['minute', 'process'], unique: true }],
  fields: [
    { name: 'minute', type: 'date', required: true },
    { name: 'process', type: 'text', required: true },
    { name: 'requests', type: 'number', required: true },
    { name: 'errors', type: 'number', required: true },
    { name: 'totalMs', type: 'number', required: true },
    { name: 'slowestMs', type: 'number', required: true, defaultValue: 0 },
  ],
}
