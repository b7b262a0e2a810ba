import type { PersonalData } from '../platform/privacy/personalData'
import { storedName } from './fileOfOrder'

const PLACED = { account: 'placed_by_id' }

/** An order is a contract and stays as signed. Names next to messages are removed, and the account behind every ID is anonymized. */
export const ordersPersonal: PersonalData = {
  rows: [
    {
      table: 'order_changes',
      area: 'Change orders',
      whose: { through: 'order_id', of: 'orders', whose: PLACED },
      ends: { builder_signature: 'contract', house_signature: 'contract', facts: 'contract', text: 'contract' },
    },
    {
      table: 'orders',
      area: 'Orders',
      whose: PLACED,
      ends: { placed_by_id: 'contract', signature: 'contract', company_name: 'business', site_address: 'contract', site_zip: 'contract' },
    },
    {
      table: 'order_events',
      area: 'Steps of orders',
      // 'builder_' followed by the account's ID
      whose: { account: "split_part(actor, '_', 2)" },
      ends: { actor: 'audit', actor_name: 'audit', notes: 'audit', metadata: 'audit' },
    },
    {
      table: 'order_messages',
      area: 'Messages about orders',
      whose: { account: 'author_id' },
      ends: { author_name: 'name', author_id: 'others', text: 'others' },
    },
    {
      table: 'order_files',
      area: 'Files of orders',
      whose: { account: 'uploaded_by_id' },
      ends: { uploaded_by_id: 'contract', name: 'contract' },
      file: ({ order_id, id }) => storedName(String(order_id), String(id)),
    },
    {
      table: 'engineer_licenses',
      area: 'Licenses of engineers',
      whose: { through: 'person_id', of: 'people', whose: { account: 'account_id' } },
      ends: { person_id: 'contract', name: 'contract', number: 'contract' },
    },
    {
      table: 'engineering_reviews',
      area: 'Engineering reviews',
      whose: { account: 'engineer_id' },
      ends: { engineer_id: 'contract', engineer_name: 'contract', site: 'contract' },
    },
    {
      table: 'engineering_approvals',
      area: 'Approvals of engineers',
      whose: { account: 'engineer_id' },
      ends: { engineer_id: 'contract', engineer_name: 'contract', license_number: 'contract', signature: 'contract', site: 'contract' },
    },
    {
      table: 'engineering_questions',
      area: 'Questions of engineers',
      whose: { any: [{ account: 'asked_by_id' }, { account: 'answered_by_id' }] },
      ends: {
        asked_by_id: 'contract',
        asked_by_name: 'contract',
        answered_by_id: 'contract',
        answered_by_name: 'contract',
        text: 'contract',
        answer: 'contract',
        member: 'contract',
        pin: 'contract',
      },
    },
    { table: 'order_reads', area: 'What was read', whose: { account: 'account_id' }, ends: 'delete' },
  ],
  acted: { engineering_reviews: { assigned_by_id: 'audit' } },
  none: {
    orders: [
      'fabricator_name',
      'source',
      'tax',
      'terms',
      'release_policy',
      'frozen',
      'form',
      'slots',
      'deliver_by',
      'panel_basis',
      'shop_price',
      'review_policy',
    ],
    order_changes: ['frozen'],
    order_events: ['device_key'],
    order_panels: [],
    order_shipments: ['carrier', 'bill_of_lading', 'cancel_reason'],
  },
}
