import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../sessions/access'

/** Background work: queued with the change that causes it, done once. */
export const BackgroundJobs: CollectionConfig = {
  slug: 'background-jobs',
  labels: { singular: 'Background job', plural: 'Background jobs' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'status', 'attempts', 'createdAt', 'doneAt'],
    group: 'Operations',
    description: 'What the system does by itself. Failed ones were given up after the last attempt; the error says why.',
  },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  fields: [
    { name: 'name', type: 'text', required: true, index: true },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'queued',
      index: true,
      options: [
        { value: 'queued', label: 'Queued' },
        { value: 'done', label: 'Done' },
        { value: 'failed', label: 'Failed' },
      ],
    },
    { name: 'input', type: 'json', admin: { components: { Field: '/cms/panel/StoredData#StoredData' } } },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'error', type: 'textarea' },
    { name: 'dedupKey', type: 'text', unique: true, admin: { description: 'One job per key, however often the cause is repeated' } },
    { name: 'runAfter', type: 'date' },
    { name: 'doneAt', type: 'date', index: true },
  ],
}
