import { z } from 'zod'
import { companyZoneWords } from '../../dates/companyZone'
import { cents } from '../../money/cents'
import { centsSchema } from '../../money/centsSchema'
import { usdWithCents } from '../../money/usd'
import { advanceOutcomeSentences } from '../../payments/advanceOutcome'
import { heldReleaseSchema, heldWords } from '../../payments/heldRelease'
import { houseAccountSchema } from '../../payments/houseAccount'
import { HOLD_AFTER_DAYS } from '../../payments/invoices'
import { PHASE_WORDS, PHASES } from '../../payments/phases'
import { refundSchema, refundTitle, refundWords } from '../../payments/refund'
import { RETAINAGE_HOLD_WORDS, RETAINAGE_HOLDS } from '../../payments/retainage'
import { deadlineDate, longDate } from '../../quotes/quoteWords'
import { defineEvent } from '../defineEvent'
import { partiesAndOperators, partiesOf, projectExample, projectPayload } from './projectPayload'

const open = { label: 'Open payments', path: '/payments' }

/** Why a phase was accepted without the builder: an operator's reason, or the end of the window. Empty when the builder accepted it. */
const acceptedBecause = z.string().default('')

/** For the builder: the amount is of the contract. */
export const phaseAcceptanceOpen = defineEvent({
  name: 'payment-phase-acceptance-open',
  title: 'A phase can be accepted',
  feature: 'payments',
  kind: 'info',
  payload: projectPayload.extend({ phase: z.enum(PHASES), endsOn: z.string(), fabricator: z.string(), grossCents: centsSchema }),
  audience: partiesOf,
  values: ({ projectId, title, phase, endsOn, fabricator, grossCents }) => ({
    projectId,
    title,
    phase: PHASE_WORDS[phase],
    ends: longDate(endsOn),
    zone: companyZoneWords(),
    fabricator,
    amount: usdWithCents(grossCents),
  }),
  words: {
    subject: '{projectId}: {phase} can be accepted until {ends}',
    text: '{phase} of {title} by {fabricator} is recorded. You can accept or dispute it until the end of {ends}, {zone}. Accepting it releases {amount}. After that day it counts as accepted.',
    action: open,
  },
  example: { ...projectExample, phase: 'shipment', endsOn: '2026-12-12', fabricator: 'Gulf Steel', grossCents: 1_178_000 },
})

export const phaseAcceptanceDue = defineEvent({
  name: 'payment-phase-acceptance-due',
  title: 'A phase will soon count as accepted',
  feature: 'payments',
  kind: 'warning',
  payload: projectPayload.extend({ phase: z.enum(PHASES), endsOn: z.string(), fabricator: z.string() }),
  audience: partiesOf,
  values: ({ projectId, title, phase, endsOn, fabricator }) => ({
    projectId,
    title,
    phase: PHASE_WORDS[phase],
    ends: longDate(endsOn),
    zone: companyZoneWords(),
    fabricator,
  }),
  words: {
    subject: '{projectId}: {phase} counts as accepted after {ends}',
    text: '{phase} of {title} by {fabricator} is recorded. The builder can accept or dispute it until the end of {ends}, {zone}. After that it counts as accepted, and its money is released as soon as the order’s funds cover it.',
    action: open,
  },
  example: { ...projectExample, phase: 'shipment', endsOn: '2026-12-12', fabricator: 'Gulf Steel' },
})

export const phaseHeld = defineEvent({
  name: 'payment-phase-held',
  title: 'An accepted phase could not be released',
  feature: 'payments',
  kind: 'warning',
  payload: projectPayload.extend({ phase: z.enum(PHASES), endsOn: z.string(), because: heldReleaseSchema.shape.because }),
  audience: partiesOf,
  values: ({ projectId, title, phase, endsOn, because }) => ({
    projectId,
    title,
    phase: PHASE_WORDS[phase],
    ends: longDate(endsOn),
    why: heldWords(because),
  }),
  words: {
    subject: '{projectId}: {phase} is not released yet',
    text: 'The time to accept or dispute {phase} of {title} ended on {ends}, so it counts as accepted. Its money is not released yet.\n\n{why}',
    action: open,
  },
  example: { ...projectExample, phase: 'shipment', endsOn: '2026-12-12', because: 'underfunded' },
})

