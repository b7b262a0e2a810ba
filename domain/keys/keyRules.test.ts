import { expect, it } from 'vitest'
import { CALLS } from '../calls'
import { endOfGrace, keyChangeRefusal, keyHolder, keyRights, keyTerm } from './keyRules'

const now = new Date('2026-11-23T12:00:00Z')

it("a key is valid for at most the policy's days", () => {
  expect(keyTerm(366, 366, now)).toEqual({ expiresAt: '2027-11-24T12:00:00.000Z' })
  expect(keyTerm(367, 366, now)).toMatchObject({ refusal: 'tooLong', more: { fields: [{ path: 'days' }] } })
})

it('its scopes are calls that keys may make, without duplicates', () => {
  expect(keyRights(['orders:read', 'call:getOrder', 'orders:read'], CALLS)).toEqual({ scopes: ['call:getOrder', 'orders:read'] })
  expect(keyRights(['orders:read', 'keys:write'], CALLS)).toMatchObject({ refusal: 'invalidInput' })
})

it('of a company without people nobody holds a key', () => {
  expect(keyHolder([])).toMatchObject({ refusal: 'noOwner' })
})

it('it acts for the first owner, or else for the first member', () => {
  const [member, owner] = [{ role: 'member' }, { role: 'owner' }]
  expect(keyHolder([member, owner, { role: 'owner' }])).toMatchObject({ holder: owner })
  expect(keyHolder([member])).toMatchObject({ holder: member })
})

it('only one that has not ended can be replaced or revoked', () => {
  expect(keyChangeRefusal(undefined)?.refusal).toBe('unknownKey')
  expect(keyChangeRefusal({ state: 'ended' })?.refusal).toBe('notActive')
  expect(keyChangeRefusal({ state: 'revoked' })?.refusal).toBe('notActive')
  expect(keyChangeRefusal({ state: 'active' })).toBeUndefined()
  expect(keyChangeRefusal({ state: 'refused' })).toBeUndefined()
})

it('a replaced one never outlives its original expiry', () => {
  expect(endOfGrace('2027-01-01T00:00:00.000Z', 24, now)).toBe('2026-11-24T12:00:00.000Z')
  expect(endOfGrace('2026-11-23T13:00:00.000Z', 24, now)).toBe('2026-11-23T13:00:00.000Z')
  expect(endOfGrace('2027-01-01T00:00:00.000Z', 0, now)).toBe('2026-11-23T12:00:00.000Z')
})
