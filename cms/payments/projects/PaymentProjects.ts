import { PROJECT_STATUSES } from '@framewell/domain/payments/moneyAccess'
import { companyField } from '../../parties/companyField'
import { inCents } from '../../platform/fields/inCents'
import { storedDataField } from '../../platform/fields/storedDataField'
import { moneyCollection } from '../moneyCollection'

/** The money side of an order: opened under its number when it is signed, with the terms and release policy of that time. */
export const PaymentProjects = moneyCollection({
  slug: 'payment-projects',
  labels: { singular: 'Payment project', plural: 'Payment projects' },
  useAsTitle: 'number',
  columns: ['number', 'title', 'company', 'priceCents', 'status'],
  fields: [
    { name: 'number', type: 'text', required: true, unique: true },
    { name: 'title', type: 'text', required: true },
    { ...companyField, required: true, admin: { position: 'sidebar' } },
    { name: 'fabricator', type: 'relationship', relationTo: 'fabricators', index: true, admin: { position: 'sidebar' } },
    inCents({ name: 'priceCents', required: true }),
    // Refunded to the builder before delivery; delivery then releases that much less.
    inCents({ name: 'refundedCents', required: true, defaultValue: 0 }),
    // What of it was taxable.
    inCents({ name: 'refundedTaxableCents', required: true, defaultValue: 0 }),
    // Its sales tax, as signed; empty when the price is before tax.
    storedDataField({ name: 'tax' }),
    storedDataField({ name: 'terms', required: true }),
    storedDataField({ name: 'releasePolicy', required: true }),
    // What lien papers need: property owner, preliminary notice, joint-check agreement.
    storedDataField({ name: 'lienRecord' }),
    // The last reminder of its preliminary notice: days before the last day.
    { name: 'noticeReminded', type: 'number' },
    // The same of its joint-check agreement.
    { name: 'jointReminded', type: 'number' },
    { name: 'status', type: 'select', required: true, options: [...PROJECT_STATUSES], index: true },
    // The day of delivery, which starts the acceptance window.
    { name: 'deliveredOn', type: 'text', index: true },
    { name: 'retainageReleasedAt', type: 'date' },
    // What its release pays the shop; empty before, and for one from before this was stored.
    inCents({ name: 'retainageNetCents' }),
    // The phase that counts as accepted and could not be released, and why.
    storedDataField({ name: 'releaseHeld' }),
    { name: 'closeReason', type: 'text' },
    // Who closed it, and what was left to pay: see closing.ts.
    storedDataField({ name: 'closing' }),
  ],
})