export const phaseCompleted = defineEvent({
  name: 'payment-phase-completed',
  title: 'A phase released its money',
  feature: 'payments',
  kind: 'success',
  // For the builder: the shop's share is not disclosed.
  payload: projectPayload.extend({ phase: z.enum(PHASES), grossCents: centsSchema, fabricator: z.string(), acceptedBecause }),
  audience: partiesOf,
  values: ({ projectId, title, phase, grossCents, fabricator, acceptedBecause }) => ({
    projectId,
    title,
    phase: PHASE_WORDS[phase],
    released:
      grossCents === 0
        ? 'Its money was refunded to you after a dispute, so nothing is released.'
        : `${usdWithCents(grossCents)} is released for the work of ${fabricator}.`,
    acceptedBecause,
  }),
  words: {
    subject: '{projectId}: {phase} is complete',
    text: '{phase} of {title} is complete. {released}\n\n{acceptedBecause}',
    action: open,
  },
  example: { ...projectExample, phase: 'shipment', grossCents: 1_178_000, fabricator: 'Gulf Steel' },
})

export const phasePayable = defineEvent({
  name: 'payment-phase-payable',
  title: 'A phase can be paid to its shop',
  feature: 'payments',
  kind: 'success',
  payload: projectPayload.extend({ phase: z.enum(PHASES), netCents: centsSchema, acceptedBecause }),
  audience: partiesOf,
  values: ({ projectId, title, phase, netCents, acceptedBecause }) => ({
    projectId,
    title,
    phase: PHASE_WORDS[phase],
    payable:
      netCents === 0
        ? 'Its money was refunded to the builder after a dispute, so nothing can be paid.'
        : `${usdWithCents(netCents)} can be paid to your company.`,
    acceptedBecause,
  }),
  words: {
    subject: '{projectId}: {phase} is complete',
    text: '{phase} of {title} is complete. {payable}\n\n{acceptedBecause}',
    action: open,
  },
  example: { ...projectExample, phase: 'shipment', netCents: 1_154_440 },
})

export const retainageHeld = defineEvent({
  name: 'payment-retainage-held',
  title: 'Retainage could not be released',
  feature: 'payments',
  kind: 'warning',
  // An older event has no reason: there was one only.
  payload: projectPayload.extend({
    because: z.enum(RETAINAGE_HOLDS).default('creditLimitReached'),
    /** The waivers that are missing, or the forms that they need. */
    missing: z.array(z.string()).default([]),
  }),
  audience: partiesAndOperators,
  values: ({ projectId, title, because, missing }) => ({
    projectId,
    title,
    why: [RETAINAGE_HOLD_WORDS[because], ...(missing.length > 0 ? [`Missing: ${missing.join('. ')}.`] : [])].join(' '),
  }),
  words: {
    subject: '{projectId}: retainage is not released yet',
    text: 'The time to accept or dispute the work on {title} is over. Its retainage is not released yet.\n\n{why} We check every day.',
    action: open,
  },
  example: { ...projectExample, because: 'waiverMissing', missing: ['Conditional lien waiver for the retainage payment'] },
})

export const retainageReleased = defineEvent({
  name: 'payment-retainage-released',
  title: 'Retainage was released',
  feature: 'payments',
  kind: 'success',
  // Raised for each side: the builder's of the contract price, the shop's of its own.
  payload: projectPayload.extend({ retainageCents: centsSchema, fabricator: z.string() }),
  audience: partiesOf,
  values: ({ projectId, title, retainageCents, fabricator }) => ({ projectId, title, retainage: usdWithCents(retainageCents), fabricator }),
  words: {
    subject: '{projectId}: retainage is released',
    text: 'The retainage of {title}, {retainage}, is released for the work of {fabricator}.',
    action: open,
  },
  example: { ...projectExample, retainageCents: 294_500, fabricator: 'Gulf Steel' },
})

