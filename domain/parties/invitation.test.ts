import { expect, it } from 'vitest'
import { invitationStatus } from './invitation'

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
