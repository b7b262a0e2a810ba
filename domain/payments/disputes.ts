import { type Cents, cents } from '../money/cents'
import { subtractCents } from '../money/differences'
import { usdWithCents } from '../money/usd'

export const DISPUTE_STATUSES = ['open', 'resolved'] as const
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number]
export const DISPUTE_REASONS = ['quality', 'missing_parts', 'late', 'damage', 'payment', 'other'] as const
export type DisputeReason = (typeof DISPUTE_REASONS)[number]
export const DISPUTE_REASON_WORDS: Record<DisputeReason, string> = {
  quality: 'Quality of the work',
  missing_parts: 'Missing parts',
  late: 'Delay',
  damage: 'Damage in transit',
  payment: 'Payment',
  other: 'Something else',
}
export const DISPUTE_OUTCOMES = ['release', 'refund', 'split'] as const
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number]
export const DISPUTE_OUTCOME_WORDS: Record<DisputeOutcome, string> = {
  release: 'Release to the shop',
  refund: 'Refund to the builder',
  split: 'Split between both',
}

/** Days within which Framewell decides a dispute. Our own promise, not a figure of the specification. */
export const DISPUTE_DEADLINE_DAYS = 10

/**
 * What an open dispute stops and what not. @param payableCents released to the shop and not sent to the bank yet; 0 for who does not see it
 */
export function disputeStops(payableCents: Cents): string {
  const released = payableCents > 0 ? `, with ${usdWithCents(payableCents)} released to it before` : ''
  return `Phases, retainage and payouts to the shop wait until the dispute is decided${released}. A payout already sent to the bank is not stopped.`
}

export type ResolutionRefusal = 'nothingHeld' | 'splitAmount'

export interface Resolution {
  readonly refundCents: Cents
  readonly releaseCents: Cents
}

/** What a decision can divide: retainage after delivery; before it, what the last phase would release besides the retainage. */
export interface Held {
  readonly heldCents: Cents
  readonly heldIn: 'escrow' | 'retainage'
}

/**
 * What resolving a dispute moves: everything to the shop, everything back to the builder, or a part each. Before delivery it pays nothing
 * to the shop: what is not refunded stays in escrow for the remaining phases.
 */
export function resolveDispute(
  outcome: DisputeOutcome,
  { heldCents, heldIn }: Held,
  splitRefundCents: Cents | undefined,
): Resolution | { readonly refusal: ResolutionRefusal } {
  const refunding = (refundCents: Cents) => ({
    refundCents,
    releaseCents: heldIn === 'retainage' ? subtractCents(heldCents, refundCents) : cents(0),
  })
  if (outcome === 'release') return refunding(cents(0))
  if (heldCents === 0) return { refusal: 'nothingHeld' }
  if (outcome === 'refund') return refunding(heldCents)
  if (splitRefundCents === undefined || splitRefundCents <= 0 || splitRefundCents >= heldCents) return { refusal: 'splitAmount' }
  return refunding(splitRefundCents)
}
