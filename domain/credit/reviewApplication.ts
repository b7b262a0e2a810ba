import type { z } from 'zod'
import { dollars } from '../money/usd'
import type { CreditApplication } from './application'
import { MAX_CREDIT_LIMIT, type reviewCreditApplication } from './operatorCalls'
import type { CreditPolicy } from './policy'
import { assignedLimit, type CreditDecision, decideApplication, strongestAnswer } from './scoreApplication'
import type { QualificationStatus, Tier } from './tier'

/** A builder's granted credit. */
export interface CreditTerms {
  readonly tier: Tier
  /** US dollars; kept while the application is rejected, see limitInForce. */
  readonly assignedCreditLimit: number
  readonly status: QualificationStatus
}
export type CreditReview = Pick<z.output<(typeof reviewCreditApplication)['input']>, 'action' | 'tier' | 'creditLimit' | 'seen'>

interface Refusal {
  readonly refusal: 'changedMeanwhile' | 'limitAboveTier'
  readonly fields?: { path: string; message: string }[]
}

/**
 * An application after a person's review. Approving and rejecting keep tier and limit; an override sets both, up to the tier's limit.
 * Refused when the status, tier or limit changed since the reviewer saw it.
 */
export function reviewApplication(
  answers: CreditApplication,
  terms: CreditTerms,
  review: CreditReview,
  policy: CreditPolicy,
): { readonly terms: CreditTerms; readonly aiSummary: string } | Refusal {
  const { action, tier, creditLimit: named, seen } = review
  if (seen && changedSince(seen, terms)) return { refusal: 'changedMeanwhile' }
  const status = action === 'reject' ? 'rejected' : 'approved'
  const outcome = (granted: Omit<CreditTerms, 'status'>) => {
    const decided = { ...granted, status } as const
    return { terms: decided, aiSummary: reviewedSummary(decideApplication(answers, policy), decided) }
  }
  if (action !== 'override' || tier === undefined) return outcome({ tier: terms.tier, assignedCreditLimit: terms.assignedCreditLimit })
  const highest = tier === 'Premium' ? MAX_CREDIT_LIMIT : policy.tierLimits[tier]
  if (named !== undefined && named > highest)
    return { refusal: 'limitAboveTier', fields: [{ path: 'creditLimit', message: `The ${tier} tier goes up to ${dollars(highest)}` }] }
  return outcome({ tier, assignedCreditLimit: named ?? (tier === 'Premium' ? 0 : assignedLimit(tier, answers, policy)) })
}

/** Whether anything the reviewer saw is no longer so. */
function changedSince({ status, tier, creditLimit, limitIfApproved }: NonNullable<CreditReview['seen']>, terms: CreditTerms): boolean {
  return (
    (status !== undefined && status !== terms.status) ||
    (tier !== undefined && tier !== terms.tier) ||
    (creditLimit !== undefined && creditLimit !== limitInForce(terms)) ||
    (limitIfApproved !== undefined && limitIfApproved !== terms.assignedCreditLimit)
  )
}

/** The applicant's available credit, US dollars: zero while the application is rejected. */
export function limitInForce({ status, assignedCreditLimit }: Pick<CreditTerms, 'status' | 'assignedCreditLimit'>): number {
  return status === 'rejected' ? 0 : assignedCreditLimit
}

/** The decision's own summary while it is unchanged, otherwise the person's decision, in two to four plain sentences. */
function reviewedSummary(decided: CreditDecision, { tier, assignedCreditLimit, status }: CreditTerms): string {
  const score = `Your answers score ${decided.score} of 100.`
  if (status === 'rejected') {
    return `Our credit team reviewed this application and did not approve it, so no credit limit is assigned. ${score}`
  }
  if (tier === decided.tier && assignedCreditLimit === decided.assignedCreditLimit) return decided.aiSummary
  const strongest = strongestAnswer(decided.factors)
  return [
    `Our credit team reviewed this application and set the ${tier} tier with a credit limit of ${dollars(assignedCreditLimit)}.`,
    score,
    ...(strongest ? [strongest] : []),
  ].join(' ')
}
