import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../../platform/sessions/access'

/** Drawings that builders uploaded: the facts about each file; the file itself is in the plan-file store under its ID. */
export const PlanFiles: CollectionConfig = {
  slug: 'plan-files',
  labels: { singular: 'Uploaded plan', plural: 'Uploaded plans' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'mimeType', 'sizeBytes', 'createdAt'],
    group: 'Quotes',
    description: 'Drawings sent with configurations. Open them from the quote, where they are served as downloads.',
    hidden: ({ user }) => !user || !OPERATOR_ROLES.some((role) => role === user.role),
  },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  fields: [
    { name: 'name', type: 'text', required: true, admin: { description: 'As the builder named it' } },
    { name: 'mimeType', type: 'text', required: true },
    { name: 'sizeBytes', type: 'number', required: true },
    { name: 'quoteNumber', type: 'text', admin: { description: 'The quote made with it; a file without one is removed after 30 days' } },
    { name: 'quoteId', type: 'text', index: true, hidden: true },
    { name: 'tokenHash', type: 'text', required: true, hidden: true },
  ],
}
