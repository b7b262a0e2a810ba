import { z } from 'zod'
import { addCents, type Cents, cents } from '../money/cents'
import { centsSchema } from '../money/centsSchema'
import { maxCents, subtractCents } from '../money/differences'
import { proportionOf } from '../money/proportionOf'
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

/** Where a refund goes. */
export const WHERE_REFUNDED = 'first off what the builder still owes, the rest as a refund'

/**
 * What a decision refunds, in words. The shop reads what it takes of its own price.
 * @param reader whose amount it is
 */
export function decidedRefundWords(amountCents: Cents, reader: 'contract' | 'shop'): string {
  const amount = usdWithCents(amountCents)
  return reader === 'shop' ? `${amount} off what your company is paid for the order` : `${amount} back to the builder: ${WHERE_REFUNDED}`
}

/** What a decision's refund came to, as it was posted: off which invoices, and what is paid back. */
export const postedRefundSchema = z.object({
  credited: z.array(z.object({ invoice: z.string(), cents: centsSchema })),
  refundedCents: centsSchema,
})

/** '$1,000 off invoice INV-2026-00030; nothing is refunded' */
export function postedRefundWords({ credited, refundedCents }: z.output<typeof postedRefundSchema>): string {
  const off = credited.map(({ invoice, cents }) => `${usdWithCents(cents)} off invoice ${invoice}`)
  return [...off, refundedCents > 0 ? `${usdWithCents(refundedCents)} is refunded` : 'nothing is refunded'].join('; ')
}

/** What decisions before delivery do to the phases to come, whichever shop makes the order. */
export function releasedLessWords(amountCents: Cents): string {
  return `Dispute decisions took ${usdWithCents(amountCents)} off what the last phases release.`
}

export type ResolutionRefusal = 'nothingHeld' | 'splitAmount'

/** What a dispute holds and its decision divides, in parts of the contract price. */
export interface Held {
  /** All of it: `unreleasedCents` and `releasedCents`. */
  readonly heldCents: Cents
  /** Retainage after delivery; before it, what is in escrow for the phases to come. */
  readonly unreleasedCents: Cents
  readonly heldIn: 'escrow' | 'retainage'
  /** What phases released and the shop is not paid, with Framewell's part of it. */
  readonly releasedCents: Cents
  /** The shop's part of `releasedCents`, payable to it. */
  readonly payableCents: Cents
}

/** Where what is not released is held, behind its amount. */
export const HELD_IN_WORDS: Record<Held['heldIn'], string> = { escrow: 'for phases to come', retainage: 'of retainage' }

/** What a decision does to the phases to come, behind what is held. None are after delivery. */
export const PHASES_TO_COME_WORDS: Record<Held['heldIn'], string> = {
  escrow: 'A refund takes the last phase first. What is left stays with the order, and the phases continue after the decision.',
  retainage: '',
}

export interface Resolution {
  readonly refundCents: Cents
  /** What is the shop's again, with Framewell's part: retainage, and what was released before. */
  readonly releaseCents: Cents
  /** The part of the refund that comes from what was released. */
  readonly releasedRefundCents: Cents
  /** The part of that which the shop is not paid; Framewell bears the rest. */
  readonly payableRefundCents: Cents
}

/**
 * What resolving a dispute moves: everything to the shop, everything back to the builder, or a part each. A refund takes what is not released
 * first, then what is released, which both prices bear in proportion. Before delivery, what is not released and not refunded stays in escrow
 * for the remaining phases.
 */
export function resolveDispute(
  outcome: DisputeOutcome,
  held: Held,
  splitRefundCents: Cents | undefined,
): Resolution | { readonly refusal: ResolutionRefusal } {
  const { heldCents } = held
  if (outcome === 'release') return refunding(held, cents(0))
  if (heldCents === 0) return { refusal: 'nothingHeld' }
  if (outcome === 'refund') return refunding(held, heldCents)
  if (splitRefundCents === undefined || splitRefundCents <= 0 || splitRefundCents >= heldCents) return { refusal: 'splitAmount' }
  return refunding(held, splitRefundCents)
}

function refunding({ unreleasedCents, heldIn, releasedCents, payableCents }: Held, refundCents: Cents): Resolution {
  const releasedRefundCents = maxCents(cents(0), subtractCents(refundCents, unreleasedCents))
  const retainageLeft = heldIn === 'retainage' ? maxCents(cents(0), subtractCents(unreleasedCents, refundCents)) : cents(0)
  return {
    refundCents,
    releaseCents: addCents(retainageLeft, subtractCents(releasedCents, releasedRefundCents)),
    releasedRefundCents,
    payableRefundCents: proportionOf(releasedRefundCents, payableCents, releasedCents),
  }
}
