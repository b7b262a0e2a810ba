import type { Refusal } from '../http/refusal'
import { addCents, type Cents, cents, dollarsOfCents } from '../money/cents'
import { maxCents, minCents, subtractCents } from '../money/differences'
import { shareOf, wholeShareOf } from '../money/shareOf'
import { type DrawnBalances, drawsCents } from './funding'
import { creditOwnAccount, creditProject, debitProject, moving, type Posting } from './posting'

/** Explains the receivable. */
export const RECEIVABLE_NOTE = 'Receivable is what the order will still release to the shop, less retainage, when it was asked.'

export const TRUST_LEVELS = ['High', 'Medium', 'Low'] as const
export type TrustLevel = (typeof TRUST_LEVELS)[number]
export const FACTORING_URGENCIES = ['standard', 'urgent'] as const
export type FactoringUrgency = (typeof FACTORING_URGENCIES)[number]
/**
 * 'pending' waits for an operator; 'approved' is settled by the releases that repay it. A request is withdrawn when its order is canceled
 * or moves to another shop before anything was sent. What was sent and is no longer covered is shop debt until settled or written off.
 */
export const FACTORING_STATUSES = ['pending', 'approved', 'rejected', 'settled', 'withdrawn', 'owed', 'written_off'] as const
export type FactoringStatus = (typeof FACTORING_STATUSES)[number]
/** Finished orders and on-time share required per trust level. Our own judgment. */
const TRUST_RULES = [
  { level: 'High', finished: 10, onTime: 0.95 },
  { level: 'Medium', finished: 3, onTime: 0.85 },
] as const satisfies readonly { level: TrustLevel; finished: number; onTime: number }[]

/** A shop's trust level, always derived from its record. */
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
 * Advance share of a receivable and discount on the advance, per trust level; 'urgent' costs more. Our own judgment, not sourced figures.
 */
export const FACTORING_TERMS: Record<TrustLevel, { readonly advanceRate: number; readonly discount: number }> = {
  High: { advanceRate: 0.9, discount: 0.02 },
  Medium: { advanceRate: 0.8, discount: 0.035 },
  Low: { advanceRate: 0.6, discount: 0.05 },
}
export const URGENT_DISCOUNT = 0.01

export interface FactoringOffer {
  /** What the shop repays from its releases. */
  readonly advanceCents: Cents
  readonly discountCents: Cents
  /** What the shop is paid now. */
  readonly paidCents: Cents
  /** Discount as a fraction of the advance, for display. */
  readonly factoringDiscount: number
}

/** A shop's offer for a receivable, part of which may already be advanced. Never exceeds what is left of it, nor a limit. */
export function factoringOffer(
  receivableCents: Cents,
  advancedCents: Cents,
  trust: TrustLevel,
  urgency: FactoringUrgency,
  mostCents: Cents | null = null,
): FactoringOffer {
  const { advanceRate, discount } = FACTORING_TERMS[trust]
  const factoringDiscount = discount + (urgency === 'urgent' ? URGENT_DISCOUNT : 0)
  const leftCents = subtractCents(wholeShareOf(receivableCents, advanceRate), advancedCents)
  const advanceCents = maxCents(cents(0), minCents(leftCents, mostCents ?? leftCents))
  const discountCents = shareOf(advanceCents, factoringDiscount)
  return { advanceCents, discountCents, paidCents: subtractCents(advanceCents, discountCents), factoringDiscount }
}

/** Why nothing is paid on Framewell's credit: the terms leave it to the shop, or its limit is reached. */
export type CapitalRefusal = 'builderUnpaid' | 'creditLimitReached'

/** The project figures that determine a shop's advance. */
export interface AdvanceFacts {
  readonly active: boolean
  /** The order is on hold: no shop works on it. */
  readonly onHold: boolean
  readonly disputeOpen: boolean
  /** What the project can repay of advances (`repayableCents`). */
  readonly coverCents: Cents
  /** Advanced and not repaid. */
  readonly advancedCents: Cents
  /** What the builder has paid of it (`receivedCents`). */
  readonly receivedCents: Cents
  /** Of its accounts, what says how much is drawn on Framewell's credit. */
  readonly balances: DrawnBalances
  /** Why Framewell's own capital may not pay what the builder has not paid; null where it may, as a draw on its limited credit. */
  readonly capitalRefusal: CapitalRefusal | null
  /** What upcoming phases will pay the shop. */
  readonly receivableCents: Cents
  readonly trust: TrustLevel
}

