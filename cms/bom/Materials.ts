import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { BOM_CATEGORIES } from '@framewell/domain/bom/bomCategory'
import { CSI_DIVISIONS, materialSchema, NET_UNITS } from '@framewell/domain/bom/material'
import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../platform/sessions/access'
import { auditBomChange } from './auditBomChange'
import { fieldCheck } from './fieldCheck'

const { shape } = materialSchema

/** What a take-off counts, independent of the seller. Rules name the keys, so materials are neither renamed nor deleted. */
export const Materials: CollectionConfig = {
  slug: 'materials',
  labels: { singular: 'Material', plural: 'Materials' },
  admin: {
    useAsTitle: 'productName',
    defaultColumns: ['sku', 'productName', 'category', 'purchaseUnit', 'packageSize', 'csi', 'updatedAt'],
    listSearchableFields: ['sku', 'productName', 'category'],
    group: 'Bill of materials',
    description: 'A changed package size changes the order quantities of every new bill at once.',
    hidden: ({ user }) => !user || !OPERATOR_ROLES.some((role) => role === user.role),
  },
  access: { create: operators, read: operators, readVersions: operators, update: operators, delete: nobody },
  versions: { maxPerDoc: 0 },
  defaultSort: ['category', 'sku'],
  hooks: { afterChange: [auditBomChange('material', ['sku', 'productName', 'category', 'unit', 'purchaseUnit', 'packageSize', 'csi'])] },
  fields: [
    {
      name: 'sku',
      type: 'text',
      label: 'Key',
      required: true,
      unique: true,
      index: true,
      validate: fieldCheck(shape.sku),
      access: { update: () => false },
      admin: { description: 'Rules and price lists name it; it stays as it was made.' },
    },
    { name: 'productName', type: 'text', required: true, validate: fieldCheck(shape.productName) },
    {
      type: 'row',
      fields: [
        { name: 'category', type: 'select', required: true, index: true, options: [...BOM_CATEGORIES] },
        {
          name: 'csi',
          type: 'select',
          label: 'CSI division',
          required: true,
          options: Object.entries(CSI_DIVISIONS).map(([value, title]) => ({ value, label: `${value} ${title}` })),
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'unit',
          type: 'select',
          label: 'Counted in',
          required: true,
          options: [...NET_UNITS],
          access: { update: () => false },
        },
        {
          name: 'purchaseUnit',
          type: 'text',
          label: 'Bought by the',
          required: true,
          validate: fieldCheck(shape.purchaseUnit),
          admin: { description: 'piece, sheet, box of 1,000' },
        },
        {
          name: 'packageSize',
          type: 'number',
          label: 'Units in it',
          required: true,
          validate: fieldCheck(shape.packageSize),
          admin: { description: '32 sq ft in a sheet, 20 ft in a piece' },
        },
      ],
    },
  ],
}
