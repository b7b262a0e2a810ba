import type { Refusal } from '../http/refusal'
import { type Cents, cents, dollarsOfCents } from '../money/cents'
import { maxCents, subtractCents } from '../money/differences'
import { shareOf, wholeShareOf } from '../money/shareOf'
import { creditHouse, creditProject, debitProject, moving, type Posting } from './posting'

/** Where a receivable comes from. */
export const RECEIVABLE_NOTE = 'Receivable is what the order will still release to the shop, less fee and retainage, when it was asked.'

export const TRUST_LEVELS = ['High', 'Medium', 'Low'] as const
export type TrustLevel = (typeof TRUST_LEVELS)[number]
export const FACTORING_URGENCIES = ['standard', 'urgent'] as const
export type FactoringUrgency = (typeof FACTORING_URGENCIES)[number]
/**
 * A request waits for an operator; an approved one is settled by the releases that repay it. It is withdrawn when its order is cancelled or goes
 * to another shop before anything was sent. What was sent, and is no longer covered, is owed by the shop until it is settled or written off.
 */
export const FACTORING_STATUSES = ['pending', 'approved', 'rejected', 'settled', 'withdrawn', 'owed', 'written_off'] as const
export type FactoringStatus = (typeof FACTORING_STATUSES)[number]
/** Finished orders a shop must have before it is trusted at a level, with at least this share on time. The house's own judgement. */
const TRUST_RULES = [
  { level: 'High', finished: 10, onTime: 0.95 },
  { level: 'Medium', finished: 3, onTime: 0.85 },
] as const satisfies readonly { level: TrustLevel; finished: number; onTime: number }[]

/** How far a shop is trusted, from its own record; never typed in. */
export function trustLevel(record: {
  readonly finishedOrders: number
  readonly onTimeOrders: number
  readonly isPreferred: boolean
}): TrustLevel {
  const onTime = record.finishedOrders === 0 ? 0 : record.onTimeOrders / record.finishedOrders
  const earned = TRUST_RULES.find((rule) => record.finishedOrders >= rule.finished && onTime >= rule.onTime)?.level ?? 'Low'
  return earned === 'Low' && record.isPreferred ? 'Medium' : earned
}

/**
 * Share of a receivable that is advanced and the discount on the advance, by trust level; 'urgent' costs more. The house's own judgement,
 * not figures of a source.
 */
export const FACTORING_TERMS: Record<TrustLevel, { readonly advanceRate: number; readonly discount: number }> = {
  High: { advanceRate: 0.9, discount: 0.02 },
  Medium: { advanceRate: 0.8, discount: 0.035 },
  Low: { advanceRate: 0.6, discount: 0.05 },
}
export const URGENT_DISCOUNT = 0.01

export interface FactoringOffer {
  /** What the shop owes back from its releases. */
  readonly advanceCents: Cents
  readonly discountCents: Cents
  /** What the shop is paid now. */
  readonly paidCents: Cents
  /** Discount as a fraction of the advance, as shown. */
  readonly factoringDiscount: number
}

/** What a shop is offered for a receivable of which part may be advanced already: never more than what is left of it. */
export function factoringOffer(receivableCents: Cents, advancedCents: Cents, trust: TrustLevel, urgency: FactoringUrgency): FactoringOffer {
  const { advanceRate, discount } = FACTORING_TERMS[trust]
  const factoringDiscount = discount + (urgency === 'urgent' ? URGENT_DISCOUNT : 0)
  const advanceCents = maxCents(cents(0), subtractCents(wholeShareOf(receivableCents, advanceRate), advancedCents))
  const discountCents = shareOf(advanceCents, factoringDiscount)
  return { advanceCents, discountCents, paidCents: subtractCents(advanceCents, discountCents), factoringDiscount }
}

