import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { TIERS } from '@framewell/domain/credit/tier'
import { ORDER_STAGES, ORDER_STATUSES } from '@framewell/domain/orders/stages'
import type { CollectionConfig } from 'payload'
import { companyField } from '../parties/companyField'
import { inCents } from '../platform/fields/inCents'
import { storedDataField } from '../platform/fields/storedDataField'
import { nobody, operators } from '../platform/sessions/access'

/** Orders with their own copies of everything they were made from. Only the operations of orders write them. */
export const Orders: CollectionConfig = {
  slug: 'orders',
  labels: { singular: 'Order', plural: 'Orders' },
  admin: {
    useAsTitle: 'number',
    defaultColumns: ['number', 'companyName', 'title', 'status', 'stage', 'fabricatorName', 'deliverBy'],
    listSearchableFields: ['number', 'companyName', 'title', 'fabricatorName'],
    group: 'Orders',
    description: 'Placed by builders; moved on by their shops and by operators in the product, never here.',
    hidden: ({ user }) => !user || !OPERATOR_ROLES.some((role) => role === user.role),
  },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-placedAt',
  fields: [
    { name: 'number', type: 'text', required: true, unique: true, index: true },
    { name: 'title', type: 'text', required: true },
    { name: 'status', type: 'select', required: true, options: [...ORDER_STATUSES], index: true, admin: { position: 'sidebar' } },
    { name: 'stage', type: 'select', required: true, options: [...ORDER_STAGES], index: true, admin: { position: 'sidebar' } },
    { name: 'stageReachedAt', type: 'date', required: true },
    { ...companyField, required: true, admin: { position: 'sidebar' } },
    { name: 'companyName', type: 'text', required: true },
    { name: 'placedBy', type: 'relationship', relationTo: 'accounts', required: true, admin: { position: 'sidebar' } },
    { name: 'fabricator', type: 'relationship', relationTo: 'fabricators', required: true, index: true, admin: { position: 'sidebar' } },
    { name: 'fabricatorName', type: 'text', required: true },
    storedDataField({ name: 'source', required: true }),
    // What it was placed from. A change order that takes another source replaces `source` alone.
    { name: 'sourceId', type: 'text', required: true, index: true, admin: { hidden: true } },
    { name: 'revision', type: 'number', required: true },
    { name: 'tier', type: 'select', required: true, options: [...TIERS] },
    {
      type: 'row',
      fields: [
        inCents({ name: 'priceCents', required: true, label: 'Price' }),
        inCents({ name: 'creditCents', required: true, label: 'On credit' }),
        { name: 'units', type: 'number', required: true, label: 'Units of capacity' },
        { name: 'steelPounds', type: 'number', required: true, label: 'Steel, lb' },
      ],
    },
    // Its sales tax, as signed; empty when the price is before tax.
    storedDataField({ name: 'tax' }),
    storedDataField({ name: 'terms', required: true }),
    storedDataField({ name: 'releasePolicy', required: true }),
    storedDataField({ name: 'frozen', required: true }),
    // The cut list as ordered: the frame model's rules may change, an order may not.
    { name: 'cutList', type: 'textarea', required: true, admin: { hidden: true } },
    storedDataField({ name: 'form', required: true }),
    storedDataField({ name: 'signature' }),
    {
      type: 'row',
      fields: [
        { name: 'siteAddress', type: 'text', required: true },
        { name: 'siteZip', type: 'text', required: true },
        { name: 'latitude', type: 'number', required: true },
        { name: 'longitude', type: 'number', required: true },
      ],
    },
    { name: 'deliverBy', type: 'text', required: true, index: true },
    { name: 'routingDecision', type: 'text', required: true },
    { name: 'holdId', type: 'text', index: true, admin: { hidden: true } },
    storedDataField({ name: 'slots', required: true }),
    { name: 'heldUntil', type: 'date', index: true },
    // The deadline that the present shop was given; kept once it has accepted.
    { name: 'acceptBy', type: 'date', index: true },
    { name: 'acceptedAt', type: 'date' },
    // What the panels are cut by, as the shop's limits were when it accepted.
    storedDataField({ name: 'panelBasis' }),
    // The price that its shop accepted, and the approved list or quote it comes from. Every accepted order has one.
    storedDataField({ name: 'shopPrice' }),
    // Whether an engineering review was required when fabrication started, and why. Orders begun before have none.
    storedDataField({ name: 'reviewPolicy' }),
    { name: 'placedAt', type: 'date', required: true, index: true, admin: { position: 'sidebar' } },
    { name: 'signedAt', type: 'date', admin: { position: 'sidebar' } },
    { name: 'closedAt', type: 'date', admin: { position: 'sidebar' } },
    { name: 'cancelReason', type: 'text' },
    {
      name: 'demo',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      label: 'Demo data',
      admin: { position: 'sidebar', readOnly: true },
    },
  ],
}
