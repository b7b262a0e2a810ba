import { z } from 'zod'
import { type Cents, sumCents } from '../money/cents'
import { centsSchema } from '../money/centsSchema'
import { usdWithCents } from '../money/usd'
import { longDate } from '../quotes/quoteWords'
import { PAYOUT_STATUSES } from './payoutRun'

/** Of the account a refund goes to: entered, called back about and checked, ready to be paid, or no longer usable. */
const REFUND_ACCOUNT_STATES = ['waiting', 'checking', 'ready', 'blocked'] as const

/** What a project owes back to its builder, and the payouts of it. */
export const refundSchema = z.object({
  /** Owed, and in no payout yet. */
  openCents: centsSchema,
  /** Where it goes; null while the builder has no account. */
  account: z.object({ lastFour: z.string(), state: z.enum(REFUND_ACCOUNT_STATES) }).nullable(),
  /** Oldest first. `sentOn` and `paidOn` are days, null before. */
  payouts: z.array(
    z.object({
      amountCents: centsSchema,
      status: z.enum(PAYOUT_STATUSES),
      lastFour: z.string(),
      sentOn: z.string().nullable(),
      paidOn: z.string().nullable(),
    }),
  ),
})
export type Refund = z.infer<typeof refundSchema>

/** All of it that is not paid: 'Refund of $5,500.00'. */
export function refundTitle({ openCents, payouts }: Refund): string {
  const unpaid = sumCents([openCents, ...payouts.filter(({ status }) => status === 'waiting' || status === 'sent').map(amountOf)])
  return unpaid > 0 ? `Refund of ${usdWithCents(unpaid)}` : 'Refund paid'
}

/** Where each part of a refund is, and what it waits for. @param toBuilder whether its builder reads it */
export function refundWords({ openCents, account, payouts }: Refund, toBuilder: boolean): string[] {
  const open =
    openCents > 0
      ? [`${usdWithCents(openCents)} is owed back to ${toBuilder ? 'you' : 'the builder'}. ${waitsFor(account, toBuilder)}`]
      : []
  return [...open, ...payouts.map(payoutWords)]
}

function waitsFor(account: Refund['account'], toBuilder: boolean): string {
  if (!account) return toBuilder ? 'Enter a bank account to receive it.' : 'The builder has no bank account on record.'
  const where = `the account that ends in ${account.lastFour}`
  switch (account.state) {
    case 'waiting':
      return `It goes to ${where} once that account is confirmed.`
    case 'checking':
      return `It goes to ${where} once that account has passed ${toBuilder ? 'our' : 'its'} checks.`
    case 'ready':
      return `It goes to ${where} with the next payout run.`
    case 'blocked':
      return `The account that ends in ${account.lastFour} cannot be used. ${toBuilder ? 'Enter another one.' : 'The builder has to enter another one.'}`
  }
}

function payoutWords({ amountCents, status, lastFour, sentOn, paidOn }: Refund['payouts'][number]): string {
  const amount = usdWithCents(amountCents)
  const where = `the account that ends in ${lastFour}`
  switch (status) {
    case 'waiting':
      return `${amount} to ${where} is awaiting approval.`
    case 'sent':
      return `${amount} is on its way to ${where}${sentOn ? `, sent to the bank ${longDate(sentOn)}` : ''}.`
    case 'settled':
      return `${amount} was paid to ${where}${paidOn ? ` ${longDate(paidOn)}` : ''}.`
    case 'returned':
      return `The bank sent ${amount} back from ${where}.`
    case 'cancelled':
      return `The payout of ${amount} to ${where} was canceled before it was sent.`
  }
}

const amountOf = ({ amountCents }: { readonly amountCents: Cents }): Cents => amountCents
