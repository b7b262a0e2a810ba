import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import type { Refusal } from '../http/refusal'
import { ROLES, SUPER_ADMIN_ROLES } from './roles'

/** How a session was authenticated. */
export const SIGN_IN_MEANS = ['password', 'totp', 'recovery-code', 'passkey', 'directory'] as const
export type SignInMeans = (typeof SIGN_IN_MEANS)[number]

export const SIGN_IN_MEANS_LABELS: Readonly<Record<SignInMeans, string>> = {
  password: 'Password',
  totp: 'Password and code',
  'recovery-code': 'Password and recovery code',
  passkey: 'Passkey',
  directory: 'Company directory',
}

const openSessionSchema = z.object({
  id: z.string(),
  /** The browser and system by its own claim, in words. */
  device: z.string(),
  address: z.string(),
  means: z.enum(SIGN_IN_MEANS),
  openedAt: z.string(),
  /** Accurate to a few minutes. */
  seenAt: z.string(),
  endsAt: z.string(),
  /** True for the current session. */
  current: z.boolean(),
})
export type ListedSession = z.infer<typeof openSessionSchema>

const listed = z.object({ sessions: z.array(openSessionSchema) })
const ended = z.object({ ended: z.number().int() })
const unknownSession = { status: 404, message: 'This session no longer exists.' } as const

interface EndedSessions<Living> {
  readonly ended: Living[]
  /** Sessions that stay. */
  readonly left: Living[]
}

/** Ends one of an account's active sessions. */
export function endSessionById<Living extends { readonly id: string }>(
  sessions: readonly Living[],
  id: string,
): EndedSessions<Living> | Refusal<'unknownSession'> {
  const ended = sessions.filter((session) => session.id === id)
  return ended.length === 0 ? { refusal: 'unknownSession' } : { ended, left: sessions.filter((session) => session.id !== id) }
}

/** Ends all of an account's active sessions but one. @param goesOn id of the one that stays; undefined for none */
export function endOtherActiveSessions<Living extends { readonly id: string }>(
  sessions: readonly Living[],
  goesOn: string | undefined,
): EndedSessions<Living> {
  return { ended: sessions.filter(({ id }) => id !== goesOn), left: sessions.filter(({ id }) => id === goesOn) }
}

/** GET /api/account/sessions: the person's own sessions, the current one first (OWASP ASVS 5.0 7.5.2). */
const listOwnSessions = defineCall({
  name: 'listOwnSessions',
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'Where I am signed in',
  feature: 'accounts',
  access: ROLES,
  input: z.object({}),
  output: listed,
})

/** DELETE /api/account/sessions/{id} ends one of the person's sessions immediately, with its event stream. */
const endOwnSession = defineCall({
  name: 'endOwnSession',
  method: 'DELETE',
  path: '/api/account/sessions/{id}',
  summary: 'End one of my sessions',
  feature: 'accounts',
  access: ROLES,
  input: z.object({ id: z.uuid() }),
  output: ended,
  errors: { unknownSession },
})

/** DELETE /api/account/sessions ends all of the person's sessions except the current one. */
const endOtherSessions = defineCall({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/account/sessions',
  summary: 'End all my other sessions',
  feature: 'accounts',
  access: ROLES,
  input: z.object({}),
  output: ended,
})

/** GET /api/sign-ins/{account}: another person's sessions (OWASP ASVS 5.0 7.4.5). */
const listSessionsOf = defineCall({
  name: 'listSessionsOf',
  method: 'GET',
  path: '/api/sign-ins/{account}',
  summary: 'Where a person is signed in',
  feature: 'accounts',
  access: SUPER_ADMIN_ROLES,
  input: z.object({ account: z.uuid() }),
  output: listed,
  errors: { unknownAccount: { status: 404, message: 'There is no such account.' } },
})

/** POST /api/sign-ins/{account}/end ends a person's sessions, or one of them. */
const endSessionsOf = defineCall({
  name: 'endSessionsOf',
  method: 'POST',
  path: '/api/sign-ins/{account}/end',
  summary: "End a person's sessions",
  feature: 'accounts',
  access: SUPER_ADMIN_ROLES,
  input: z.object({ account: z.uuid(), session: z.uuid().optional(), reason: z.string().trim().min(1, 'Say why').max(500) }),
  output: ended,
  errors: { unknownSession, unknownAccount: { status: 404, message: 'There is no such account.' } },
})

export const sessionListCalls = { listOwnSessions, endOwnSession, endOtherSessions, listSessionsOf, endSessionsOf } as const
