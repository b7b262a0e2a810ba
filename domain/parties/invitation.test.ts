import { expect, it } from 'vitest'
import { invitationStatus, inviteRefusal } from './invitation'

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
  [{}, null],
  [{ invited: true }, 'invitedAlready'],
  [{ accountRole: 'partner', invited: true }, 'otherRole'],
  [{ company: null }, 'unknownCompany'],
  [{ company: { hasMember: true } }, 'alreadyMember'],
  [{ company: { hasMember: false } }, null],
] as const)('inviting with %o is refused for %s', (facts, refusal) => {
  expect(inviteRefusal({ kind: 'builder', accountRole: null, company: 'new', invited: false, ...facts })).toBe(refusal)
})
