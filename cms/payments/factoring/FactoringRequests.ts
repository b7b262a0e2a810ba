import { DEBT_DECISIONS } from '@framewell/domain/payments/advanceOutcome'
import { FACTORING_STATUSES, FACTORING_URGENCIES, TRUST_LEVELS } from '@framewell/domain/payments/factoring'
import { inCents } from '../../platform/fields/inCents'
import { moneyCollection } from '../moneyCollection'

/** Shops' requests to be paid a receivable early. */
export const FactoringRequests = moneyCollection({
  slug: 'factoring-requests',
  labels: { singular: 'Factoring request', plural: 'Factoring requests' },
  useAsTitle: 'id',
  columns: ['project', 'fabricator', 'status', 'advanceCents', 'createdAt'],
  fields: [
    { name: 'project', type: 'relationship', relationTo: 'payment-projects', required: true, index: true },
    { name: 'fabricator', type: 'relationship', relationTo: 'fabricators', required: true, index: true },
    { name: 'status', type: 'select', required: true, options: [...FACTORING_STATUSES], index: true },
    { name: 'urgency', type: 'select', required: true, options: [...FACTORING_URGENCIES] },
    { name: 'trustLevel', type: 'select', required: true, options: [...TRUST_LEVELS] },
    inCents({ name: 'receivableCents', required: true }),
    inCents({ name: 'advanceCents', required: true }),
    inCents({ name: 'paidCents', required: true }),
    // Paid out, no longer covered by the project, and owed by the shop.
    inCents({ name: 'owedCents', required: true, defaultValue: 0 }),
    { name: 'factoringDiscount', type: 'number', required: true },
    { name: 'requestedBy', type: 'text', required: true },
    { name: 'decidedBy', type: 'text' },
    { name: 'decisionReason', type: 'text' },
    { name: 'decidedAt', type: 'date' },
    // Why it ended or was reduced without a decision on the request.
    { name: 'endReason', type: 'text' },
    // The operator's decision about the debt.
    { name: 'debtDecision', type: 'select', options: [...DEBT_DECISIONS] },
    { name: 'debtDecidedBy', type: 'text' },
    { name: 'debtReason', type: 'text' },
    { name: 'debtDecidedAt', type: 'date' },
  ],
})
