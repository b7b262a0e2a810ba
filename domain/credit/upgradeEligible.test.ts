import { describe, expect, it } from 'vitest'
import { upgradeEligible } from './upgradeEligible'

const eligible = (firstOrder: string, now: string) =>
  upgradeEligible('Standard', { completedOrders: 1, lateInvoices: 0, firstOrderAt: new Date(firstOrder) }, new Date(now))

describe('six months of on-time payment', () => {
  it('end on the last day of a shorter month', () => {
    expect(eligible('2026-02-28T15:00:00Z', '2026-08-31T15:00:00Z')).toBe(true)
    expect(eligible('2026-03-01T15:00:00Z', '2026-08-31T15:00:00Z')).toBe(false)
    expect(eligible('2026-03-01T15:00:00Z', '2026-09-01T15:00:00Z')).toBe(true)
  })

  it('are counted in days of the company, not of UTC', () => {
    // In New York it is still August 31, and the first order was on March 1.
    expect(eligible('2026-03-01T15:00:00Z', '2026-09-01T03:00:00Z')).toBe(false)
    // Placed in the evening of February 28, when it was March 1 in UTC.
    expect(eligible('2026-03-01T02:00:00Z', '2026-08-28T15:00:00Z')).toBe(true)
  })
})
