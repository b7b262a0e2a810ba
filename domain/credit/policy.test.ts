import { describe, expect, it } from 'vitest'
import { initialPolicy } from './initialPolicy'
import { type CreditPolicy, creditPolicySchema, highestScore } from './policy'

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
})
