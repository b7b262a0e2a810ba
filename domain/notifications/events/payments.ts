import { z } from 'zod'
import { centsSchema } from '../../money/centsSchema'
import { usdWithCents } from '../../money/usd'
import { advanceOutcomeSentences } from '../../payments/advanceOutcome'
import { DISPUTE_OUTCOME_WORDS, DISPUTE_OUTCOMES, DISPUTE_REASON_WORDS, DISPUTE_REASONS } from '../../payments/disputes'
import { HOLD_AFTER_DAYS } from '../../payments/invoices'
import { PHASE_WORDS, PHASES } from '../../payments/phases'
import { longDate } from '../../quotes/quoteWords'
import { companyAudience, OPERATORS } from '../audience'
import { defineEvent } from '../defineEvent'

/** A project with its companies. */
const project = z.object({ projectId: z.string(), title: z.string(), companies: z.array(z.string()) })
const parties = ({ companies }: { companies: readonly string[] }) => companies.map(companyAudience)
const everybody = (payload: { companies: readonly string[] }) => [...parties(payload), OPERATORS]
const open = { label: 'Open payments', path: '/payments' }
/** A dispute is discussed in its order's conversation. */
const answer = { label: 'Answer', path: '/order-tracking?order={projectId}&tab=communication' }
const example = { projectId: 'FW-2026-00042', title: 'Maple Street 12', companies: ['6f1e'] }

export const phaseCompleted = defineEvent({
  name: 'payment-phase-completed',
  title: 'A phase released its money',
  feature: 'payments',
  kind: 'success',
  // For the builder: the shop's share is not disclosed.
  payload: project.extend({ phase: z.enum(PHASES), grossCents: centsSchema, fabricator: z.string() }),
  audience: parties,
  values: ({ projectId, title, phase, grossCents, fabricator }) => ({
    projectId,
    title,
    phase: PHASE_WORDS[phase],
    gross: usdWithCents(grossCents),
    fabricator,
  }),
  words: {
    subject: '{projectId}: {phase} is complete',
    text: '{phase} of {title} is complete. {gross} is released for the work of {fabricator}.',
    action: open,
  },
  example: { ...example, phase: 'shipment', grossCents: 1_178_000, fabricator: 'Gulf Steel' },
})

export const phasePayable = defineEvent({
  name: 'payment-phase-payable',
  title: 'A phase can be paid to its shop',
  feature: 'payments',
  kind: 'success',
  payload: project.extend({ phase: z.enum(PHASES), netCents: centsSchema }),
  audience: parties,
  values: ({ projectId, title, phase, netCents }) => ({ projectId, title, phase: PHASE_WORDS[phase], net: usdWithCents(netCents) }),
  words: {
    subject: '{projectId}: {phase} is complete',
    text: '{phase} of {title} is complete. {net} can be paid to your company.',
    action: open,
  },
  example: { ...example, phase: 'shipment', netCents: 1_154_440 },
})

export const retainageReleased = defineEvent({
  name: 'payment-retainage-released',
  title: 'Retainage was released',
  feature: 'payments',
  kind: 'success',
  payload: project.extend({ retainageCents: centsSchema, fabricator: z.string() }),
  audience: parties,
  values: ({ projectId, title, retainageCents, fabricator }) => ({ projectId, title, retainage: usdWithCents(retainageCents), fabricator }),
  words: {
    subject: '{projectId}: retainage is released',
    text: 'The retainage of {title}, {retainage}, is released to {fabricator}.',
    action: open,
  },
  example: { ...example, retainageCents: 294_500, fabricator: 'Gulf Steel' },
})

export const disputeOpened = defineEvent({
  name: 'payment-dispute-opened',
  title: 'A dispute was opened',
  feature: 'payments',
  kind: 'warning',
  payload: project.extend({ dispute: z.string(), reason: z.enum(DISPUTE_REASONS), by: z.string(), decideBy: z.string() }),
  audience: everybody,
  values: ({ projectId, title, reason, by, decideBy }) => ({
    projectId,
    title,
    reason: DISPUTE_REASON_WORDS[reason],
    by,
    decideBy: longDate(decideBy),
  }),
  words: {
    subject: '{projectId}: a dispute was opened',
    text: '{by} opened a dispute on {title}: {reason}. Phases and retainage wait until it is decided; what was released before can still be paid out. It is decided by {decideBy} at the latest. Both sides can add what they have.',
    action: answer,
  },
  example: { ...example, dispute: '6f1e', reason: 'damage', by: 'Ada', decideBy: '2026-12-02' },
  urgent: true,
})

export const disputeMessage = defineEvent({
  name: 'payment-dispute-message',
  title: 'A message in a dispute',
  feature: 'payments',
  kind: 'info',
  payload: project.extend({ dispute: z.string(), by: z.string(), text: z.string(), toOperators: z.boolean().default(true) }),
  audience: (payload) => (payload.toOperators ? everybody(payload) : parties(payload)),
  values: ({ projectId, title, by, text }) => ({ projectId, title, by, text }),
  words: {
    subject: '{projectId}: a new message in the dispute',
    text: '{by} wrote about {title}:\n\n{text}',
    notice: '{by} wrote in the dispute on {title}.',
    action: answer,
  },
  example: { ...example, dispute: '6f1e', by: 'Ada', text: 'Here are the photos.' },
})

