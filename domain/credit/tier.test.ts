import { describe, expect, it } from 'vitest'
import { initialStatus, tierForScore } from './tier'
import { improvementTips, PREPAY_NOTICE, tierTone } from './tips'

const thresholds = { preferred: 80, standard: 60 }

describe('the tier of a score', () => {
  it.each([
    [0, 'Prepay'],
    [59, 'Prepay'],
    [60, 'Standard'],
    [79, 'Standard'],
    [80, 'Preferred'],
    [100, 'Preferred'],
  ])('%i is %s', (score, tier) => {
    expect(tierForScore(score, thresholds)).toBe(tier)
  })

  it('approves Preferred and Prepay at once and leaves Standard to a person', () => {
    expect(
      ['Preferred', 'Standard', 'Prepay'].map((tier) =>
        initialStatus(tierForScore({ Preferred: 90, Standard: 70 }[tier] ?? 0, thresholds)),
      ),
    ).toEqual(['approved', 'pending', 'approved'])
  })
})

describe('result texts', () => {
  it('color the tiers', () => {
    expect(['Preferred', 'Standard', 'Prepay', 'Premium', 'anything'].map(tierTone)).toEqual([
      'preferred',
      'standard',
      'prepay',
      'neutral',
      'neutral',
    ])
  })

  it('give Standard and Prepay the fixed tips under their headings', () => {
    const tips = ['Add two trade references', 'Demonstrate on-time payment on your next small order']
    expect(improvementTips('Standard', ['from the answer'])).toEqual({ heading: 'How to Move to Preferred', tips })
    expect(improvementTips('Prepay', [])).toEqual({ heading: 'How to Unlock Net 30 Terms', tips })
  })

  it("give other tiers the answer's improvements, or nothing", () => {
    expect(improvementTips('Preferred', ['Fix a start'])?.tips).toEqual(['Fix a start'])
    expect(improvementTips('Preferred', [])).toBeNull()
  })

  it('include the notice for Prepay', () => {
    expect(PREPAY_NOTICE).toBe('Prepayment required to proceed. Build payment history to unlock Net 30 terms.')
  })
})
