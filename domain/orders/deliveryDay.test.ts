import { expect, it } from 'vitest'
import { deliveryDayWords } from './deliveryDay'

const stage = (reachedAt: string | null) =>
  ({ stage: 'delivered_to_site', state: reachedAt ? 'completed' : 'pending', reachedAt, expectedAt: null, expectedBecause: null }) as const

it('says when an order was delivered, or when it is expected', () => {
  expect(deliveryDayWords({ stages: [stage('2026-11-28T15:09:00.000Z')], expectedDelivery: null })).toBe('Delivered November 28, 2026')
  expect(deliveryDayWords({ stages: [stage(null)], expectedDelivery: '2027-03-09T17:00:00.000Z' })).toBe('Expected March 9, 2027')
  expect(deliveryDayWords({ stages: [stage(null)], expectedDelivery: null })).toBeNull()
})
