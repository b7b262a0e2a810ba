import { z } from 'zod'
import { CREDIT_FACTORS, type CreditFactor } from './policy'
import type { QualificationStatus, Tier } from './tier'

/** More reasons are not likely to help an applicant (Regulation B, official comment 9(b)(2)-1). */
export const MAX_REASONS = 4

const KINDS = ['denied', 'noCredit', 'lessCredit', 'reduced'] as const

/** Denied, reduced or counteroffered credit, with the principal reasons. */
export const adverseActionSchema = z.object({
  kind: z.enum(KINDS),
  reasons: z.array(z.string()).max(MAX_REASONS),
})
export type AdverseAction = z.infer<typeof adverseActionSchema>

/** The statement of the action taken (12 CFR 1002.9(a)(2)). */
export const ADVERSE_ACTION_WORDS: Readonly<Record<AdverseAction['kind'], string>> = {
  denied: 'We did not approve your application for credit.',
  noCredit: 'We did not extend credit to you. Your orders are prepaid.',
  lessCredit: 'We offer you less credit than our highest instant tier.',
  reduced: 'We reduced the credit we offer you.',
}

/**
 * The notice of 12 CFR 1002.9(b)(1), with the agency Appendix A names for retailers, finance companies and all creditors not listed: the
 * address of 88 FR 16531, in force since March 20, 2024.
 */
export const ECOA_NOTICE =
  "The Federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the applicant's income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act. The Federal agency that administers compliance with this law concerning this creditor is the Federal Trade Commission, Consumer Response Center, 600 Pennsylvania Avenue NW, Washington, DC 20580."

interface Factor {
  readonly factor: CreditFactor
  readonly answer: string
  readonly points: number
  readonly maxPoints: number
}

const REASONS: Readonly<Record<CreditFactor, (answer: string) => string>> = {
  projectType: (answer) => `Type of project: ${answer}`,
  startTimeline: (answer) => `When the project starts: ${answer}`,
  budgetScale: (answer) => `Project budget: ${answer}`,
  familiarityWithSteel: (answer) => `Experience with steel framing: ${answer}`,
  company: () => 'No company is named in the application',
}

/** Why a score is not higher: the answers that lost the most points under the applied policy, largest loss first. */
export function reasonsFromFactors(factors: readonly Factor[]): string[] {
  const lost = ({ maxPoints, points }: Factor) => maxPoints - points
  return factors
    .filter((factor) => lost(factor) > 0)
    .sort((a, b) => lost(b) - lost(a) || CREDIT_FACTORS.indexOf(a.factor) - CREDIT_FACTORS.indexOf(b.factor))
    .slice(0, MAX_REASONS)
    .map((factor) => `${REASONS[factor.factor](factor.answer)} (${factor.points} of ${factor.maxPoints} points)`)
}

interface Decided {
  readonly tier: Tier
  readonly status: QualificationStatus
  /** Available limit, US dollars. */
  readonly limit: number
}

/** The adverse action of the policy's own decision, by its factors; null when it grants the maximum available at once. */
export function policyAdverseAction({ tier, limit }: Decided, factors: readonly Factor[]): AdverseAction | null {
  if (limit === 0) return { kind: 'noCredit', reasons: reasonsFromFactors(factors) }
  if (tier === 'Premium' || tier === 'Preferred') return null
  return { kind: 'lessCredit', reasons: reasonsFromFactors(factors) }
}

/**
 * The adverse action of a person's review; null when it reduces nothing. Its reasons are the reviewer's own words, one per line: they must
 * be the actual ones (12 CFR 1002.9(b)(2)).
 */
export function reviewAdverseAction(before: Decided, after: Decided, reason: string): AdverseAction | null {
  if (after.status === 'rejected') return { kind: 'denied', reasons: linesOf(reason) }
  return after.limit < before.limit ? { kind: 'reduced', reasons: linesOf(reason) } : null
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/^[-•*]\s*/, '').trim())
  return lines.filter((line) => line !== '').slice(0, MAX_REASONS)
}
