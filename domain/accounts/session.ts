import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { PANEL_ROLES, ROLES, type Role } from './roles'
import { SESSION_PATH } from './signedInHint'

/** A session ends this long after sign-in, whatever is done with it. */
export const SESSION_HOURS = 24

/**
 * It ends before when nobody uses it for so long. Staff see everybody's data and money: an hour, as NIST SP 800-63B-4 (2.2.3) has it for this
 * level. A company's people see their own; a shop's device is put down and taken up through a working day.
 */
export const IDLE_MINUTES = { staff: 60, others: 480 } as const

/** Minutes that a session of a role may stand unused. */
export function idleMinutes(role: Role): number {
  return PANEL_ROLES.some((staff) => staff === role) ? IDLE_MINUTES.staff : IDLE_MINUTES.others
}

export const sessionSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  /** ISO time at which the session ends. */
  expiresAt: z.string(),
})
export type Session = z.infer<typeof sessionSchema>

/** POST /api/session signs a person in; the session travels in an http-only cookie, never in the body. */
export const signIn = defineCall({
  name: 'signIn',
  method: 'POST',
  path: SESSION_PATH,
  summary: 'Sign in',
  feature: 'accounts',
  access: 'public',
  input: z.object({
    /** The account's email address; compared trimmed and without regard to case. */
    username: z.string().trim().min(1, 'Username is required').max(254),
    password: z.string().trim().min(1, 'Password is required').max(512),
  }),
  output: z.object({ session: sessionSchema }),
  errors: {
    invalidCredentials: { status: 401, message: 'Invalid credentials provided' },
    /** The password was right. `expected` holds `ticket`, which goes with the second factor. */
    secondFactorNeeded: { status: 401, message: 'This account has a second factor: sign in on the site, at /admin-login or /sign-in.' },
    /** The same where the account must have one and has none: it is set up with the ticket. */
    enrolmentNeeded: { status: 401, message: 'Your role needs a second factor: sign in on the site, at /admin-login, and set one up.' },
    accountLocked: { status: 423, message: 'This account is locked after repeated failed sign-ins. Try again in 15 minutes.' },
  },
  // Names are slowed down by failures instead (signInThrottle): a limit by name would let anybody lock anybody out.
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

/** GET /api/session says who is signed in; `session` is null for a stranger. */
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
