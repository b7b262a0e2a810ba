import { addBusinessDays, businessDayFrom, companyDay, dayFrom, deadlineAfter, endOfDay } from '../dates/businessDays'
import { FUNDS_DAYS, SIGN_DAYS } from './placing'
import type { OrderStatus } from './stages'

/** Business days in which the bank still reports a deposit that arrived on its last day. */
const REPORT_DAYS = 2
/** Days of notice to the builder before the deadline. */
const NOTICE_DAYS = { awaiting_signature: 1, awaiting_funds: 5 } as const
const DAY_MS = 86_400_000

/** An order waiting for its builder. */
interface WaitingOrder {
  readonly status: OrderStatus
  readonly placedAt: string
  readonly signedAt?: string | null
  /** The day on which the first unpaid invoice due before fabrication is due: a change order's is due later than the deposit. */
  readonly depositDueOn?: string | null
}

/** The end of the last day on which an order can be signed. */
export function signatureDeadline(placedAt: Date): Date {
  return deadlineAfter(placedAt, SIGN_DAYS)
}

/**
 * The end of the last day on which a signed order's deposit can arrive: a day on which banks settle. The invoice is due on it, and the slot is
 * held until it.
 */
export function depositDeadline(signedAt: Date): Date {
  return endOfDay(businessDayFrom(dayFrom(signedAt, FUNDS_DAYS)))
}

/**
 * When an order's wait for its signature or deposit ends, from when its builder is notified, and when it is canceled; undefined when it waits
 * for neither.
 */
export function waitingEnds({ status, placedAt, signedAt, depositDueOn }: WaitingOrder) {
  if (status !== 'awaiting_signature' && status !== 'awaiting_funds') return undefined
  const isSigned = status === 'awaiting_funds'
  const paidBy = depositDueOn ? endOfDay(depositDueOn) : depositDeadline(new Date(signedAt ?? placedAt))
  const at = isSigned ? paidBy : signatureDeadline(new Date(placedAt))
  const cancelAt = isSigned ? endOfDay(addBusinessDays(companyDay(at), REPORT_DAYS)) : at
  return { at, noticeAt: new Date(at.getTime() - NOTICE_DAYS[status] * DAY_MS), cancelAt }
}

/** Today's step for a waiting order: none, notify the builder, or cancel. */
export function expiryStep(order: WaitingOrder, now: Date): 'notice' | 'cancel' | undefined {
  const ends = waitingEnds(order)
  if (!ends || now < ends.noticeAt) return undefined
  return now > ends.cancelAt ? 'cancel' : 'notice'
}

/** The cancellation reason shown to its parties. */
export function expiryWords(status: OrderStatus): string {
  return status === 'awaiting_funds'
    ? `The deposit did not arrive within ${FUNDS_DAYS} days of the signature, so its production weeks were released.`
    : `Not signed within ${SIGN_DAYS} days, so its production weeks were released.`
}
