import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dollars } from '../money/usd'
import { BUDGET_SCALES, type CreditApplication, PROJECT_TYPES, START_TIMELINES, STEEL_FAMILIARITIES } from './application'
import { initialPolicy } from './initialPolicy'
import { CREDIT_FACTORS, type CreditPolicy, creditPolicySchema, highestScore } from './policy'
import { decideApplication, scoreFactors } from './scoreApplication'

const applications: fc.Arbitrary<CreditApplication> = fc.record({
  projectLocation: fc.string({ minLength: 2 }),
  projectType: fc.constantFrom(...PROJECT_TYPES),
  startTimeline: fc.constantFrom(...START_TIMELINES),
  budgetScale: fc.constantFrom(...BUDGET_SCALES),
  familiarityWithSteel: fc.constantFrom(...STEEL_FAMILIARITIES),
  contactName: fc.string({ minLength: 2 }),
  email: fc.emailAddress(),
  companyName: fc.option(fc.string(), { nil: undefined }),
})

/** Arbitrary points, as an editor might enter before validation. */
const policies: fc.Arbitrary<CreditPolicy> = fc
  .record({
    points: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 17, maxLength: 17 }),
    standard: fc.integer({ min: 1, max: 98 }),
    above: fc.integer({ min: 1, max: 50 }),
    limits: fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 3, maxLength: 3 }),
    caps: fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 3, maxLength: 3 }),
  })
  .map(({ points, standard, above, limits, caps }) => {
    const drawn = points.values()
    const each = <Option extends string>(options: readonly Option[]) =>
      Object.fromEntries(options.map((option) => [option, drawn.next().value ?? 0]))
    const [Prepay = 0, Standard = 0, Preferred = 0] = [...limits].sort((a, b) => a - b)
    return {
      ...initialPolicy,
      points: {
        projectType: { ...initialPolicy.points.projectType, ...each(PROJECT_TYPES) },
        startTimeline: { ...initialPolicy.points.startTimeline, ...each(START_TIMELINES) },
        budgetScale: { ...initialPolicy.points.budgetScale, ...each(BUDGET_SCALES) },
        familiarityWithSteel: { ...initialPolicy.points.familiarityWithSteel, ...each(STEEL_FAMILIARITIES) },
        company: { named: drawn.next().value ?? 0, unnamed: drawn.next().value ?? 0 },
      },
      thresholds: { standard, preferred: standard + above },
      tierLimits: { Preferred, Standard, Prepay },
      budgetCaps: { ...initialPolicy.budgetCaps, ...Object.fromEntries(BUDGET_SCALES.map((scale, index) => [scale, caps[index] ?? 0])) },
    }
  })

const base: CreditApplication = {
  projectLocation: 'Dayton, OH',
  projectType: 'Build-to-Rent',
  startTimeline: '1-3 months',
  budgetScale: 'Medium ($100K–500K)',
  familiarityWithSteel: 'Expert',
  contactName: 'Dana Reyes',
  email: 'dana@example.com',
  companyName: 'Reyes Homes',
}

/** A policy under which the base application scores exactly `score`. */
const policyScoring = (score: number): CreditPolicy => {
  const policy = structuredClone(initialPolicy)
  const missing = highestScore(policy) - score
  policy.points.familiarityWithSteel.Expert -= Math.min(25, missing)
  policy.points.company.named -= Math.max(0, missing - 25)
  return policy
}

const FIGURE = /\$?\d+(?:,\d{3})*/g
const sentences = (text: string) => text.split(/(?<=\.)\s+/)

