import { INVOICE_KINDS, INVOICE_STATUSES } from '@framewell/domain/payments/invoices'
import { companyField } from '../../parties/companyField'
import { inCents } from '../../platform/fields/inCents'
import { moneyCollection } from '../moneyCollection'

/** What builders are billed. Paid and credited amounts change through postings only. */
export const Invoices = moneyCollection({
  slug: 'invoices',
  labels: { singular: 'Invoice', plural: 'Invoices' },
  useAsTitle: 'number',
  columns: ['number', 'project', 'kind', 'status', 'amountCents', 'dueOn'],
  fields: [
    { name: 'number', type: 'text', required: true, unique: true },
    { name: 'project', type: 'relationship', relationTo: 'payment-projects', required: true, index: true },
    { ...companyField, required: true, admin: { position: 'sidebar' } },
    { name: 'kind', type: 'select', required: true, options: [...INVOICE_KINDS] },
    { name: 'status', type: 'select', required: true, options: [...INVOICE_STATUSES], index: true },
    // Paid into escrow by a bank receipt. Other invoices are trade credit, which a receipt repays.
    { name: 'prepaid', type: 'checkbox', required: true, defaultValue: false },
    // The sales tax is a part of each of the three amounts.
    inCents({ name: 'amountCents', required: true }),
    inCents({ name: 'paidCents', required: true, defaultValue: 0 }),
    inCents({ name: 'creditedCents', required: true, defaultValue: 0 }),
    inCents({ name: 'taxCents', required: true, defaultValue: 0 }),
    inCents({ name: 'paidTaxCents', required: true, defaultValue: 0 }),
    inCents({ name: 'creditedTaxCents', required: true, defaultValue: 0 }),
    { name: 'issuedOn', type: 'text' },
    { name: 'dueOn', type: 'text', index: true },
    { name: 'lastReminderDays', type: 'number', admin: { hidden: true } },
  ],
})
