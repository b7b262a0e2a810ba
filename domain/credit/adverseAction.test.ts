import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ECOA_NOTICE, MAX_REASONS, policyAdverseAction, reasonsFromFactors, reviewAdverseAction } from './adverseAction'
import { BUDGET_SCALES, PROJECT_TYPES, START_TIMELINES, STEEL_FAMILIARITIES } from './application'
import { initialPolicy } from './initialPolicy'
import { limitInForce } from './reviewApplication'
import { decideApplication } from './scoreApplication'

const answers = fc.record({
  projectLocation: fc.constant('Dayton, OH'),
  projectType: fc.constantFrom(...PROJECT_TYPES),
  startTimeline: fc.constantFrom(...START_TIMELINES),
  budgetScale: fc.constantFrom(...BUDGET_SCALES),
  familiarityWithSteel: fc.constantFrom(...STEEL_FAMILIARITIES),
  contactName: fc.constant('Ann'),
  email: fc.constant('ann@builders.test'),
  companyName: fc.constantFrom('', 'Ann Homes'),
})

describe("the policy's adverse action", () => {
  it('gives one to four reasons for every application below Preferred, largest loss first, and none above', () => {
    fc.assert(
      fc.property(answers, (application) => {
        const decision = decideApplication(application, initialPolicy)
        const adverse = policyAdverseAction({ ...decision, limit: limitInForce(decision) }, decision.factors)
        const kind = { Preferred: undefined, Standard: 'lessCredit', Prepay: 'noCredit' }[decision.tier]
        expect(adverse?.kind).toBe(kind)
        if (!adverse) return
        expect(adverse.reasons.length).toBeGreaterThanOrEqual(1)
        expect(adverse.reasons.length).toBeLessThanOrEqual(MAX_REASONS)
        const most = Math.max(...decision.factors.map(({ points, maxPoints }) => maxPoints - points))
        const [points = 0, max = 0] =
          /\((\d+) of (\d+) points\)$/
            .exec(adverse.reasons[0] ?? '')
            ?.slice(1)
            .map(Number) ?? []
        expect(max - points).toBe(most)
      }),
    )
  })

  it('is stated in plain words, based on the given answers', () => {
    const factors = decideApplication(
      {
        projectLocation: 'Dayton, OH',
        projectType: 'Renovation',
        startTimeline: '1-3 months',
        budgetScale: 'Small (<$100K)',
        familiarityWithSteel: 'New to steel framing',
        contactName: 'Ann',
        email: 'ann@builders.test',
      },
      initialPolicy,
    ).factors
    expect(reasonsFromFactors(factors)).toEqual([
      'Experience with steel framing: New to steel framing (7 of 25 points)',
      'No company is named in the application (4 of 20 points)',
      'Type of project: Renovation (8 of 20 points)',
      'Project budget: Small (<$100K) (8 of 15 points)',
    ])
  })
})

it("of a review that rejects or lowers the limit gives the reviewer's own words", () => {
  const standard = { tier: 'Standard', status: 'pending', limit: 75_000 } as const
  const reason = '- The company could not be verified\n\nTwo invoices are overdue'
  const reasons = ['The company could not be verified', 'Two invoices are overdue']
  expect(reviewAdverseAction(standard, { ...standard, status: 'rejected', limit: 0 }, reason)).toEqual({ kind: 'denied', reasons })
  expect(reviewAdverseAction(standard, { tier: 'Prepay', status: 'approved', limit: 0 }, reason)).toEqual({ kind: 'reduced', reasons })
  expect(reviewAdverseAction(standard, { ...standard, status: 'approved' }, reason)).toBeNull()
})

it('names the agency and address of Appendix A to Part 1002', () => {
  expect(ECOA_NOTICE).toContain('Federal Trade Commission, Consumer Response Center, 600 Pennsylvania Avenue NW, Washington, DC 20580')
})