/** For the builder, when an order was canceled or a dispute decided: what goes back, where, and what it waits for. */
export const refundOwed = defineEvent({
  name: 'payment-refund-owed',
  title: 'A refund is owed to you',
  feature: 'payments',
  kind: 'info',
  payload: projectPayload.extend({ refund: refundSchema }),
  audience: partiesOf,
  values: ({ projectId, title, refund }) => ({
    projectId,
    title,
    heading: refundTitle(refund),
    refund: refundWords(refund, true).join(' '),
  }),
  words: {
    subject: '{projectId}: {heading}',
    text: '{heading} on {title}.\n\n{refund}',
    action: open,
  },
  example: {
    ...projectExample,
    refund: { openCents: cents(850_600), account: { lastFour: '1234', state: 'ready' }, payouts: [] },
  },
})

export const factoringDecided = defineEvent({
  name: 'payment-factoring-decided',
  title: 'A request for early payout was decided',
  feature: 'payments',
  kind: 'info',
  payload: projectPayload.extend({ approved: z.boolean(), paidCents: centsSchema, reason: z.string() }),
  audience: partiesOf,
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
  example: { ...projectExample, approved: true, paidCents: 1_000_000, reason: 'A good record.' },
})

export const earlyPayoutEnded = defineEvent({
  name: 'payment-early-payout-ended',
  title: 'An early payout ended early',
  feature: 'payments',
  kind: 'warning',
  payload: projectPayload.extend({
    shop: z.string().nullable(),
    requestEnds: z.boolean(),
    undoneCents: centsSchema,
    owedCents: centsSchema,
    reason: z.string(),
  }),
  audience: partiesAndOperators,
  values: ({ projectId, title, reason, ...outcome }) => ({ projectId, title, reason, outcome: advanceOutcomeSentences(outcome).join(' ') }),
  words: {
    subject: '{projectId}: early payout ended',
    text: '{outcome}\n\n{title}: {reason}',
    action: open,
  },
  example: {
    ...projectExample,
    shop: 'Gulf Steel',
    requestEnds: false,
    undoneCents: 0,
    owedCents: 1_000_000,
    reason: 'The order was canceled.',
  },
})

const invoice = projectPayload.extend({
  number: z.string(),
  openCents: centsSchema,
  dueOn: z.string(),
  /** Framewell's account when the event happened; null before it was entered. */
  payTo: houseAccountSchema.nullable().default(null),
})
const invoiceExample = {
  ...projectExample,
  number: 'INV-2026-00042',
  openCents: 1_178_000,
  dueOn: '2026-12-22',
  payTo: {
    accountHolder: 'Framewell',
    bankName: 'First Example Bank',
    achRoutingNumber: '123456780',
    wireRoutingNumber: '123456780',
    accountNumber: '000123456789',
  },
}
/** The values of an invoice's mail. Lines of an account that is not entered are left out. */
const invoiceValues = ({ projectId, number, openCents, dueOn, payTo }: z.output<typeof invoice>) => ({
  projectId,
  number,
  open: usdWithCents(openCents),
  dueDay: longDate(dueOn),
  dueOn: deadlineDate(dueOn),
  accountHolder: payTo?.accountHolder ?? '',
  bank: payTo?.bankName ?? '',
  achRoutingNumber: payTo?.achRoutingNumber ?? '',
  wireRoutingNumber: payTo?.wireRoutingNumber ?? '',
  accountNumber: payTo?.accountNumber ?? '',
})
const HOW_TO_PAY =
  'Pay by wire or ACH with the reference {number}.\n\n| Pay to | {accountHolder}\n| Bank | {bank}\n| ACH routing number | {achRoutingNumber}\n| Wire routing number | {wireRoutingNumber}\n| Account number | {accountNumber}\n| Reference | {number}'

export const invoiceIssued = defineEvent({
  name: 'payment-invoice-issued',
  title: 'An invoice was issued',
  feature: 'payments',
  kind: 'info',
  payload: invoice,
  audience: partiesOf,
  values: invoiceValues,
  words: {
    subject: 'Invoice {number}: {open} due {dueDay}',
    text: `Invoice {number} of order {projectId} is {open}, due on {dueOn}. ${HOW_TO_PAY}`,
    action: open,
  },
  example: invoiceExample,
})

