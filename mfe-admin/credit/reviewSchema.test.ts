import { describe, expect, it } from 'vitest'
import { EMPTY_REVIEW, reviewSchema } from './reviewSchema'

const seen = {
  id: '8c1b2f0e-6f0a-4d57-9f43-5a6f0c1d2e3f',
  status: 'pending',
  tier: 'Standard',
  creditLimit: 75_000,
  limitIfApproved: 75_000,
} as const
const refused = (draft: Partial<typeof EMPTY_REVIEW>) => {
  const result = reviewSchema(seen).safeParse({ ...EMPTY_REVIEW, ...draft })
  return result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
}

describe('reviewSchema', () => {
  it('builds the call from the input and the version the reviewer saw', () => {
    const review = { action: 'override', tier: 'Premium', creditLimit: '$400,000', reason: ' Twelve homes paid on time ' }
    expect(reviewSchema(seen).parse(review)).toEqual({
      id: seen.id,
      seen: { status: 'pending', tier: 'Standard', creditLimit: 75_000, limitIfApproved: 75_000 },
      action: 'override',
      tier: 'Premium',
      creditLimit: 400_000,
      reason: 'Twelve homes paid on time',
    })
  })

  it('leaves tier and limit out of an approval, whatever was chosen before', () => {
    const review = { action: 'approve', tier: 'Premium', creditLimit: '1', reason: 'Good references' }
    expect(reviewSchema(seen).parse(review)).not.toHaveProperty('tier')
    expect(reviewSchema(seen).parse(review)).not.toHaveProperty('creditLimit')
  })

  it('requires an action and a reason', () => {
    expect(refused({})).toEqual(['action: Choose approve, reject or override', 'reason: Give a reason of at least 3 characters'])
  })

  it('requires a tier for an override, and a limit for Premium', () => {
    expect(refused({ action: 'override', reason: 'Paid on time' })).toEqual(['tier: Choose a tier'])
    expect(refused({ action: 'override', tier: 'Premium', reason: 'Paid on time' })).toEqual(['creditLimit: Premium needs a credit limit'])
  })

  it.each([
    ['a lot', 'Use whole dollars'],
    ['12.50', 'Use whole dollars'],
    ['-5', 'A limit cannot be negative'],
    ['600,000', 'The highest limit is $500,000'],
  ])('refuses the limit %j', (creditLimit, message) => {
    expect(refused({ action: 'override', tier: 'Standard', creditLimit, reason: 'Paid on time' })).toContain(`creditLimit: ${message}`)
  })
})