/** What of a project decides what its shop can be advanced now. */
export interface AdvanceStanding {
  readonly active: boolean
  /** The order waits: nobody is making it. */
  readonly onHold: boolean
  readonly disputeOpen: boolean
  readonly escrowCents: Cents
  /** Advanced already, and not repaid. */
  readonly advancedCents: Cents
  /** What its phases to come will bring the shop. */
  readonly receivableCents: Cents
  readonly trust: TrustLevel
}

export interface OpenOffer extends FactoringOffer {
  readonly trust: TrustLevel
  readonly receivableCents: Cents
}
export type OfferRefusal = 'projectClosed' | 'orderOnHold' | 'disputeOpen' | 'notFunded' | 'nothingToAdvance'

/** What the shop of a project can be advanced now, or why nothing: escrow must hold what its phases to come will bring. */
export function openOffer(standing: AdvanceStanding, urgency: FactoringUrgency): { readonly offer: OpenOffer } | Refusal<OfferRefusal> {
  const { trust, receivableCents } = standing
  if (!standing.active) return { refusal: 'projectClosed' }
  if (standing.onHold) return { refusal: 'orderOnHold' }
  if (standing.disputeOpen) return { refusal: 'disputeOpen' }
  if (standing.escrowCents < receivableCents) return { refusal: 'notFunded' }
  const offer = factoringOffer(receivableCents, standing.advancedCents, trust, urgency)
  return offer.advanceCents > 0 ? { offer: { ...offer, trust, receivableCents } } : { refusal: 'nothingToAdvance' }
}

/** What a shop asks for: the offer of the moment, one request at a time. @param earlier requests on the same project */
export function askedAdvance(
  earlier: readonly { readonly status: FactoringStatus }[],
  standing: AdvanceStanding,
  urgency: FactoringUrgency,
): { readonly offer: OpenOffer } | Refusal<OfferRefusal | 'requestWaits'> {
  return earlier.some(({ status }) => status === 'pending') ? { refusal: 'requestWaits' } : openOffer(standing, urgency)
}

/**
 * What a decision makes of a request, once. Approval goes by the offer of that moment: what was released or advanced since it was asked for is not
 * advanced again. Only the shop that asked is paid, and only while the order is its own.
 */
export function decidedAdvance(
  request: { readonly status: FactoringStatus; readonly urgency: FactoringUrgency; readonly fabricatorId: string },
  decision: 'approve' | 'reject',
  standing: AdvanceStanding & { readonly fabricatorId: string | null },
):
  | { readonly status: 'rejected' }
  | { readonly status: 'approved'; readonly offer: OpenOffer }
  | Refusal<OfferRefusal | 'alreadyDecided' | 'shopChanged'> {
  if (request.status !== 'pending') return { refusal: 'alreadyDecided' }
  if (decision === 'reject') return { status: 'rejected' }
  if (request.fabricatorId !== standing.fabricatorId) return { refusal: 'shopChanged' }
  const open = openOffer(standing, request.urgency)
  return 'refusal' in open ? open : { status: 'approved', offer: open.offer }
}

/** An offer as calls answer it, in dollars. */
export function offerInDollars({ trust, receivableCents, advanceCents, paidCents, discountCents, factoringDiscount }: OpenOffer) {
  return {
    trustLevel: trust,
    receivableAmount: dollarsOfCents(receivableCents),
    advanceAmount: dollarsOfCents(advanceCents),
    paidAmount: dollarsOfCents(paidCents),
    discountAmount: dollarsOfCents(discountCents),
    factoringDiscount,
  }
}

/** The posting of an approved advance: what the shop owes back against what it is paid and what the house earns. */
export function advancePosting(projectId: string, requestId: string, offer: FactoringOffer): Posting {
  return {
    key: `advance:${requestId}`,
    kind: 'factoring_advance',
    description: 'Early payout against a receivable',
    entries: moving([
      debitProject(projectId, 'advance', offer.advanceCents),
      creditProject(projectId, 'fabricator_payable', offer.paidCents),
      creditHouse('revenue', offer.discountCents),
    ]),
  }
}
