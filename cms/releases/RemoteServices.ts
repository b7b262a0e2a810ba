import type { CollectionConfig } from 'payload'
import { storedDataField } from '../platform/fields/storedDataField'
import { nobody, operators } from '../platform/sessions/access'

/** Operators' decisions about micro-frontends' own services: where the site forwards their requests, and within which limits. */
export const RemoteServices: CollectionConfig = {
  slug: 'remote-services',
  labels: { singular: 'Own service', plural: 'Own services' },
  admin: {
    useAsTitle: 'remote',
    defaultColumns: ['remote', 'origin', 'reason', 'decidedBy', 'updatedAt'],
    group: 'Operations',
    description: 'The server of another team that a micro-frontend gets its own data from. Each decision is recorded with its reason.',
    components: { beforeListTable: ['/cms/releases/panel/late#SetRemoteService'] },
  },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  fields: [
    { name: 'remote', type: 'text', required: true, unique: true },
    { name: 'origin', type: 'text', admin: { description: 'Empty when nothing is forwarded' } },
    storedDataField({ name: 'methods', required: true }),
    { name: 'perMinute', type: 'number', required: true, label: 'Requests of one address in a minute' },
    { name: 'bodyKb', type: 'number', required: true, label: 'Body (KB)' },
    { name: 'answerKb', type: 'number', required: true, label: 'Answer (KB)' },
    { name: 'seconds', type: 'number', required: true, label: 'Seconds for an answer' },
    { name: 'reason', type: 'textarea', required: true },
    { name: 'decidedBy', type: 'text', required: true },
  ],
}
