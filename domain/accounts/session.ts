import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { PANEL_ROLES, ROLES, type Role } from './roles'
import { SESSION_PATH } from './signedInHint'

/** A session's maximum lifetime after sign-in. */
export const SESSION_HOURS = 24

/**
 * Idle timeouts. Staff see everybody's data and money: one hour, as in NIST SP 800-63B-4 (2.2.3) for this level. Company members see their
 * own data, and a shop's device is used on and off through a working day.
 */
export const IDLE_MINUTES = { staff: 60, others: 480 } as const

/** A role's idle timeout in minutes. */
export function idleMinutes(role: Role): number {
  return PANEL_ROLES.some((staff) => staff === role) ? IDLE_MINUTES.staff : IDLE_MINUTES.others
}

export const sessionSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  /** ISO time the session ends. */
  expiresAt: z.string(),
})
export type Session = z.infer<typeof sessionSchema>

/** POST /api/session signs a person in. The session is in an http-only cookie, never in the body. */
export const signIn = defineCall({
  name: 'signIn',
  method: 'POST',
  path: SESSION_PATH,
  summary: 'Sign in',
  feature: 'accounts',
  access: 'public',
  input: z.object({
    /** The account's email address; compared trimmed and case-insensitively. */
    username: z.string().trim().min(1, 'Username is required').max(254),
    password: z.string().trim().min(1, 'Password is required').max(512),
  }),
  output: z.object({ session: sessionSchema }),
  errors: {
    invalidCredentials: { status: 401, message: 'Invalid credentials provided' },
    /** The password was correct. `expected` holds the `ticket` for the second factor. */
    secondFactorNeeded: { status: 401, message: 'This account has a second factor: sign in on the site, at /admin-login or /sign-in.' },
    /** The same for an account that must have a factor and has none: it is set up with the ticket. */
    enrolmentNeeded: { status: 401, message: 'Your role needs a second factor: sign in on the site, at /admin-login, and set one up.' },
    accountLocked: { status: 423, message: 'This account is locked after repeated failed sign-ins.' },
  },
  // Not limited by name: that would let anybody lock anybody out. Failures slow names down instead (signInThrottle).
  rateLimit: { points: 10, windowSeconds: 60, by: ['address'] },
})

/** DELETE /api/session signs out and expires the cookie. */
export const signOut = defineCall({
  name: 'signOut',
  method: 'DELETE',
  path: SESSION_PATH,
  summary: 'Sign out',
  feature: 'accounts',
  access: 'public',
  input: z.object({}),
  output: z.object({ signedOut: z.literal(true) }),
})

/** GET /api/session: the signed-in person; `session` is null for a stranger. */
export const currentSession = defineCall({
  name: 'currentSession',
  method: 'GET',
  path: SESSION_PATH,
  summary: 'Who is signed in',
  feature: 'accounts',
  access: 'public',
  input: z.object({}),
  output: z.object({ session: sessionSchema.nullable() }),
})
