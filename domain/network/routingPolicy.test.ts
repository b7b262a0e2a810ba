import { expect, it } from 'vitest'
import { INITIAL_ROUTING_POLICY, nextPolicy } from './routingPolicy'

it('a changed policy is the next version, unless somebody else made that one meanwhile', () => {
  const policy = { ...INITIAL_ROUTING_POLICY, tierBonus: 0.1 }
  expect(nextPolicy({ version: 4 }, policy, 4)).toEqual({ version: 5, policy })
  expect(nextPolicy({ version: 5 }, policy, 4)).toEqual({ refusal: 'changedMeanwhile' })
  // A version that never was is nobody's to change.
  expect(nextPolicy({ version: 4 }, policy, 5)).toEqual({ refusal: 'changedMeanwhile' })
})
