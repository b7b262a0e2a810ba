import { z } from 'zod'
import { centsSchema } from '../../money/centsSchema'
import { usdWithCents } from '../../money/usd'
import { PAID_STEPS, type PaidStep, WAIVER_STEP_WORDS } from '../../payments/waivers'
import { addressAudience, companyAudience, OPERATORS } from '../audience'
import { defineEvent } from '../defineEvent'

const payout = z.object({
  projectId: z.string(),
  title: z.string(),
  companies: z.array(z.string()),
  reference: z.string(),
  amountCents: centsSchema,
})
const payees = ({ companies }: { companies: readonly string[] }) => companies.map(companyAudience)
const payoutValues = ({ projectId, reference, amountCents }: z.infer<typeof payout>) => ({
  projectId,
  reference,
  amount: usdWithCents(amountCents),
})

const open = { label: 'Open payments', path: '/payments' }
const example = {
  projectId: 'FW-2026-00042',
  title: 'Maple Street 12',
  companies: ['6f1e'],
  reference: 'PO-2026-00042',
  amountCents: 2_300_000,
}

/** 'The shipment payment' */
const paymentWords = (step: PaidStep) => (step === 'retainage' ? 'The retainage' : `The ${WAIVER_STEP_WORDS[step].toLowerCase()} payment`)

export const payoutArrived = defineEvent({
  name: 'payment-payout-settled',
  title: 'A statement shows a payout',
  feature: 'payments',
  kind: 'success',
  // Older events lack what follows for a shop.
  payload: payout.extend({
    isShop: z.boolean().default(false),
    /** The next payment of the order, which needs the waiver of this one; null when none does. */
    nextStep: z.enum(PAID_STEPS).nullable().default(null),
  }),
  audience: payees,
  values: ({ isShop, nextStep, ...paid }) => ({
    ...payoutValues(paid),
    waiver: isShop
      ? `You can sign the unconditional waiver for it now.${nextStep ? ` ${paymentWords(nextStep)} is released only once it is signed.` : ''}`
      : '',
  }),
  words: {
    subject: '{projectId}: you were paid {amount}',
    text: 'Our bank statement shows the payout of {reference}, {amount}, for {projectId}.\n\n{waiver}',
    action: open,
  },
  example: { ...example, isShop: true, nextStep: 'shipment' },
})

export const payoutReturned = defineEvent({
  name: 'payment-payout-returned',
  title: 'A payout came back',
  feature: 'payments',
  kind: 'error',
  // Older events lack the reason and the account.
  payload: payout.extend({ reason: z.string().default('The bank gave no reason'), lastFour: z.string().default('') }),
  audience: (paid) => [...payees(paid), OPERATORS],
  values: ({ reason, lastFour, ...paid }) => ({
    ...payoutValues(paid),
    reason,
    account: lastFour === '' ? '' : ` that ends in ${lastFour}`,
  }),
  words: {
    subject: '{projectId}: a payment of {amount} came back',
    text: 'A bank refused {reference}, {amount}, or sent it back. Reason: {reason}.\n\nWe no longer pay to the account{account}. Enter a bank account under Bank details; once we have confirmed it with you, the amount is paid with the next run.',
    notice:
      '{reference}, {amount}, came back. Reason: {reason}. The account{account} is blocked until a bank account is entered and confirmed.',
    action: open,
  },
  example: { ...example, reason: 'R03: no account, or unable to locate the account', lastFour: '5678' },
  urgent: true,
})

export const payoutNotArrived = defineEvent({
  name: 'payment-payout-not-settled',
  title: 'A payout was noted as paid by mistake',
  feature: 'payments',
  kind: 'warning',
  payload: payout,
  audience: payees,
  values: payoutValues,
  words: {
    subject: '{projectId}: {amount} has not been paid yet',
    text: 'We told you that our bank had paid {reference}, {amount}. That was our mistake: no bank statement shows it yet. We’ll write to you when one does.',
    action: open,
  },
  example,
})

const details = z.object({ company: z.string(), lastFour: z.string() })
const ofCompany = ({ company }: { company: string }) => [companyAudience(company)]

