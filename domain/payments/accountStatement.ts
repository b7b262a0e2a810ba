import { recordOf } from '../collections/recordOf'
import { companyDay } from '../dates/businessDays'
import { addCents, type Cents, cents, sumCents } from '../money/cents'
import { maxCents, negateCents, subtractCents } from '../money/differences'
import { longDate } from '../quotes/quoteWords'
import { AGING_BUCKETS, type AgingBucket, agingBucket, type InvoiceAmounts, type InvoiceStatus } from './invoices'

/** Kinds of lines on a statement of account. */
export const MOVE_KINDS = ['invoice', 'credit', 'payment', 'refund', 'refund_paid', 'earned', 'early_payout', 'deduction'] as const
type MoveKind = (typeof MOVE_KINDS)[number]
export const MOVE_WORDS: Readonly<Record<MoveKind, string>> = {
  invoice: 'Invoice',
  credit: 'Credit',
  payment: 'Payment',
  refund: 'Refund',
  refund_paid: 'Refund',
  earned: 'Earned',
  early_payout: 'Early payout',
  deduction: 'Deduction',
}

/** What changes the balance of a company's account with Framewell. */
export interface AccountMove {
  /** ISO time; it counts on its day in the company's time zone. */
  readonly at: string
  readonly kind: MoveKind
  readonly words: string
  /** The order's number; null for a payment on account. */
  readonly projectId: string | null
  /** Adds to the balance when positive. A customer's balance is what it owes Framewell, a shop's what Framewell owes it. */
  readonly amountCents: Cents
  /** The sales tax in the amount of an invoice. */
  readonly taxCents?: Cents
}

interface StatementRow extends AccountMove {
  /** '2026-11-27' */
  readonly day: string
  readonly balanceCents: Cents
}

export interface AccountStatement {
  readonly openingCents: Cents
  readonly rows: readonly StatementRow[]
  /** What was added and what was taken off within the period, both positive. */
  readonly addedCents: Cents
  readonly takenOffCents: Cents
  readonly closingCents: Cents
}

/**
 * A statement over a period: the balance before its first day, every move in order with the balance after it, and the closing balance.
 */
export function accountStatement(
  moves: readonly AccountMove[],
  { from, until }: { readonly from: string; readonly until: string },
): AccountStatement {
  const dated = moves.map((move) => ({ ...move, day: companyDay(new Date(move.at)) })).sort((a, b) => a.at.localeCompare(b.at))
  const openingCents = sumCents(dated.filter(({ day }) => day < from).map(({ amountCents }) => amountCents))
  const within = dated.filter(({ day, amountCents }) => day >= from && day <= until && amountCents !== 0)
  let balanceCents = openingCents
  const rows = within.map((move) => {
    balanceCents = addCents(balanceCents, move.amountCents)
    return { ...move, balanceCents }
  })
  const sumOf = (sign: 1 | -1) =>
    sumCents(within.map(({ amountCents }) => maxCents(cents(0), sign === 1 ? amountCents : negateCents(amountCents))))
  return { openingCents, rows, addedCents: sumOf(1), takenOffCents: sumOf(-1), closingCents: balanceCents }
}

/** What an invoice was from a time on. */
export interface InvoiceState extends Pick<InvoiceAmounts, 'paidCents' | 'creditedCents'> {
  readonly invoice: string
  /** ISO time. */
  readonly at: string
  readonly status: InvoiceStatus
  /** Facts of the invoice that never change. */
  readonly projectId: string
  readonly amountCents: Cents
  readonly taxCents: Cents
  readonly dueOn: string | null
}

/**
 * What is billed and taken off by an invoice's states, in order. An invoice counts while it is issued or paid; a credit reduces it, and
 * becoming void takes off what was still open. Payments are moves of their own.
 */
export function invoiceMoves(states: readonly InvoiceState[]): AccountMove[] {
  const owed = new Map<string, Cents>()
  return states.flatMap(({ invoice, at, status, projectId, amountCents, taxCents, paidCents, creditedCents, dueOn }) => {
    const before = owed.get(invoice)
    const now =
      status === 'scheduled' || (status === 'void' && before === undefined)
        ? undefined
        : status === 'void'
          ? paidCents
          : subtractCents(amountCents, creditedCents)
    const move = (kind: MoveKind, words: string, amount: Cents): AccountMove => ({ at, kind, words, projectId, amountCents: amount })
    if (now === undefined) owed.delete(invoice)
    else owed.set(invoice, now)
    if (before !== undefined && now === undefined)
      return [
        { ...move('invoice', `${invoice} is not billed yet`, negateCents(amountCents)), taxCents: negateCents(taxCents) },
        move('credit', `${invoice} is not billed yet`, subtractCents(amountCents, before)),
      ]
    if (before !== undefined && now !== undefined)
      return [move('credit', status === 'void' ? `${invoice} is void` : `Credit on ${invoice}`, subtractCents(now, before))]
    if (now === undefined) return []
    return [
      { ...move('invoice', dueOn ? `${invoice}, due ${longDate(dueOn)}` : invoice, amountCents), taxCents },
      move('credit', `Credit on ${invoice}`, negateCents(creditedCents)),
    ]
  })
}

/**
 * The open amounts of issued invoices by days past due on a day: what their states changed until then. A payment counts on the bank's day, which
 * may be before that of an earlier state.
 */
export function agingOf(states: readonly InvoiceState[], day: string): Readonly<Record<AgingBucket, Cents>> {
  const aging = recordOf(AGING_BUCKETS, () => cents(0))
  const open = new Map<string, Cents>()
  for (const { invoice, at, status, amountCents, paidCents, creditedCents, dueOn } of states) {
    const before = open.get(invoice) ?? cents(0)
    const now = status === 'open' ? subtractCents(amountCents, paidCents, creditedCents) : cents(0)
    open.set(invoice, now)
    if (companyDay(new Date(at)) > day) continue
    const bucket = dueOn ? agingBucket(dueOn, day) : 'current'
    aging[bucket] = addCents(aging[bucket], subtractCents(now, before))
  }
  return aging
}
