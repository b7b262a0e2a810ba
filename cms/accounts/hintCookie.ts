import type { Role } from '@framewell/domain/accounts/roles'
import type { Session } from '@framewell/domain/accounts/session'
import { kindOfPerson, SIGNED_IN_HINT } from '@framewell/domain/accounts/signedInHint'
import { parseCookies } from 'payload/shared'
import { env } from '../env'

const secure = env.SITE_URL.startsWith('https:') ? '; Secure' : ''

/** The Set-Cookie of the hint that somebody of a role is signed in; without one it is taken away. The site's code reads it: it holds nothing else. */
export function hintCookie(role: Role | null, seconds = 0): string {
  return `${SIGNED_IN_HINT}=${role ? kindOfPerson(role) : ''}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`
}

/** Puts a hint right that says something else than the server: a session ended elsewhere, or began without one. */
export function settleHint(asked: Headers, session: Session | null, answer: Headers, now: Date): void {
  const hinted = parseCookies(asked).get(SIGNED_IN_HINT) ?? null
  if (hinted === (session && kindOfPerson(session.role))) return
  const seconds = session ? Math.max(0, Math.floor((Date.parse(session.expiresAt) - now.getTime()) / 1000)) : 0
  answer.append('set-cookie', hintCookie(session?.role ?? null, seconds))
}
