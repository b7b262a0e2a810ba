import type { Role } from '@framewell/domain/accounts/roles'
import type { Session } from '@framewell/domain/accounts/session'
import { APPROVED_HINT, kindOfPerson, SECURE_SIGNED_IN_HINT, SIGNED_IN_HINT } from '@framewell/domain/accounts/signedInHint'
import { parseCookies } from 'payload/shared'
import { env } from '../../env'

const secure = env.SITE_URL.startsWith('https:')
const NAME = secure ? SECURE_SIGNED_IN_HINT : SIGNED_IN_HINT

/**
 * The Set-Cookie of the hint that somebody with a role is signed in; without a role it is removed. The site's code reads it: it holds
 * nothing else.
 */
export function hintCookie(role: Role | null, seconds = 0, approved = false): string {
  return `${NAME}=${role ? hintOf(role, approved) : ''}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** Corrects a hint that disagrees with the server: a session ended elsewhere, or began without one. */
export function settleHint(asked: Headers, session: Session | null, answer: Headers, now: Date, approved: boolean): void {
  const hinted = parseCookies(asked).get(NAME) ?? null
  if (hinted === (session && hintOf(session.role, approved))) return
  const seconds = session ? Math.max(0, Math.floor((Date.parse(session.expiresAt) - now.getTime()) / 1000)) : 0
  answer.append('set-cookie', hintCookie(session?.role ?? null, seconds, approved))
}

function hintOf(role: Role, approved: boolean): string {
  return kindOfPerson(role) + (role === 'builder' && approved ? APPROVED_HINT : '')
}
