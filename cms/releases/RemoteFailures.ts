import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../platform/sessions/access'

/** Failures of micro-frontends that visitors' pages reported; failures with one message are counted in one record. */
export const RemoteFailures: CollectionConfig = {
  slug: 'remote-failures',
  labels: { singular: 'Failure of a micro-frontend', plural: 'Failures of micro-frontends' },
  admin: {
    useAsTitle: 'message',
    defaultColumns: ['lastSeenAt', 'remote', 'version', 'stage', 'message', 'count'],
    group: 'Operations',
    description: 'Reported by the pages it happened on. The page itself went on: only the area of the micro-frontend was affected.',
  },
  access: { create: nobody, read: operators, update: nobody, delete: operators },
  defaultSort: '-lastSeenAt',
  indexes: [{ fields: ['remote', 'version', 'stage', 'message'], unique: true }],
  fields: [
    { name: 'remote', type: 'text', required: true },
    { name: 'version', type: 'text', required: true },
    {
      name: 'stage',
      type: 'text',
      required: true,
      admin: {
        description:
          'load, integrity, contract, render, draw (on a server), freeze (the page stopped responding), service (its own service failed), or error: nobody caught it',
      },
    },
    { name: 'path', type: 'text', required: true, admin: { description: 'The page of the newest report' } },
    { name: 'message', type: 'textarea', required: true },
    { name: 'stack', type: 'textarea', admin: { description: 'Of the first report' } },
    { name: 'count', type: 'number', required: true, defaultValue: 1 },
    { name: 'firstSeenAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
    { name: 'lastSeenAt', type: 'date', required: true, index: true, admin: { date: { pickerAppearance: 'dayAndTime' } } },
  ],
}
