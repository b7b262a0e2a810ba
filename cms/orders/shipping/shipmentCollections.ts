import { MEMBER_PARTS } from '@framewell/domain/framing/member'
import type { CollectionConfig, Field } from 'payload'
import { nobody, operators } from '../../platform/sessions/access'

const order: Field = { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true }

/** Only the operations of the shop's work write these. */
const access = { create: nobody, read: operators, update: nobody, delete: nobody }

/** The panels of an order as its shop makes them, stored when fabrication starts, and where each is. */
export const OrderPanels: CollectionConfig = {
  slug: 'order-panels',
  admin: { hidden: true },
  access,
  indexes: [{ fields: ['order', 'mark'], unique: true }],
  fields: [
    order,
    { name: 'mark', type: 'text', required: true },
    { name: 'revision', type: 'number', required: true },
    { name: 'part', type: 'select', required: true, options: [...MEMBER_PARTS] },
    { name: 'loose', type: 'checkbox', required: true },
    { name: 'bundle', type: 'text', required: true },
    // Steel and zinc.
    { name: 'shippedPounds', type: 'number', required: true },
    { name: 'erectionSequence', type: 'number', required: true },
    { name: 'assembledOn', type: 'text' },
    // Number of the shipment it is on; a canceled shipment has none.
    { name: 'shipment', type: 'number' },
  ],
}

/** Trucks that took panels of an order. A wrong one is canceled and stays on record. */
export const OrderShipments: CollectionConfig = {
  slug: 'order-shipments',
  admin: { hidden: true },
  access,
  indexes: [{ fields: ['order', 'number'], unique: true }],
  fields: [
    order,
    { name: 'number', type: 'number', required: true },
    { name: 'carrier', type: 'text' },
    { name: 'billOfLading', type: 'text' },
    { name: 'shippedOn', type: 'text', required: true },
    { name: 'limitPounds', type: 'number' },
    { name: 'deliveredOn', type: 'text' },
    { name: 'canceledOn', type: 'text' },
    { name: 'cancelReason', type: 'text' },
  ],
}
