import { creditHouse, creditProject, debitProject, moving, type Posting } from './posting'

export const TRUST_LEVELS = ['High', 'Medium', 'Low'] as const
export type TrustLevel = (typeof TRUST_LEVELS)[number]
export const FACTORING_URGENCIES = ['standard', 'urgent'] as const
export type FactoringUrgency = (typeof FACTORING_URGENCIES)[number]

/**
 * Share of a receivable that is advanced and the discount on the advance, by trust level [O5]; 'urgent' costs more. The house's own judgement,
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
  readonly advanceCents: number
  readonly discountCents: number
  /** What the shop is paid now. */
  readonly paidCents: number
  /** Discount as a fraction of the advance, as shown. */
  readonly factoringDiscount: number
}

/** What a shop is offered for a receivable of which part may be advanced already: never more than what is left of it. */
export function factoringOffer(
  receivableCents: number,
  advancedCents: number,
  trust: TrustLevel,
  urgency: FactoringUrgency,
): FactoringOffer {
  const { advanceRate, discount } = FACTORING_TERMS[trust]
  const factoringDiscount = discount + (urgency === 'urgent' ? URGENT_DISCOUNT : 0)
  const advanceCents = Math.max(0, Math.floor(receivableCents * advanceRate) - advancedCents)
  const discountCents = Math.round(advanceCents * factoringDiscount)
  return { advanceCents, discountCents, paidCents: advanceCents - discountCents, factoringDiscount }
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