export const disputeResolved = defineEvent({
  name: 'payment-dispute-resolved',
  title: 'A dispute was decided',
  feature: 'payments',
  kind: 'info',
  payload: project.extend({ dispute: z.string(), outcome: z.enum(DISPUTE_OUTCOMES), refundCents: centsSchema, reason: z.string() }),
  audience: parties,
  values: ({ projectId, title, outcome, refundCents, reason }) => ({
    projectId,
    title,
    outcome: DISPUTE_OUTCOME_WORDS[outcome],
    refund: usdWithCents(refundCents),
    reason,
  }),
  words: {
    subject: '{projectId}: the dispute is decided',
    text: 'The dispute on {title} is decided: {outcome}. {refund} is owed back to the builder.\n\n{reason}',
    action: answer,
  },
  example: { ...example, dispute: '6f1e', outcome: 'split', refundCents: 100_000, reason: 'Two panels were replaced.' },
})

export const factoringDecided = defineEvent({
  name: 'payment-factoring-decided',
  title: 'A request for early payout was decided',
  feature: 'payments',
  kind: 'info',
  payload: project.extend({ approved: z.boolean(), paidCents: centsSchema, reason: z.string() }),
  audience: parties,
  values: ({ projectId, title, approved, paidCents, reason }) => ({
    projectId,
    title,
    decision: approved ? 'approved' : 'declined',
    paid: approved ? `${usdWithCents(paidCents)} can be paid with the next run.` : '',
    reason,
  }),
  words: {
    subject: '{projectId}: early payout {decision}',
    text: 'Your request for early payout on {title} was {decision}.\n\n{paid}\n\n{reason}',
    action: open,
  },
  example: { ...example, approved: true, paidCents: 1_000_000, reason: 'A good record.' },
})

export const earlyPayoutEnded = defineEvent({
  name: 'payment-early-payout-ended',
  title: 'An early payout ended early',
  feature: 'payments',
  kind: 'warning',
  payload: project.extend({
    shop: z.string().nullable(),
    requestEnds: z.boolean(),
    undoneCents: centsSchema,
    owedCents: centsSchema,
    reason: z.string(),
  }),
  audience: everybody,
  values: ({ projectId, title, reason, ...outcome }) => ({ projectId, title, reason, outcome: advanceOutcomeSentences(outcome).join(' ') }),
  words: {
    subject: '{projectId}: early payout ended',
    text: '{outcome}\n\n{title}: {reason}',
    action: open,
  },
  example: { ...example, shop: 'Gulf Steel', requestEnds: false, undoneCents: 0, owedCents: 1_000_000, reason: 'The order was canceled.' },
})

const invoice = project.extend({ number: z.string(), openCents: centsSchema, dueOn: z.string() })
const invoiceExample = { ...example, number: 'INV-2026-00042', openCents: 1_178_000, dueOn: '2026-12-22' }

export const invoiceDueSoon = defineEvent({
  name: 'payment-invoice-due-soon',
  title: 'An invoice is due soon',
  feature: 'payments',
  kind: 'info',
  payload: invoice,
  audience: parties,
  values: ({ projectId, number, openCents, dueOn }) => ({ projectId, number, open: usdWithCents(openCents), dueOn: longDate(dueOn) }),
  words: {
    subject: 'Invoice {number} is due soon',
    text: 'Invoice {number} of order {projectId} is due on {dueOn}. {open} are open. Pay by bank transfer with the reference {number}.',
    action: open,
  },
  example: invoiceExample,
})

export const invoiceOverdue = defineEvent({
  name: 'payment-invoice-overdue',
  title: 'An invoice is overdue',
  feature: 'payments',
  kind: 'warning',
  payload: invoice.extend({ daysLate: z.number().int() }),
  audience: parties,
  values: ({ projectId, number, openCents, dueOn, daysLate }) => ({
    projectId,
    number,
    open: usdWithCents(openCents),
    dueOn: longDate(dueOn),
    late: daysLate === 1 ? 'one day' : `${daysLate} days`,
  }),
  words: {
    subject: 'Invoice {number} is overdue',
    text: `Invoice {number} of order {projectId} was due on {dueOn}, {late} ago. {open} are open. Pay by bank transfer with the reference {number}.\n\nNew orders wait while an invoice is more than ${HOLD_AFTER_DAYS} days overdue.`,
    action: open,
  },
  example: { ...invoiceExample, daysLate: 7 },
})

export const paymentTakenBack = defineEvent({
  name: 'payment-receipt-taken-back',
  title: 'A payment was booked on an invoice by mistake',
  feature: 'payments',
  kind: 'warning',
  payload: project.extend({ number: z.string(), amountCents: centsSchema }),
  audience: parties,
  values: ({ projectId, number, amountCents }) => ({ projectId, number, amount: usdWithCents(amountCents) }),
  words: {
    subject: 'Invoice {number} is open again',
    text: 'We had booked {amount} on invoice {number} of order {projectId}. That payment was not for it, so we took it back: the invoice is open again. If you think it was paid, answer this mail.',
    action: open,
  },
  example: { ...example, number: 'INV-2026-00042', amountCents: 1_178_000 },
})

export const paymentEvents = [
  phaseCompleted,
  phasePayable,
  retainageReleased,
  disputeOpened,
  disputeMessage,
  disputeResolved,
  factoringDecided,
  earlyPayoutEnded,
  invoiceDueSoon,
  invoiceOverdue,
  paymentTakenBack,
]
