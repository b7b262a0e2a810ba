import { HOUSE_ACCOUNTS } from '@framewell/domain/payments/houseAccount'
import { inCents } from '../../platform/fields/inCents'
import { moneyCollection } from '../moneyCollection'

/** Transfers between the escrow and the operating account, each seen on a statement of both. */
export const BankTransfers = moneyCollection({
  slug: 'bank-transfers',
  labels: { singular: 'Bank transfer', plural: 'Bank transfers' },
  useAsTitle: 'number',
  columns: ['number', 'from', 'amountCents', 'recordedBy', 'createdAt'],
  fields: [
    { name: 'number', type: 'text', required: true, unique: true },
    { name: 'from', type: 'select', required: true, options: [...HOUSE_ACCOUNTS] },
    inCents({ name: 'amountCents', required: true }),
    { name: 'reason', type: 'text', required: true },
    { name: 'recordedBy', type: 'text', required: true },
    { name: 'canceledBy', type: 'text' },
    { name: 'leftLine', type: 'relationship', relationTo: 'bank-lines', index: true },
    { name: 'arrivedLine', type: 'relationship', relationTo: 'bank-lines', index: true },
  ],
})
