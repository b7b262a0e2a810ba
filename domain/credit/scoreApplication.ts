import { dollars } from '../money/usd'
import type { CreditApplication } from './application'
import { CREDIT_FACTORS, type CreditFactor, type CreditPolicy } from './policy'
import { type AssignableTier, initialStatus, type QualificationStatus, tierForScore } from './tier'

export interface ScoredFactor {
  readonly factor: CreditFactor
  readonly label: string
  /** The scored answer, in words. */
  readonly answer: string
  readonly points: number
  /** The factor's maximum under the policy. */
  readonly maxPoints: number
}

/** Maximum recommendations; more are noise. */
export const MAX_IMPROVEMENTS = 3

export interface CreditDecision {
  readonly policyVersion: number
  /** Out of 100. */
  readonly score: number
  readonly tier: AssignableTier
  /** US dollars. */
  readonly assignedCreditLimit: number
  readonly status: QualificationStatus
  readonly factors: readonly ScoredFactor[]
  readonly aiSummary: string
  /** The most valuable improvements, most points first; at most three. */
  readonly improvements: readonly string[]
}

/** Points per factor. Location, name and email are not read: nothing about place or person changes a score. */
export function scoreFactors(application: CreditApplication, policy: CreditPolicy): ScoredFactor[] {
  const company = application.companyName ? 'named' : 'unnamed'
  const answers: Record<CreditFactor, { answer: string; points: number; all: Readonly<Record<string, number>> }> = {
    projectType: {
      answer: application.projectType,
      points: policy.points.projectType[application.projectType],
      all: policy.points.projectType,
    },
    startTimeline: {
      answer: application.startTimeline,
      points: policy.points.startTimeline[application.startTimeline],
      all: policy.points.startTimeline,
    },
    budgetScale: {
      answer: application.budgetScale,
      points: policy.points.budgetScale[application.budgetScale],
      all: policy.points.budgetScale,
    },
    familiarityWithSteel: {
      answer: application.familiarityWithSteel,
      points: policy.points.familiarityWithSteel[application.familiarityWithSteel],
      all: policy.points.familiarityWithSteel,
    },
    company: {
      answer: company === 'named' ? 'Company named' : 'No company named',
      points: policy.points.company[company],
      all: policy.points.company,
    },
  }
  return CREDIT_FACTORS.map((factor) => {
    const { answer, points, all } = answers[factor]
    return { factor, label: policy.factors[factor].label, answer, points, maxPoints: Math.max(...Object.values(all)) }
  })
}

/** The smaller of the tier's limit and the budget scale's cap, in US dollars. */
export function assignedLimit(tier: AssignableTier, application: Pick<CreditApplication, 'budgetScale'>, policy: CreditPolicy): number {
  return Math.min(policy.tierLimits[tier], policy.budgetCaps[application.budgetScale])
}

/** Decides an application under a policy. Pure, so that a stored decision can be replayed and explained. */
export function decideApplication(application: CreditApplication, policy: CreditPolicy): CreditDecision {
  const factors = scoreFactors(application, policy)
  const score = Math.max(0, Math.min(100, sum(factors.map((factor) => factor.points))))
  const tier = tierForScore(score, policy.thresholds)
  const limit = assignedLimit(tier, application, policy)
  const byGain = factors.filter((factor) => gain(factor) > 0 && !isFollowed(factor.factor, application)).sort((a, b) => gain(b) - gain(a))
  return {
    policyVersion: policy.version,
    score,
    tier,
    assignedCreditLimit: limit,
    status: initialStatus(tier),
    factors,
    aiSummary: summarise(score, tier, limit, factors, byGain),
    improvements: byGain.slice(0, MAX_IMPROVEMENTS).map((factor) => policy.factors[factor.factor].improvement),
  }
}

/** Whether an application does already what a factor's advice asks for: a development to sell needs no project to rent instead. */
function isFollowed(factor: CreditFactor, { projectType }: CreditApplication): boolean {
  return factor === 'projectType' && (projectType === 'Build-to-Rent' || projectType === 'Build-to-Sell')
}

/** Two to four plain sentences based on the factors alone. */
function summarise(score: number, tier: AssignableTier, limit: number, factors: ScoredFactor[], byGain: ScoredFactor[]): string {
  const sentences = [`Your answers score ${score} of 100, which places you in the ${tier} tier.`]
  sentences.push(
    tier === 'Prepay' && limit === 0
      ? 'Orders are prepaid until a payment history exists, so no credit limit is assigned yet.'
      : `That carries a preliminary credit limit of ${dollars(limit)}.`,
  )
  const strongest = strongestAnswer(factors)
  if (strongest) sentences.push(strongest)
  const weakest = byGain[0]
  if (weakest) sentences.push(`The most room to improve is ${weakest.label.toLowerCase()}: up to ${pointsInWords(gain(weakest))} more.`)
  return sentences.join(' ')
}

/** A sentence about the factor with the largest share of its maximum; undefined when all are zero. */
export function strongestAnswer(factors: readonly ScoredFactor[]): string | undefined {
  const [strongest] = factors.filter((factor) => factor.points > 0).sort((a, b) => share(b) - share(a) || b.points - a.points)
  return strongest && `Your strongest answer is ${strongest.label.toLowerCase()} (${strongest.answer}).`
}

/** A factor's share of its maximum, 0 to 1. */
function share(factor: ScoredFactor): number {
  return factor.maxPoints > 0 ? factor.points / factor.maxPoints : 0
}

function pointsInWords(points: number): string {
  return points === 1 ? '1 point' : `${points} points`
}

function gain(factor: ScoredFactor): number {
  return factor.maxPoints - factor.points
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
