import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../platform/sessions/access'

/** Each figure's value at the end of each day, so that a year's history is read without counting a year's rows. Only recordMetrics writes it. */
export const MetricDays: CollectionConfig = {
  slug: 'metric-days',
  labels: { singular: 'Day of a figure', plural: 'Days of figures' },
  admin: { useAsTitle: 'metric', defaultColumns: ['day', 'metric', 'value'], group: 'Operations' },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-day',
  indexes: [{ fields: ['metric', 'day'], unique: true }],
  fields: [
    { name: 'metric', type: 'text', required: true },
    { name: 'day', type: 'text', required: true, index: true, admin: { description: 'A day of the company, 2026-11-22' } },
    { name: 'value', type: 'number', admin: { description: 'Empty where there were no rows to compute it from' } },
  ],
}
