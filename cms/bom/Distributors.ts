import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { distributorSchema } from '@framewell/domain/bom/distributor'
import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../platform/sessions/access'
import { auditBomChange } from './auditBomChange'
import { fieldCheck } from './fieldCheck'

const { shape } = distributorSchema

/** Who sells the materials of a bill. Public through the BOM calls; price lists name them, so they are switched off, never deleted. */
export const Distributors: CollectionConfig = {
  slug: 'distributors',
  labels: { singular: 'Distributor', plural: 'Distributors' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'distributorId', 'region', 'offered', 'updatedAt'],
    group: 'Bill of materials',
    description: 'Offered on the BOM generator as soon as a price list names them.',
    hidden: ({ user }) => !user || !OPERATOR_ROLES.some((role) => role === user.role),
  },
  access: { create: operators, read: operators, readVersions: operators, update: operators, delete: nobody },
  versions: { maxPerDoc: 0 },
  defaultSort: 'name',
  hooks: { afterChange: [auditBomChange('distributor', ['distributorId', 'name', 'region', 'offered', 'demo'])] },
  fields: [
    {
      name: 'distributorId',
      type: 'text',
      label: 'Id',
      required: true,
      unique: true,
      index: true,
      validate: fieldCheck(shape.id),
      admin: { description: 'Part of addresses and requests, so leave it as it is.' },
    },
    { name: 'name', type: 'text', required: true, validate: fieldCheck(shape.name) },
    { name: 'region', type: 'text', required: true, validate: fieldCheck(shape.region) },
    {
      name: 'demo',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'Invented for trying the product out; every bill says so.' },
    },
    {
      name: 'offered',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      admin: { position: 'sidebar', description: 'Off: not to be chosen.' },
    },
  ],
}