export const invoiceDueSoon = defineEvent({
  name: 'payment-invoice-due-soon',
  title: 'An invoice is due soon',
  feature: 'payments',
  kind: 'info',
  payload: invoice,
  audience: partiesOf,
  values: invoiceValues,
  words: {
    subject: 'Invoice {number} is due soon',
    text: `Invoice {number} of order {projectId} is due on {dueOn}. {open} is open. ${HOW_TO_PAY}`,
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
  audience: partiesOf,
  values: ({ daysLate, ...facts }) => ({
    ...invoiceValues(facts),
    late: daysLate === 1 ? 'one day' : `${daysLate} days`,
  }),
  words: {
    subject: 'Invoice {number} is overdue',
    text: `Invoice {number} of order {projectId} was due on {dueDay}, {late} ago. {open} is open. ${HOW_TO_PAY}\n\nYou can’t place new orders while an invoice is more than ${HOLD_AFTER_DAYS} days overdue.`,
    action: open,
  },
  example: { ...invoiceExample, daysLate: 7 },
})

export const paymentTakenBack = defineEvent({
  name: 'payment-receipt-taken-back',
  title: 'A payment was booked on an invoice by mistake',
  feature: 'payments',
  kind: 'warning',
  payload: projectPayload.extend({ number: z.string(), amountCents: centsSchema }),
  audience: partiesOf,
  values: ({ projectId, number, amountCents }) => ({ projectId, number, amount: usdWithCents(amountCents) }),
  words: {
    subject: 'Invoice {number} is open again',
    text: 'We had booked {amount} on invoice {number} of order {projectId}. That payment was not for it, so we reversed it: the invoice is open again. If you think it was paid, reply to this email.',
    action: open,
  },
  example: { ...projectExample, number: 'INV-2026-00042', amountCents: 1_178_000 },
})

export const paymentBooked = defineEvent({
  name: 'payment-receipt-booked',
  title: 'A payment arrived',
  feature: 'payments',
  kind: 'success',
  payload: z.object({
    companies: z.array(z.string()),
    /** What the customer paid. */
    amountCents: centsSchema,
    /** The invoices it pays, with what is still open on each. */
    invoices: z.array(z.object({ number: z.string(), projectId: z.string(), amountCents: centsSchema, openCents: centsSchema })),
    creditCents: centsSchema,
  }),
  audience: partiesOf,
  values: ({ amountCents, invoices, creditCents }) => ({
    amount: usdWithCents(amountCents),
    invoices: invoices
      .map(
        (one) =>
          `${usdWithCents(one.amountCents)} pays invoice ${one.number} of order ${one.projectId}${one.openCents > 0 ? `; ${usdWithCents(one.openCents)} is still open` : ', which is now paid'}.`,
      )
      .join('\n'),
    credit:
      creditCents > 0
        ? `${usdWithCents(creditCents)} is left as credit on your account. We can apply it to a later invoice or refund it: reply to this email.`
        : '',
  }),
  words: {
    subject: 'We received your payment of {amount}',
    text: 'We received your payment of {amount}.\n\n{invoices}\n\n{credit}',
    action: open,
  },
  example: {
    companies: ['6f1e'],
    amountCents: 1_186_000,
    invoices: [{ number: 'INV-2026-00042', projectId: 'FW-2026-00042', amountCents: 1_178_000, openCents: 0 }],
    creditCents: 8_000,
  },
})

export const paymentEvents = [
  phaseAcceptanceOpen,
  phaseAcceptanceDue,
  phaseHeld,
  phaseCompleted,
  phasePayable,
  retainageHeld,
  retainageReleased,
  refundOwed,
  factoringDecided,
  earlyPayoutEnded,
  invoiceIssued,
  invoiceDueSoon,
  invoiceOverdue,
  paymentTakenBack,
  paymentBooked,
]
