import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { priceListSchema, priceRowSchema } from '@framewell/domain/bom/distributor'
import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../platform/sessions/access'
import { auditPriceList } from './auditBomChange'
import { checkPriceRows } from './checkPriceRows'
import { fieldCheck } from './fieldCheck'
import { versionPriceList } from './versionPriceList'

const row = priceRowSchema.shape

/** A distributor's list prices. Every change is the next version of the list; bills name the version and its date. */
export const PriceLists: CollectionConfig = {
  slug: 'price-lists',
  labels: { singular: 'Price list', plural: 'Price lists' },
  admin: {
    useAsTitle: 'distributor',
    defaultColumns: ['distributor', 'version', 'effectiveDate', 'updatedAt'],
    group: 'Bill of materials',
    description: 'A change shows in new bills at once. A material without a row is left out of the total, and the bill says so.',
    hidden: ({ user }) => !user || !OPERATOR_ROLES.some((role) => role === user.role),
  },
  access: { create: operators, read: operators, readVersions: operators, update: operators, delete: nobody },
  versions: { maxPerDoc: 0 },
  hooks: { beforeChange: [versionPriceList], afterChange: [auditPriceList] },
  fields: [
    { name: 'distributor', type: 'relationship', relationTo: 'distributors', required: true, unique: true, index: true },
    {
      name: 'version',
      type: 'number',
      required: true,
      defaultValue: 1,
      admin: { readOnly: true, position: 'sidebar', description: 'Counted up with every change' },
    },
    {
      name: 'effectiveDate',
      type: 'text',
      label: 'Prices of',
      required: true,
      validate: fieldCheck(priceListSchema.shape.effectiveDate),
      admin: { position: 'sidebar', description: 'The date on the list: 2026-11-01' },
    },
    {
      name: 'rows',
      type: 'array',
      label: 'Prices',
      labels: { singular: 'Price', plural: 'Prices' },
      maxRows: 500,
      validate: checkPriceRows,
      admin: { initCollapsed: true, components: { RowLabel: '/cms/bom/PriceRowLabel#PriceRowLabel' } },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'sku', type: 'text', label: 'Material key', required: true, validate: fieldCheck(row.sku) },
            {
              name: 'unitCostCents',
              type: 'number',
              label: 'Price of a purchase unit, cents',
              required: true,
              validate: fieldCheck(row.unitCostCents),
              admin: { description: '3250 is $32.50.' },
            },
            { name: 'leadTimeDays', type: 'number', label: 'Lead time, days', required: true, validate: fieldCheck(row.leadTimeDays) },
          ],
        },
        {
          type: 'row',
          fields: [
            { name: 'supplier', type: 'text', required: true, validate: fieldCheck(row.supplier) },
            { name: 'supplierSku', type: 'text', label: "Supplier's own number", required: true, validate: fieldCheck(row.supplierSku) },
          ],
        },
      ],
    },
  ],
}
