import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialPolicy } from './initialPolicy'
import { paymentTermsFor, paymentTermsWords, termsProblems } from './paymentTerms'
import { type CreditPolicy, creditPolicySchema, highestScore, publicTerms } from './policy'
import { TIERS } from './tier'

const problems = (change: (policy: CreditPolicy) => void) => {
  const policy = structuredClone(initialPolicy)
  change(policy)
  const result = creditPolicySchema.safeParse(policy)
  return result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}

describe('the credit policy', () => {
  it('starts with the specified thresholds, limits and caps, and reaches exactly 100', () => {
    expect(creditPolicySchema.parse(initialPolicy)).toEqual(initialPolicy)
    expect(highestScore(initialPolicy)).toBe(100)
    expect(initialPolicy.thresholds).toEqual({ preferred: 80, standard: 60 })
    expect(initialPolicy.tierLimits).toEqual({ Preferred: 150_000, Standard: 75_000, Prepay: 0 })
    expect(Object.values(initialPolicy.budgetCaps)).toEqual([75_000, 150_000, 250_000])
  })

  it('keeps the thresholds in order', () => {
    expect(problems((policy) => (policy.thresholds = { preferred: 60, standard: 60 }))).toEqual([
      'thresholds.preferred: Preferred must start above Standard (60 points)',
    ])
  })

  it('refuses points that add up to more than 100', () => {
    expect(problems((policy) => (policy.points.company.named = 21))).toEqual([
      'points: The best answers add up to 101 points; the most a score can be is 100',
    ])
  })

  it('refuses unreachable thresholds', () => {
    expect(problems((policy) => (policy.points.company = { named: 0, unnamed: 0 }))).toEqual([])
    expect(
      problems((policy) => {
        policy.points.company = { named: 0, unnamed: 0 }
        policy.thresholds.preferred = 81
      }),
    ).toEqual(['thresholds.preferred: No application could become Preferred: the best answers add up to 80 points'])
  })

  it('keeps the limits in the order of the tiers', () => {
    expect(problems((policy) => (policy.tierLimits.Standard = 150_001))).toEqual([
      'tierLimits.Standard: The Standard limit cannot exceed the Preferred limit',
    ])
    expect(problems((policy) => (policy.tierLimits.Prepay = 75_001))).toEqual([
      'tierLimits.Prepay: The Prepay limit cannot exceed the Standard limit',
    ])
  })

  it('has the specified days to pay, and deposits within the range of each tier, in the same words everywhere', () => {
    expect(Object.values(publicTerms(initialPolicy)).map(({ paymentTerms }) => paymentTerms)).toEqual([
      'Net 30, no deposit',
      'Net 30, 10% deposit before fabrication',
      'Net 30, 20% deposit before fabrication',
      'Deposit required before fabrication: the full price',
    ])
    for (const tier of TIERS)
      expect(publicTerms(initialPolicy)[tier].paymentTerms).toBe(paymentTermsWords(paymentTermsFor(initialPolicy, tier)))
  })

  it('refuses terms that get worse with a better tier, at the field', () => {
    expect(problems((policy) => (policy.tierTerms.Preferred.netDays = 45))).toEqual([
      'tierTerms.Premium.netDays: Premium cannot have fewer days to pay than Preferred',
    ])
    expect(problems((policy) => (policy.tierTerms.Preferred.depositShare = 0.25))).toEqual([
      'tierTerms.Preferred.depositShare: The Preferred deposit cannot be higher than the Standard deposit',
    ])
    expect(problems((policy) => (policy.tierTerms.Prepay.depositShare = 0.5))).toEqual([
      'tierTerms.Prepay.netDays: Prepay has a part on credit, so it needs at least 1 day',
    ])
  })

  it('never has worse terms for a better tier, for any terms it accepts', () => {
    const payment = fc.record({
      depositShare: fc.integer({ min: 0, max: 100 }).map((each) => each / 100),
      netDays: fc.integer({ min: 0, max: 120 }),
    })
    fc.assert(
      fc.property(fc.tuple(payment, payment, payment, payment), ([Premium, Preferred, Standard, Prepay]) => {
        const tierTerms = { Premium, Preferred, Standard, Prepay }
        const inOrder = TIERS.every((better, at) =>
          TIERS.slice(at + 1).every(
            (worse) =>
              tierTerms[better].depositShare <= tierTerms[worse].depositShare && tierTerms[better].netDays >= tierTerms[worse].netDays,
          ),
        )
        const payable = TIERS.every((tier) => tierTerms[tier].depositShare === 1 || tierTerms[tier].netDays > 0)
        expect(termsProblems(tierTerms).length === 0).toBe(inOrder && payable)
        expect(paymentTermsFor({ tierTerms }, 'Standard', true)).toEqual({
          tier: 'Standard',
          depositShare: 1,
          netDays: 0,
          carriedBy: 'framewell',
        })
      }),
    )
  })
})
