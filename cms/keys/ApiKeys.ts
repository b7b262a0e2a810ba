import type { CollectionConfig } from 'payload'
import { storedDataField } from '../platform/fields/storedDataField'
import { nobody, operators } from '../platform/sessions/access'

/** Keys with which other systems make our calls. Only a key's hash is stored; operators issue keys in the control center. */
export const ApiKeys: CollectionConfig = {
  slug: 'api-keys',
  labels: { singular: 'API key', plural: 'API keys' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'prefix', 'company', 'expiresAt', 'lastUsedAt', 'revokedAt'],
    group: 'Operations',
    description: 'Which system may make which calls. A key is shown once, when it is issued in the control center.',
  },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'prefix', type: 'text', required: true, unique: true },
    { name: 'company', type: 'relationship', relationTo: 'companies', admin: { description: 'Whose records it opens; empty for staff' } },
    { name: 'account', type: 'relationship', relationTo: 'accounts', required: true, admin: { description: 'The account it acts for' } },
    storedDataField({ name: 'scopes', required: true }),
    { name: 'callsPerMinute', type: 'number', required: true },
    { name: 'expiresAt', type: 'date', required: true, admin: { date: { pickerAppearance: 'dayAndTime' } } },
    { name: 'lastUsedAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
    { name: 'revokedAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
    { name: 'reason', type: 'textarea' },
    { name: 'keyHash', type: 'text', required: true, hidden: true, access: { read: () => false } },
  ],
}
