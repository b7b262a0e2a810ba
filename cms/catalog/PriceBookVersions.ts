import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../platform/sessions/access'

/** Every complete price book that was ever in force. Only `settlePriceBook` adds rows; quotes name the version they were made with. */
export const PriceBookVersions: CollectionConfig = {
  slug: 'price-book-versions',
  labels: { singular: 'Price book version', plural: 'Price book versions' },
  admin: {
    useAsTitle: 'version',
    defaultColumns: ['version', 'createdAt'],
    group: 'Catalog',
    description: 'What was in force when. Made by itself with every change of an option, a base price or a plan.',
    hidden: ({ user }) => !user || !OPERATOR_ROLES.some((role) => role === user.role),
  },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-version',
  fields: [
    { name: 'version', type: 'number', required: true, unique: true, index: true },
    {
      name: 'content',
      type: 'json',
      required: true,
      admin: { components: { Field: '/cms/panel/StoredData#StoredData' } },
    },
  ],
}