export const bankDetailsEntered = defineEvent({
  name: 'payment-bank-details-entered',
  title: 'New bank details were entered',
  feature: 'payments',
  kind: 'warning',
  payload: details.extend({ by: z.string(), name: z.string(), email: z.string() }),
  secrets: z.object({ link: z.string().optional() }),
  audience: ({ email, name }) => [addressAudience(email, name)],
  values: ({ lastFour, by, link }) => ({ lastFour, by, link: link ?? '/account' }),
  words: {
    subject: 'New bank details were entered for your company',
    text: '{by} entered a bank account ending in {lastFour} for your company. We start paying to it once one of our operators has confirmed it.\n\nIf this is not right, open the link below. It shows the account and lets you stop it, without signing in. After you stop it, nothing more is paid to it.',
    action: { label: 'Review or stop this account', path: '{link}' },
  },
  example: {
    company: '6f1e',
    lastFour: '5678',
    by: 'Ada',
    name: 'Ada',
    email: 'ada@example.com',
    link: 'https://example.com/stop-bank-account',
  },
  essential: true,
})

export const bankDetailsStopped = defineEvent({
  name: 'payment-bank-details-stopped',
  title: 'An owner stopped a bank account',
  feature: 'payments',
  kind: 'error',
  payload: details.extend({ name: z.string(), by: z.string() }),
  audience: ({ company }) => [companyAudience(company), OPERATORS],
  values: ({ lastFour, name, by }) => ({ lastFour, name, by }),
  words: {
    subject: '{name}: the bank account ending in {lastFour} was stopped',
    text: '{by} stopped the bank account ending in {lastFour} of {name}. Nothing more is paid to it. This does not recall payouts already sent to the bank. Find out who entered it before you use another one.',
    action: open,
  },
  example: { company: '6f1e', lastFour: '5678', name: 'Ada Homes', by: 'Ada' },
  essential: true,
  urgent: true,
})

export const bankDetailsDecided = defineEvent({
  name: 'payment-bank-details-decided',
  title: 'New bank details were confirmed or rejected',
  feature: 'payments',
  kind: 'info',
  payload: details.extend({ confirmed: z.boolean(), reason: z.string() }),
  audience: ofCompany,
  values: ({ lastFour, confirmed, reason }) => ({
    lastFour,
    decision: confirmed ? 'confirmed' : 'rejected',
    next: confirmed
      ? 'Payouts go there once our checks of it are recorded and its prenote, where it needs one, has had three banking days. If that is not right, open the mail we sent when it was entered and stop it.'
      : reason,
  }),
  words: {
    subject: 'Your new bank details were {decision}',
    text: 'The bank account that ends in {lastFour} was {decision}. {next}',
    action: { label: 'See your bank details', path: '/account' },
  },
  example: { company: '6f1e', lastFour: '5678', confirmed: true, reason: 'Called back.' },
  essential: true,
})

export const prenoteReturned = defineEvent({
  name: 'payment-prenote-returned',
  title: 'A prenote came back',
  feature: 'payments',
  kind: 'error',
  payload: details.extend({ reason: z.string() }),
  audience: ({ company }) => [companyAudience(company), OPERATORS],
  values: ({ lastFour, reason }) => ({ lastFour, reason }),
  words: {
    subject: 'The bank account ending in {lastFour} can’t be paid',
    text: 'Before the first payment, a bank refused or corrected the account that ends in {lastFour}. Reason: {reason}.\n\nWe don’t pay to it. Enter a bank account under Bank details; we pay to it once we have confirmed it with you.',
    action: { label: 'See your bank details', path: '/account' },
  },
  example: { company: '6f1e', lastFour: '5678', reason: 'R03: no account, or unable to locate the account' },
  essential: true,
  urgent: true,
})

export const payoutEvents = [
  payoutArrived,
  payoutNotArrived,
  payoutReturned,
  bankDetailsEntered,
  bankDetailsStopped,
  bankDetailsDecided,
  prenoteReturned,
]
