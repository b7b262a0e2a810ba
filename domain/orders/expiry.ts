import { FUNDS_DAYS, SIGN_DAYS } from './placing'
import type { OrderStatus } from './stages'

/** Days a signed order without a deposit stays open after its slot is released: a transfer may be under way. */
export const FUNDS_GRACE_DAYS = 7
/** Days of notice to the builder before an order is canceled. */
const NOTICE_DAYS = { awaiting_signature: 1, awaiting_funds: 5 } as const
const DAY_MS = 86_400_000

/** An order waiting for its builder. */
interface WaitingOrder {
  readonly status: OrderStatus
  readonly placedAt: string
  readonly signedAt?: string | null
}

/** When an order's wait for signature or deposit ends, and from when its builder is notified; undefined when it waits for neither. */
export function waitingEnds({ status, placedAt, signedAt }: WaitingOrder): { readonly at: Date; readonly noticeAt: Date } | undefined {
  if (status !== 'awaiting_signature' && status !== 'awaiting_funds') return undefined
  const since = Date.parse(status === 'awaiting_funds' && signedAt ? signedAt : placedAt)
  const days = status === 'awaiting_funds' ? FUNDS_DAYS + FUNDS_GRACE_DAYS : SIGN_DAYS
  const at = since + days * DAY_MS
  return { at: new Date(at), noticeAt: new Date(at - NOTICE_DAYS[status] * DAY_MS) }
}

/** Today's step for a waiting order: none, notify the builder, or cancel. */
export function expiryStep(order: WaitingOrder, now: Date): 'notice' | 'cancel' | undefined {
  const ends = waitingEnds(order)
  if (!ends || now < ends.noticeAt) return undefined
  return now > ends.at ? 'cancel' : 'notice'
}

/** The cancellation reason shown to its parties. */
export function expiryWords(status: OrderStatus): string {
  return status === 'awaiting_funds'
    ? `What is due before fabrication did not arrive within ${FUNDS_DAYS + FUNDS_GRACE_DAYS} days of the signature; its slot was given back.`
    : `Not signed within ${SIGN_DAYS} days; its slot was given back.`
}
