import { z } from 'zod'
import { centsSchema } from '../../money/centsSchema'
import {
  DISPUTE_OUTCOME_WORDS,
  DISPUTE_OUTCOMES,
  DISPUTE_REASON_WORDS,
  DISPUTE_REASONS,
  decidedRefundWords,
  postedRefundSchema,
  postedRefundWords,
} from '../../payments/disputes'
import { deadlineDate } from '../../quotes/quoteWords'
import { defineEvent } from '../defineEvent'
import { partiesAndOperators, partiesOf, projectExample, projectPayload } from './projectPayload'

/** A dispute is discussed in its order's conversation. */
const answer = { label: 'Answer', path: '/order-tracking?order={projectId}&tab=communication' }

export const disputeOpened = defineEvent({
  name: 'payment-dispute-opened',
  title: 'A dispute was opened',
  feature: 'payments',
  kind: 'warning',
  payload: projectPayload.extend({ dispute: z.string(), reason: z.enum(DISPUTE_REASONS), by: z.string(), decideBy: z.string() }),
  audience: partiesAndOperators,
  values: ({ projectId, title, reason, by, decideBy }) => ({
    projectId,
    title,
    reason: DISPUTE_REASON_WORDS[reason],
    by,
    decideBy: deadlineDate(decideBy),
  }),
  words: {
    subject: '{projectId}: a dispute was opened',
    text: '{by} opened a dispute on {title}: {reason}. Phases, retainage and payouts to the shop are on hold until it is decided; a payout already sent to the bank is not stopped. It is decided by {decideBy} at the latest. Both sides can add evidence.',
    action: answer,
  },
  example: { ...projectExample, dispute: '6f1e', reason: 'damage', by: 'Ada', decideBy: '2026-12-02' },
  urgent: true,
})

export const disputeMessage = defineEvent({
  name: 'payment-dispute-message',
  title: 'A message in a dispute',
  feature: 'payments',
  kind: 'info',
  payload: projectPayload.extend({ dispute: z.string(), by: z.string(), text: z.string(), toOperators: z.boolean().default(true) }),
  audience: (payload) => (payload.toOperators ? partiesAndOperators(payload) : partiesOf(payload)),
  values: ({ projectId, title, by, text }) => ({ projectId, title, by, text }),
  words: {
    subject: '{projectId}: a new message in the dispute',
    text: '{by} wrote about {title}:\n\n{text}',
    notice: '{by} wrote in the dispute on {title}.',
    action: answer,
  },
  example: { ...projectExample, dispute: '6f1e', by: 'Ada', text: 'Here are the photos.' },
})

export const disputeResolved = defineEvent({
  name: 'payment-dispute-resolved',
  title: 'A dispute was decided',
  feature: 'payments',
  kind: 'info',
  payload: projectPayload.extend({
    dispute: z.string(),
    outcome: z.enum(DISPUTE_OUTCOMES),
    refundCents: centsSchema,
    posted: postedRefundSchema.nullable().default(null),
    reason: z.string(),
  }),
  audience: partiesOf,
  values: ({ projectId, title, outcome, refundCents, posted, reason }) => ({
    projectId,
    title,
    outcome: DISPUTE_OUTCOME_WORDS[outcome],
    refund: refundCents === 0 ? '' : posted ? postedRefundWords(posted) : decidedRefundWords(refundCents, 'contract'),
    reason,
  }),
  words: {
    subject: '{projectId}: the dispute is decided',
    text: 'The dispute on {title} is decided: {outcome}.\n\n| Back to you | {refund}\n\n{reason}',
    action: answer,
  },
  example: {
    ...projectExample,
    dispute: '6f1e',
    outcome: 'split',
    refundCents: 100_000,
    posted: { credited: [{ invoice: 'INV-2026-00030', cents: 100_000 }], refundedCents: 0 },
    reason: 'Two panels were replaced.',
  },
})

/** For the shop: what the decision takes of its own price. */
export const disputeResolvedForShop = defineEvent({
  name: 'payment-dispute-resolved-for-shop',
  title: 'A dispute about your work was decided',
  feature: 'payments',
  kind: 'info',
  payload: projectPayload.extend({
    dispute: z.string(),
    outcome: z.enum(DISPUTE_OUTCOMES),
    takenCents: centsSchema,
    signAgain: z.boolean().default(false),
    reason: z.string(),
  }),
  audience: partiesOf,
  values: ({ projectId, title, outcome, takenCents, signAgain, reason }) => ({
    projectId,
    title,
    outcome: DISPUTE_OUTCOME_WORDS[outcome],
    taken: takenCents > 0 ? decidedRefundWords(takenCents, 'shop') : '',
    sign: signAgain ? 'Sign the lien waiver for the new amount. We pay the rest after that.' : '',
    reason,
  }),
  words: {
    subject: '{projectId}: the dispute is decided',
    text: 'The dispute on {title} is decided: {outcome}.\n\n| Taken off | {taken}\n| Next step | {sign}\n\n{reason}',
    action: answer,
  },
  example: {
    ...projectExample,
    dispute: '6f1e',
    outcome: 'split',
    takenCents: 82_000,
    signAgain: true,
    reason: 'Two panels were replaced.',
  },
})

export const disputeEvents = [disputeOpened, disputeMessage, disputeResolved, disputeResolvedForShop]
