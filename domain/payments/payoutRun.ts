import { businessDayFrom, closedBecause } from '../dates/businessDays'
import type { Refusal } from '../http/refusal'
import { type Cents, sumCents } from '../money/cents'
import { longDate } from '../quotes/quoteWords'
import { type SameDayService, sameDayRefusal } from './sameDayAch'

/** One person proposes a run, two others approve it, it is sent to the bank as a file, and a statement settles it. */
export const PAYOUT_RUN_STATUSES = ['proposed', 'approved_once', 'sent', 'settled', 'cancelled'] as const
export type PayoutRunStatus = (typeof PAYOUT_RUN_STATUSES)[number]
export const PAYOUT_RUN_WORDS: Record<PayoutRunStatus, string> = {
  proposed: 'Proposed',
  approved_once: 'Approved once',
  sent: 'Sent to the bank',
  settled: 'Settled',
  cancelled: 'Canceled',
}
/** Approvals by different people required before money moves. */
export const APPROVALS_NEEDED = 2

export const PAYOUT_STATUSES = ['waiting', 'sent', 'settled', 'returned', 'cancelled'] as const
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number]
export const PAYOUT_WORDS: Record<PayoutStatus, string> = {
  waiting: 'Awaiting approval',
  sent: 'On its way',
  settled: 'Paid',
  returned: 'Sent back',
  cancelled: 'Canceled',
}

/** A run's status as its payouts prove it: what the bank sent back is said beside what it paid. */
export function runStatusWords({
  status,
  payouts,
}: {
  readonly status: PayoutRunStatus
  readonly payouts: readonly { readonly status: PayoutStatus }[]
}): string {
  const back = payouts.filter((payout) => payout.status === 'returned').length
  if (back === 0) return PAYOUT_RUN_WORDS[status]
  if (back === payouts.length) return PAYOUT_WORDS.returned
  return `${PAYOUT_RUN_WORDS[status]}, ${back} of ${payouts.length} payouts sent back`
}

export type ApprovalRefusal = 'notWaiting' | 'approvedAlready'

/** The accounts that payouts are paid from. 'suspense' holds returned payouts that nobody is owed until an operator decides. */
export const PAYOUT_ACCOUNTS = ['fabricator_payable', 'builder_payable', 'suspense'] as const
export type PayoutAccount = (typeof PAYOUT_ACCOUNTS)[number]

/** Decisions on a returned payout in suspense: pay the shop again, or recover what was written off of its debt. */
export const UNCLAIMED_DECISIONS = ['pay', 'recover'] as const

/** What a run can pay: an amount owed on an order, to a confirmed account. */
export interface Payable {
  readonly projectId: string | null
  readonly amountCents: Cents
  /** Why it can't be paid now; null when it can. */
  readonly blocked: string | null
}

/**
 * The payouts of a proposed run: everything payable, or the named orders.
 * @param now the Eastern day and time: '2026-11-24', '14:05'
 * @param bank what Framewell's bank does with files that pay on the day they are made
 */
export function proposeRun<One extends Payable>(
  payable: readonly One[],
  { payOn, projectIds }: { readonly payOn: string; readonly projectIds?: readonly string[] | undefined },
  now: { readonly day: string; readonly time: string },
  bank: SameDayService,
): { readonly wanted: readonly One[]; readonly totalCents: Cents } | Refusal<'pastDay' | 'notBankingDay' | 'nothingPayable'> {
  const refusal = payDayRefusal(payOn, now.day)
  if (refusal) return refusal
  const named = ({ projectId }: One) => projectIds === undefined || (projectId !== null && projectIds.includes(projectId))
  const wanted = payable.filter((one) => one.blocked === null && named(one))
  if (wanted.length === 0) return { refusal: 'nothingPayable' }
  const amounts = wanted.map(({ amountCents }) => amountCents)
  const tooLate = sameDayRefusal({ payOn, amounts }, bank, now)
  if (tooLate) return { refusal: 'notBankingDay', more: { fields: [{ path: 'payOn', message: tooLate }] } }
  return { wanted, totalCents: sumCents(amounts) }
}

/** Why money can't arrive on a day: it has passed, or banks are closed. The refusal names the day's field. */
function payDayRefusal(payOn: string, today: string): Refusal<'pastDay' | 'notBankingDay'> | undefined {
  const onField = (message: string) => ({ fields: [{ path: 'payOn', message }] })
  if (payOn < today) return { refusal: 'pastDay', more: onField('This day has passed') }
  const closure = closedBecause(payOn)
  if (closure === undefined) return undefined
  const message = `Banks are closed: this day is ${closure}. The next banking day is ${longDate(businessDayFrom(payOn))}.`
  return { refusal: 'notBankingDay', more: onField(message) }
}

/** Whether a run can still be approved or canceled: no money has moved. */
export function isRunWaiting(status: PayoutRunStatus): boolean {
  return status === 'proposed' || status === 'approved_once'
}

/** A run after an approval. Two approvals must come from two people. */
export function approveRun(
  run: { readonly status: PayoutRunStatus; readonly approvedBy: readonly string[] },
  person: string,
): { readonly status: 'approved_once' | 'sent' } | { readonly refusal: ApprovalRefusal } {
  if (!isRunWaiting(run.status)) return { refusal: 'notWaiting' }
  if (run.approvedBy.includes(person)) return { refusal: 'approvedAlready' }
  return { status: run.approvedBy.length + 1 >= APPROVALS_NEEDED ? 'sent' : 'approved_once' }
}