describe('a decision', () => {
  it.each([
    [59, 'Prepay', 0, 'approved'],
    [60, 'Standard', 75_000, 'pending'],
    [79, 'Standard', 75_000, 'pending'],
    [80, 'Preferred', 150_000, 'approved'],
    [100, 'Preferred', 150_000, 'approved'],
  ])('at %i points is %s with $%i, %s', (score, tier, assignedCreditLimit, status) => {
    expect(decideApplication(base, policyScoring(score))).toMatchObject({ score, tier, assignedCreditLimit, status, policyVersion: 1 })
  })

  it('caps the limit at the budget', () => {
    const small = decideApplication({ ...base, budgetScale: 'Small (<$100K)' }, initialPolicy)
    expect(small).toMatchObject({ score: 93, tier: 'Preferred', assignedCreditLimit: 75_000 })
    expect(decideApplication({ ...base, budgetScale: 'Large (>$500K)' }, initialPolicy).assignedCreditLimit).toBe(150_000)
  })

  it('states its basis', () => {
    const decision = decideApplication({ ...base, familiarityWithSteel: 'New to steel framing', companyName: '' }, initialPolicy)
    expect(decision).toMatchObject({ score: 66, tier: 'Standard' })
    expect(decision.aiSummary).toBe(
      'Your answers score 66 of 100, which places you in the Standard tier. That carries a preliminary credit limit of $75,000. ' +
        'Your strongest answer is project type (Build-to-Rent). The most room to improve is steel experience: up to 18 points more.',
    )
    expect(decision.improvements).toEqual([
      'Put an installer with finished steel-framed homes on the job.',
      'Apply in the name of your registered company.',
    ])
  })

  it('gives no advice that the answer follows already', () => {
    const selling = decideApplication({ ...base, projectType: 'Build-to-Sell', companyName: '' }, initialPolicy)
    expect(selling.improvements).toEqual(['Apply in the name of your registered company.'])
    const spec = decideApplication({ ...base, projectType: 'Spec' }, initialPolicy)
    expect(spec.improvements).toEqual(['Bring a build-to-rent or build-to-sell project: its income is easier to underwrite.'])
  })

  it('stays within 0 and 100, keeps limit = min(tier, cap), and its factors add up', () => {
    fc.assert(
      fc.property(applications, policies, (application, policy) => {
        const decision = decideApplication(application, policy)
        const points = decision.factors.reduce((total, factor) => total + factor.points, 0)
        expect(decision.score).toBe(Math.min(100, points))
        expect(decision.score).toBeGreaterThanOrEqual(0)
        expect(decision.assignedCreditLimit).toBe(Math.min(policy.tierLimits[decision.tier], policy.budgetCaps[application.budgetScale]))
        expect(decision.factors.map((factor) => factor.factor)).toEqual([...CREDIT_FACTORS])
        for (const factor of decision.factors) expect(factor.points).toBeLessThanOrEqual(factor.maxPoints)
        // A valid policy's sum needs no cap.
        if (creditPolicySchema.safeParse(policy).success) expect(points).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('never falls when an answer is replaced by one with more points', () => {
    fc.assert(
      fc.property(applications, applications, policies, fc.constantFrom(...CREDIT_FACTORS), (one, other, policy, factor) => {
        const answer = factor === 'company' ? 'companyName' : factor
        const changed = { ...one, [answer]: other[answer] }
        const pointsOf = (application: CreditApplication) =>
          scoreFactors(application, policy).find((scored) => scored.factor === factor)?.points ?? 0
        const [worse, better] = pointsOf(one) <= pointsOf(changed) ? [one, changed] : [changed, one]
        const low = decideApplication(worse, policy)
        const high = decideApplication(better, policy)
        expect(high.score).toBeGreaterThanOrEqual(low.score)
        if (factor !== 'budgetScale') expect(high.assignedCreditLimit).toBeGreaterThanOrEqual(low.assignedCreditLimit)
      }),
    )
  })

  it('ignores place, person, address and company', () => {
    fc.assert(
      fc.property(applications, applications, policies, (one, other, policy) => {
        const stranger = { ...one, projectLocation: other.projectLocation, contactName: other.contactName, email: other.email }
        expect(decideApplication(stranger, policy)).toEqual(decideApplication(one, policy))
        if (one.companyName && other.companyName) {
          expect(decideApplication({ ...one, companyName: other.companyName }, policy)).toEqual(decideApplication(one, policy))
        }
      }),
    )
  })

  it('is deterministic, and does not change its inputs', () => {
    fc.assert(
      fc.property(applications, policies, (application, policy) => {
        const before = structuredClone({ application, policy })
        expect(decideApplication(application, policy)).toEqual(decideApplication(application, policy))
        expect({ application, policy }).toEqual(before)
      }),
    )
  })

  it('explains itself in two to four sentences with its own figures', () => {
    fc.assert(
      fc.property(applications, policies, (application, policy) => {
        const decision = decideApplication(application, policy)
        const said = sentences(decision.aiSummary)
        expect(said.length).toBeGreaterThanOrEqual(2)
        expect(said.length).toBeLessThanOrEqual(4)
        const gains = decision.factors.map((factor) => factor.maxPoints - factor.points)
        const known = new Set([
          ...[decision.score, 100, ...gains].map(String),
          dollars(decision.assignedCreditLimit),
          ...decision.factors.flatMap((factor) => factor.answer.match(FIGURE) ?? []),
        ])
        for (const figure of decision.aiSummary.match(FIGURE) ?? []) expect(known).toContain(figure)
      }),
    )
  })

  it('recommends the factors with the most to gain first, and none already at its maximum', () => {
    fc.assert(
      fc.property(applications, policies, (application, policy) => {
        const { factors, improvements } = decideApplication(application, policy)
        const advised = improvements.map((text) => factors.find((factor) => policy.factors[factor.factor].improvement === text))
        const gains = advised.map((factor) => (factor ? factor.maxPoints - factor.points : 0))
        expect(gains).toEqual([...gains].sort((a, b) => b - a))
        expect(gains.every((gain) => gain > 0)).toBe(true)
        const follows = application.projectType === 'Build-to-Rent' || application.projectType === 'Build-to-Sell'
        const open = factors.filter(({ factor, points, maxPoints }) => points < maxPoints && !(factor === 'projectType' && follows))
        expect(improvements).toHaveLength(Math.min(3, open.length))
      }),
    )
    expect(decideApplication(base, initialPolicy).improvements).toEqual([])
  })
})
