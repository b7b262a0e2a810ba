import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { ROLES } from './roles'

/** A session ends this long after sign-in. */
export const SESSION_HOURS = 24
/** An account locks after this many failed sign-ins in a row, for this long. */
export const MAX_SIGN_IN_ATTEMPTS = 5
export const LOCK_MINUTES = 15
export const MIN_PASSWORD_LENGTH = 12

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
  path: '/api/session',
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
    accountLocked: { status: 423, message: 'This account is locked after repeated failed sign-ins. Try again in 15 minutes.' },
  },
  rateLimit: { points: 10, windowSeconds: 60, by: ['address', 'username'] },
})

/** DELETE /api/session signs out and expires the cookie. */
export const signOut = defineCall({
  name: 'signOut',
  method: 'DELETE',
  path: '/api/session',
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
  path: '/api/session',
  summary: 'Who is signed in',
  feature: 'accounts',
  access: 'public',
  input: z.object({}),
  output: z.object({ session: sessionSchema.nullable() }),
})
