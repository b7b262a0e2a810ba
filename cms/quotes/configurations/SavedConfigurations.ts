import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { configuratorSchema } from '@framewell/domain/quotes/savedConfiguration'
import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../../platform/sessions/access'

/** The configurators' drafts that people store under a private link. */
export const SavedConfigurations: CollectionConfig = {
  slug: 'saved-configurations',
  labels: { singular: 'Saved configuration', plural: 'Saved configurations' },
  admin: {
    defaultColumns: ['configurator', 'path', 'savedAt'],
    group: 'Quotes',
    description: 'Drafts that builders keep under a private link. They change with every answer.',
    hidden: ({ user }) => !user || !OPERATOR_ROLES.some((role) => role === user.role),
  },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-savedAt',
  fields: [
    { name: 'configurator', type: 'select', required: true, options: configuratorSchema.options.map((value) => ({ value, label: value })) },
    { name: 'path', type: 'text', required: true },
    { name: 'state', type: 'json', required: true, admin: { components: { Field: '/cms/panel/StoredData#StoredData' } } },
    { name: 'savedAt', type: 'date', required: true, index: true },
    { name: 'tokenHash', type: 'text', required: true, hidden: true },
  ],
}
