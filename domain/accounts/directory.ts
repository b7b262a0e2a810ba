import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { listInput, listOutput } from '../lists/listInput'
import { OPERATOR_ROLES, type PANEL_ROLES, ROLES, SUPER_ADMIN_ROLES } from './roles'

/** A role in the panel. */
export type StaffRole = (typeof PANEL_ROLES)[number]

/** Gives a role to everybody in a directory group. */
export interface GroupRole {
  readonly group: string
  readonly role: StaffRole
}

/** The role for these groups: that of the first matching row; null for people who may not sign in. */
export function roleOfGroups(rows: readonly GroupRole[], groups: readonly string[]): StaffRole | null {
  return rows.find(({ group }) => groups.includes(group))?.role ?? null
}

/** Why a directory sign-in created no session; shown in the sign-in page's address. */
export const DIRECTORY_PROBLEMS = {
  failed: 'Your company directory did not confirm the sign-in. Please begin again.',
  weak: 'Your company directory let you in without what is asked for here, for example a second factor. Sign in there with it.',
  noRole: 'Your company directory gives you no role here. Ask who runs it.',
  waiting: 'Your address has an account here already. A super admin decides whether it is yours; then sign in here again.',
  otherAccount: 'This address belongs to an account that the directory does not answer for.',
} as const
export type DirectoryProblem = keyof typeof DIRECTORY_PROBLEMS

/** GET /api/session/ways: the sign-in page's options besides a password. */
const listSignInWays = defineCall({
  name: 'listSignInWays',
  method: 'GET',
  path: '/api/session/ways',
  summary: 'How staff can sign in',
  feature: 'accounts',
  access: 'public',
  input: z.object({}),
  output: z.object({ directory: z.object({ label: z.string() }).nullable() }),
})

/** GET /api/session/directory redirects to the company's directory (OpenID Connect, code flow with PKCE). */
const startDirectorySignIn = defineCall({
  name: 'startDirectorySignIn',
  method: 'GET',
  path: '/api/session/directory',
  summary: 'Sign in by the company directory',
  feature: 'accounts',
  access: 'public',
  input: z.object({ next: z.string().max(500).optional() }),
  output: z.unknown(),
  answers: 'stream',
  errors: { noDirectory: { status: 404, message: 'There is no company directory to sign in with.' } },
  rateLimit: { points: 20, windowSeconds: 300, by: ['address'] },
})

/** GET /api/session/directory/callback: where the directory sends the person back. */
const finishDirectorySignIn = defineCall({
  name: 'finishDirectorySignIn',
  method: 'GET',
  path: '/api/session/directory/callback',
  summary: 'Come back from the company directory',
  feature: 'accounts',
  access: 'public',
  input: z.object({ code: z.string().max(4000).optional(), state: z.string().max(400).optional() }),
  output: z.unknown(),
  answers: 'stream',
  rateLimit: { points: 20, windowSeconds: 300, by: ['address'] },
})

export const directoryRequestSchema = z.object({
  id: z.string(),
  /** From the directory. */
  name: z.string(),
  email: z.string(),
  askedAt: z.string(),
  /** The account with this address. */
  account: z.object({ name: z.string(), role: z.enum(ROLES) }),
})
export type DirectoryRequest = z.infer<typeof directoryRequestSchema>

/** GET /api/directory: the configuration, and whether the provider answers now. */
const getDirectory = defineCall({
  name: 'getDirectory',
  method: 'GET',
  path: '/api/directory',
  summary: 'The company directory that staff sign in with',
  feature: 'accounts',
  access: OPERATOR_ROLES,
  input: z.object({}),
  output: z.object({
    directory: z
      .object({
        label: z.string(),
        issuer: z.string(),
        clientId: z.string(),
        roles: z.array(z.object({ group: z.string(), role: z.enum(ROLES) })),
        /** Why the provider can't be used; null when it just answered. */
        fault: z.string().nullable(),
      })
      .nullable(),
    /** The callback address to configure at the provider. */
    callback: z.string(),
  }),
})

/** GET /api/directory/requests: pending link requests; searches names in the directory and the account. */
const listDirectoryRequests = defineCall({
  name: 'listDirectoryRequests',
  method: 'GET',
  path: '/api/directory/requests',
  summary: 'People of the directory whose address has an account, newest first',
  feature: 'accounts',
  access: OPERATOR_ROLES,
  input: listInput({ sorts: ['askedAt', 'name', 'email'], filters: {} }),
  output: listOutput(directoryRequestSchema),
})

/** POST /api/directory/requests/{id} links an account to a directory user, or refuses. */
const decideDirectoryRequest = defineCall({
  name: 'decideDirectoryRequest',
  method: 'POST',
  path: '/api/directory/requests/{id}',
  summary: 'Decide whether an account belongs to somebody of the directory',
  feature: 'accounts',
  access: SUPER_ADMIN_ROLES,
  recheck: true,
  input: z.object({
    id: z.uuid(),
    decision: z.enum(['link', 'refuse']),
    reason: z.string('Say why').trim().min(3, 'Say why, in at least 3 characters').max(500),
  }),
  output: z.object({ decided: z.literal(true) }),
  errors: { unknownRequest: { status: 404, message: 'Nobody is waiting for this decision anymore.' } },
})

export const directoryCalls = {
  listSignInWays,
  startDirectorySignIn,
  finishDirectorySignIn,
  getDirectory,
  listDirectoryRequests,
  decideDirectoryRequest,
} as const
