import { FUNDS_DAYS, SIGN_DAYS } from './placing'
import type { OrderStatus } from './stages'

/** Days a signed order without its deposit stands after its slot was given back: a transfer may be on its way. */
export const FUNDS_GRACE_DAYS = 7
/** Days before it is cancelled that an order's builder is told. */
const NOTICE_DAYS = { awaiting_signature: 1, awaiting_funds: 5 } as const
const DAY_MS = 86_400_000

/** An order that waits for its builder. */
interface WaitingOrder {
  readonly status: OrderStatus
  readonly placedAt: string
  readonly signedAt?: string | null
}

/** Until when an order waits for its signature or its deposit, and from when on its builder is told; undefined for one that waits for neither. */
export function waitingEnds({ status, placedAt, signedAt }: WaitingOrder): { readonly at: Date; readonly noticeAt: Date } | undefined {
  if (status !== 'awaiting_signature' && status !== 'awaiting_funds') return undefined
  const since = Date.parse(status === 'awaiting_funds' && signedAt ? signedAt : placedAt)
  const days = status === 'awaiting_funds' ? FUNDS_DAYS + FUNDS_GRACE_DAYS : SIGN_DAYS
  const at = since + days * DAY_MS
  return { at: new Date(at), noticeAt: new Date(at - NOTICE_DAYS[status] * DAY_MS) }
}

/** What time asks of a waiting order: nothing yet, notice to its builder, or its end. */
export function expiryStep(order: WaitingOrder, now: Date): 'notice' | 'cancel' | undefined {
  const ends = waitingEnds(order)
  if (!ends || now < ends.noticeAt) return undefined
  return now > ends.at ? 'cancel' : 'notice'
}

/** Why it was cancelled, as its parties read it. */
export function expiryWords(status: OrderStatus): string {
  return status === 'awaiting_funds'
    ? `What is due before fabrication did not arrive within ${FUNDS_DAYS + FUNDS_GRACE_DAYS} days of the signature; its slot was given back.`
    : `Not signed within ${SIGN_DAYS} days; its slot was given back.`
}
