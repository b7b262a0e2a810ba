import { DISPUTE_OUTCOMES, DISPUTE_REASONS, DISPUTE_STATUSES } from '@framewell/domain/payments/disputes'
import { inCents } from '../../platform/fields/inCents'
import { moneyCollection } from '../moneyCollection'

/** Disputes over a project; an open one holds its phases and its retainage. */
export const PaymentDisputes = moneyCollection({
  slug: 'payment-disputes',
  labels: { singular: 'Dispute', plural: 'Disputes' },
  useAsTitle: 'reason',
  columns: ['project', 'reason', 'status', 'decideBy', 'outcome'],
  fields: [
    { name: 'project', type: 'relationship', relationTo: 'payment-projects', required: true, index: true },
    // The shop that made the order when it was opened. It can read the dispute; shops that make the order later cannot.
    { name: 'fabricator', type: 'relationship', relationTo: 'fabricators', index: true },
    { name: 'reason', type: 'select', required: true, options: [...DISPUTE_REASONS] },
    { name: 'description', type: 'textarea', required: true },
    { name: 'status', type: 'select', required: true, options: [...DISPUTE_STATUSES], index: true },
    { name: 'openedBy', type: 'text', required: true },
    { name: 'decideBy', type: 'text', required: true, index: true },
    { name: 'outcome', type: 'select', options: [...DISPUTE_OUTCOMES] },
    inCents({ name: 'refundCents' }),
    inCents({ name: 'releaseCents' }),
    // Of the refund, what phases had released or withheld, and what of that was the shop's; what the decision released, of the shop's price.
    inCents({ name: 'releasedRefundCents' }),
    inCents({ name: 'takenCents' }),
    inCents({ name: 'shopReleaseCents' }),
    // What the decision took of the payment of each phase: { delivery: 100000 }.
    { name: 'takenOfPhases', type: 'json' },
    { name: 'resolutionReason', type: 'textarea' },
    { name: 'resolvedBy', type: 'text' },
    { name: 'resolvedAt', type: 'date' },
  ],
})

/** The file is in the file store under the row's ID. */
export const DisputeEvidence = moneyCollection({
  slug: 'dispute-evidence',
  labels: { singular: 'Evidence', plural: 'Evidence' },
  useAsTitle: 'name',
  columns: ['dispute', 'name', 'by', 'createdAt'],
  fields: [
    { name: 'dispute', type: 'relationship', relationTo: 'payment-disputes', required: true, index: true },
    { name: 'name', type: 'text', required: true },
    { name: 'mimeType', type: 'text', required: true },
    { name: 'sizeBytes', type: 'number', required: true },
    { name: 'by', type: 'text', required: true },
  ],
})
