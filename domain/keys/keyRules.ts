import type { AnyCall } from '../http/defineCall'
import type { Refusal } from '../http/refusal'
import type { ApiKey } from './calls'
import { unknownScopes } from './keyScopes'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** When a new key expires, or why its lifetime is refused. */
export function keyTerm(days: number, maxDays: number, now: Date): { readonly expiresAt: string } | Refusal<'tooLong'> {
  if (days <= maxDays) return { expiresAt: new Date(now.getTime() + days * DAY_MS).toISOString() }
  return { refusal: 'tooLong', more: { detail: `At most ${maxDays} days.`, fields: [{ path: 'days', message: `At most ${maxDays}` }] } }
}

/** A key's scopes, sorted and without duplicates; refused when one matches no call. */
export function keyRights(scopes: readonly string[], calls: readonly AnyCall[]): { readonly scopes: string[] } | Refusal<'invalidInput'> {
  const unknown = unknownScopes(scopes, calls)
  if (unknown.length === 0) return { scopes: [...new Set(scopes)].sort() }
  return { refusal: 'invalidInput', more: { fields: [{ path: 'scopes', message: `Not a scope: ${unknown.join(', ')}` }] } }
}

/** Whom a company's key acts for: its first owner, or else its first member. @param people members of the company with an account */
export function keyHolder<Person extends { readonly role: string }>(
  people: readonly Person[],
): { readonly holder: Person } | Refusal<'noOwner'> {
  const holder = people.find(({ role }) => role === 'owner') ?? people[0]
  return holder ? { holder } : { refusal: 'noOwner' }
}

/** Why a key can't be replaced or revoked: it does not exist, or it has ended. One that is refused can be. */
export function keyChangeRefusal(key: Pick<ApiKey, 'state'> | undefined): Refusal<'unknownKey' | 'notActive'> | undefined {
  if (!key) return { refusal: 'unknownKey' }
  return key.state === 'active' || key.state === 'refused' ? undefined : { refusal: 'notActive' }
}

/** When a replaced key expires: after its grace hours, never later than originally. */
export function endOfGrace(expiresAt: string, graceHours: number, now: Date): string {
  return new Date(Math.min(Date.parse(expiresAt), now.getTime() + graceHours * HOUR_MS)).toISOString()
}
