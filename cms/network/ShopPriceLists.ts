import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { SHOP_PRICE_STATUSES } from '@framewell/domain/network/shopPriceCalls'
import type { CollectionConfig } from 'payload'
import { inCents } from '../platform/fields/inCents'
import { storedDataField } from '../platform/fields/storedDataField'
import { nobody, operators } from '../platform/sessions/access'

/**
 * What shops ask: a row for each price list and each quote for one order, added when it is proposed. Its price never changes; only the decision
 * is added. Written by the network's operations alone.
 */
export const ShopPriceLists: CollectionConfig = {
  slug: 'shop-price-lists',
  labels: { singular: 'Shop price', plural: 'Shop prices' },
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['fabricator', 'from', 'order', 'status', 'proposedBy'],
    group: 'Network',
    description: 'Proposed by shops in their portal and decided in the admin dashboard.',
    hidden: ({ user }) => !user || !OPERATOR_ROLES.some((role) => role === user.role),
  },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  fields: [
    { name: 'fabricator', type: 'relationship', relationTo: 'fabricators', required: true, index: true },
    { name: 'status', type: 'select', required: true, options: [...SHOP_PRICE_STATUSES], index: true },
    // A list has its first day and rates; a quote its order and price.
    { name: 'from', type: 'text' },
    storedDataField({ name: 'rates' }),
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    inCents({ name: 'quoteCents' }),
    { name: 'note', type: 'text' },
    { name: 'proposedBy', type: 'text', required: true },
    { name: 'decidedBy', type: 'text' },
    { name: 'decidedAt', type: 'date' },
    { name: 'reason', type: 'text' },
  ],
}
