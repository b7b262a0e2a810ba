import { expect, it } from 'vitest'
import { freightCents, INITIAL_ROUTING_POLICY, nextPolicy } from './routingPolicy'

it('a changed policy becomes the next version, unless somebody else made one meanwhile', () => {
  const policy = { ...INITIAL_ROUTING_POLICY, tierBonus: 0.1 }
  expect(nextPolicy({ version: 4 }, policy, 4)).toEqual({ version: 5, policy })
  expect(nextPolicy({ version: 5 }, policy, 4)).toEqual({ refusal: 'changedMeanwhile' })
  // A version that never existed can't be edited.
  expect(nextPolicy({ version: 4 }, policy, 5)).toEqual({ refusal: 'changedMeanwhile' })
})

it('freight follows the lane that reaches the site', () => {
  expect(freightCents(100, INITIAL_ROUTING_POLICY.freightLanes)).toBe(35_000 + 45_000)
  expect(freightCents(200, INITIAL_ROUTING_POLICY.freightLanes)).toBe(45_000 + 80_000)
  expect(freightCents(9000, INITIAL_ROUTING_POLICY.freightLanes)).toBe(60_000 + 9000 * 350)
})
