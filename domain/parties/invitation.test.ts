import { expect, it } from 'vitest'
import { removalRefusal } from './colleagues'
import { invitationStatus, inviteRefusal, joinOutcome } from './invitation'

const now = new Date('2026-11-22T12:00:00Z')
const later = '2026-11-23T12:00:00Z'

it.each([
  [{ expiresAt: later, acceptedAt: null, withdrawnAt: null }, 'open'],
  [{ expiresAt: now.toISOString(), acceptedAt: null, withdrawnAt: null }, 'expired'],
  [{ expiresAt: later, acceptedAt: null, withdrawnAt: now.toISOString() }, 'withdrawn'],
  [{ expiresAt: now.toISOString(), acceptedAt: '2026-11-21T12:00:00Z', withdrawnAt: null }, 'accepted'],
] as const)('%o is %s', (times, status) => {
  expect(invitationStatus(times, now)).toBe(status)
})

it.each([
  [{ password: 'seven quiet steel trusses' }, { password: 'seven quiet steel trusses' }],
  [{}, { refusal: 'passwordNeeded' }],
  [{ password: 'password1234' }, { refusal: 'commonPassword' }],
  [{ accountId: 'a1', password: 'seven quiet steel trusses' }, { refusal: 'accountExists' }],
  [{ accountId: 'a1', session: { id: 'a1', email: 'ada@hale.example' } }, { account: 'a1' }],
  [{ accountId: 'a1', accountRole: 'partner', session: { id: 'a1', email: 'ada@hale.example' } }, { refusal: 'otherRole' }],
  [{ accountId: 'a1', accountRole: 'operator', session: { id: 'a1', email: 'ada@hale.example' } }, { refusal: 'otherRole' }],
  [{ session: { id: 'b2', email: 'bo@hale.example' }, password: 'seven quiet steel trusses' }, { refusal: 'otherAccount' }],
  [{ accountId: 'a1', session: { id: 'b2', email: 'bo@hale.example' } }, { refusal: 'otherAccount' }],
] as const)('joining with %o is %o', ({ accountId = null, accountRole = 'builder', session = null, password }, outcome) => {
  const invited = { email: 'ada@hale.example', kind: 'builder', accountId, accountRole } as const
  expect(joinOutcome(invited, { session, password, isCommon: (chosen) => chosen.startsWith('password') })).toEqual(outcome)
})

it.each([
  [{}, null],
  [{ invited: true }, 'invitedAlready'],
  [{ accountRole: 'partner', invited: true }, 'otherRole'],
  [{ company: null }, 'unknownCompany'],
  [{ company: { hasMember: true } }, 'alreadyMember'],
  [{ company: { hasMember: false } }, null],
] as const)('inviting with %o is refused for %s', (facts, refusal) => {
  expect(inviteRefusal({ kind: 'builder', accountRole: null, company: 'new', invited: false, ...facts })).toBe(refusal)
})

it.each([
  [{ role: 'member', owners: 1 }, null],
  [{ role: 'owner', owners: 2 }, null],
  [{ role: 'owner', owners: 1 }, 'lastOwner'],
  [{ role: 'owner', owners: 0 }, 'lastOwner'],
] as const)('taking %o out of a company is refused for %s', (facts, refusal) => {
  expect(removalRefusal(facts)).toBe(refusal)
})
