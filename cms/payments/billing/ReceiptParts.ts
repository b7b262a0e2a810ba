import { companyField } from '../../parties/companyField'
import { inCents } from '../../platform/fields/inCents'
import { moneyCollection } from '../moneyCollection'

/** What became of payments received: each part pays an invoice or is refunded. A part that is taken back stays as a record. */
export const ReceiptParts = moneyCollection({
  slug: 'receipt-parts',
  labels: { singular: 'Receipt part', plural: 'Receipt parts' },
  useAsTitle: 'postingId',
  columns: ['line', 'invoice', 'amountCents', 'decidedBy', 'takenBackAt'],
  fields: [
    { name: 'line', type: 'relationship', relationTo: 'bank-lines', required: true, index: true },
    { ...companyField, required: true, admin: { position: 'sidebar' } },
    // The order of the invoice, or the order a refund is paid under.
    { name: 'project', type: 'relationship', relationTo: 'payment-projects', required: true, index: true },
    // Empty for a refund.
    { name: 'invoice', type: 'relationship', relationTo: 'invoices', index: true },
    inCents({ name: 'amountCents', required: true }),
    { name: 'postingId', type: 'text', required: true },
    { name: 'decidedBy', type: 'text', required: true },
    { name: 'reason', type: 'text' },
    { name: 'takenBackAt', type: 'date' },
    { name: 'takenBackBy', type: 'text' },
    { name: 'takenBackReason', type: 'text' },
  ],
})
