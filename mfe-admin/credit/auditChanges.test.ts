import { describe, expect, it } from 'vitest'
import { auditAction, auditChanges } from './auditChanges'

describe('auditChanges', () => {
  it('lists what changed, in words and with units', () => {
    const before = { status: 'pending', tier: 'Standard', assignedCreditLimit: 75_000 }
    const after = { status: 'approved', tier: 'Premium', assignedCreditLimit: 400_000 }
    expect(auditChanges(before, after)).toEqual([
      { field: 'status', label: 'Status', before: 'Pending', after: 'Approved' },
      { field: 'tier', label: 'Tier', before: 'Standard', after: 'Premium' },
      { field: 'assignedCreditLimit', label: 'Limit', before: '$75,000', after: '$400,000' },
    ])
  })

  it('leaves out what stayed the same', () => {
    expect(auditChanges({ status: 'pending', score: 71 }, { status: 'rejected', score: 71 })).toHaveLength(1)
  })

  it('handles a creation without earlier values', () => {
    expect(auditChanges(null, { score: 71 })).toEqual([{ field: 'score', label: 'Score', before: 'none', after: '71' }])
    expect(auditChanges(null, null)).toEqual([])
  })

  it('shows a field without a label', () => {
    expect(auditChanges({ reviewQueue: ['a'] }, { reviewQueue: null })).toEqual([
      { field: 'reviewQueue', label: 'Review queue', before: '["a"]', after: 'none' },
    ])
  })
})

describe('auditAction', () => {
  it('names the actions of a review, and makes others readable', () => {
    expect(auditAction('credit-override')).toBe('Tier overridden')
    expect(auditAction('limit-raised')).toBe('Limit raised')
  })
})