export interface OpenOffer extends FactoringOffer {
  readonly trust: TrustLevel
  readonly receivableCents: Cents
  /** What of the advance the builder has paid. */
  readonly fundedCents: Cents
  /** What of it draws on Framewell's credit and its limit. */
  readonly creditCents: Cents
}
export type OfferRefusal = 'projectClosed' | 'orderOnHold' | 'disputeOpen' | 'notFunded' | 'nothingToAdvance' | CapitalRefusal

/**
 * What the builder has paid of an order that is neither released nor advanced: what is funded of a receivable. Negative where more was paid out
 * than came in.
 */
export function receivedCents({
  escrow,
  retainage,
  receivable,
  advance,
  shop_debt,
}: Readonly<Record<'escrow' | 'retainage' | 'receivable' | 'advance' | 'shop_debt', Cents>>): Cents {
  return subtractCents(addCents(escrow, retainage), receivable, advance, shop_debt)
}

/**
 * What a project's shop can be advanced now, or why nothing. Escrow must hold what upcoming phases will pay, and their margins. What the builder
 * has not paid of it is advanced whole, as a draw on Framewell's credit, or not at all.
 */
export function openOffer(standing: AdvanceFacts, urgency: FactoringUrgency): { readonly offer: OpenOffer } | Refusal<OfferRefusal> {
  const { trust, receivableCents, receivedCents: received, capitalRefusal } = standing
  if (!standing.active) return { refusal: 'projectClosed' }
  if (standing.onHold) return { refusal: 'orderOnHold' }
  if (standing.disputeOpen) return { refusal: 'disputeOpen' }
  if (standing.coverCents < receivableCents) return { refusal: 'notFunded' }
  const offer = factoringOffer(receivableCents, standing.advancedCents, trust, urgency, capitalRefusal === null ? null : received)
  const fundedCents = maxCents(cents(0), minCents(offer.advanceCents, received))
  const { balances } = standing
  const creditCents = maxCents(cents(0), drawsCents(balances, { ...balances, advance: addCents(balances.advance, offer.advanceCents) }))
  if (offer.advanceCents > 0) return { offer: { ...offer, trust, receivableCents, fundedCents, creditCents } }
  return { refusal: capitalRefusal !== null && received <= 0 ? capitalRefusal : 'nothingToAdvance' }
}

/** A shop's request at the current offer, one at a time. @param earlier requests on the same project */
export function requestedAdvance(
  earlier: readonly { readonly status: FactoringStatus }[],
  standing: AdvanceFacts,
  urgency: FactoringUrgency,
): { readonly offer: OpenOffer } | Refusal<OfferRefusal | 'requestWaits'> {
  return earlier.some(({ status }) => status === 'pending') ? { refusal: 'requestWaits' } : openOffer(standing, urgency)
}

/**
 * A request's single decision. Approval uses the current offer, so that amounts released or advanced since the request are not advanced
 * again. Only the requesting shop is paid, and only while the order is its own.
 */
export function decidedAdvance(
  request: { readonly status: FactoringStatus; readonly urgency: FactoringUrgency; readonly fabricatorId: string },
  decision: 'approve' | 'reject',
  standing: AdvanceFacts & { readonly fabricatorId: string | null },
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

/** An offer in dollars, as calls return it. */
export function offerInDollars({
  trust,
  receivableCents,
  advanceCents,
  fundedCents,
  creditCents,
  paidCents,
  discountCents,
  factoringDiscount,
}: OpenOffer) {
  return {
    trustLevel: trust,
    receivableAmount: dollarsOfCents(receivableCents),
    advanceAmount: dollarsOfCents(advanceCents),
    fundedAmount: dollarsOfCents(fundedCents),
    creditAmount: dollarsOfCents(creditCents),
    paidAmount: dollarsOfCents(paidCents),
    discountAmount: dollarsOfCents(discountCents),
    factoringDiscount,
  }
}

/** The posting of an approved advance: what the shop will repay against its payout and Framewell's discount revenue. */
export function advancePosting(projectId: string, requestId: string, offer: FactoringOffer): Posting {
  return {
    key: `advance:${requestId}`,
    kind: 'factoring_advance',
    description: 'Early payout against a receivable',
    entries: moving([
      debitProject(projectId, 'advance', offer.advanceCents),
      creditProject(projectId, 'fabricator_payable', offer.paidCents),
      creditOwnAccount('revenue', offer.discountCents),
    ]),
  }
}
