import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../platform/sessions/access'

/** Everybody a company deals through; with an account once they have signed up. One address is one person. */
export const People: CollectionConfig = {
  slug: 'people',
  labels: { singular: 'Person', plural: 'People' },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['name', 'email', 'account', 'createdAt'],
    group: 'People',
    description: 'Made by invitations and sign-ups; people change their own name and address in their account.',
  },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'email', type: 'text', required: true, unique: true },
    { name: 'account', type: 'relationship', relationTo: 'accounts', unique: true },
  ],
}
