import { dollars } from '../money/usd'
import { type CreditDecision, strongestAnswer } from './scoreApplication'
import type { QualificationStatus, Tier } from './tier'

interface ReviewedTerms {
  readonly tier: Tier
  /** US dollars. */
  readonly assignedCreditLimit: number
  readonly status: QualificationStatus
}

/** The summary after a person's review: the decision's own where it stands, else what the person decided, in two to four plain sentences [K3]. */
export function reviewedSummary(decided: CreditDecision, { tier, assignedCreditLimit, status }: ReviewedTerms): string {
  if (status === 'rejected') {
    return `Our credit team reviewed this application and did not approve it, so no credit limit is assigned. ${scoreSentence(decided)}`
  }
  if (tier === decided.tier && assignedCreditLimit === decided.assignedCreditLimit) return decided.aiSummary
  const strongest = strongestAnswer(decided.factors)
  return [
    `Our credit team reviewed this application and set the ${tier} tier with a credit limit of ${dollars(assignedCreditLimit)}.`,
    scoreSentence(decided),
    ...(strongest ? [strongest] : []),
  ].join(' ')
}

function scoreSentence({ score }: CreditDecision): string {
  return `Your answers score ${score} of 100.`
}
