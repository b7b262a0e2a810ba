import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { listInput, listOutput } from '../lists/listInput'
import { OPERATOR_ROLES, type PANEL_ROLES, ROLES, SUPER_ADMIN_ROLES } from './roles'

/** A role in the panel. */
export type StaffRole = (typeof PANEL_ROLES)[number]

/** Gives everybody of a group of the company's directory a role. */
export interface GroupRole {
  readonly group: string
  readonly role: StaffRole
}

/** The role of somebody in these groups: that of the first row that fits; null for who may not sign in. */
export function roleOfGroups(rows: readonly GroupRole[], groups: readonly string[]): StaffRole | null {
  return rows.find(({ group }) => groups.includes(group))?.role ?? null
}

/** Why a sign-in by the directory ended without a session; stands in the sign-in page's address. */
export const DIRECTORY_PROBLEMS = {
  failed: 'Your company directory did not confirm the sign-in. Please begin again.',
  weak: 'Your company directory let you in without what is asked for here, for example a second factor. Sign in there with it.',
  noRole: 'Your company directory gives you no role here. Ask who runs it.',
  waiting: 'Your address has an account here already. A super admin decides whether it is yours; then sign in here again.',
  otherAccount: 'This address belongs to an account that the directory does not answer for.',
} as const
export type DirectoryProblem = keyof typeof DIRECTORY_PROBLEMS

/** GET /api/session/ways: what the sign-in page offers besides a password. */
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

/** GET /api/session/directory leads to the company's directory (OpenID Connect, code flow with PKCE). */
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

/** GET /api/session/directory/callback: where the directory sends the person back to. */
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
  /** As the directory says. */
  name: z.string(),
  email: z.string(),
  askedAt: z.string(),
  /** The account of this address. */
  account: z.object({ name: z.string(), role: z.enum(ROLES) }),
})
export type DirectoryRequest = z.infer<typeof directoryRequestSchema>

/** GET /api/directory: what is set up, and whether the provider answers now. */
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
        /** Why the provider cannot be used; null when it answered just now. */
        fault: z.string().nullable(),
      })
      .nullable(),
    /** Where the provider must send people back to. */
    callback: z.string(),
  }),
})

/** GET /api/directory/requests: who waits to be linked with an account; search looks in what the directory and the account call them. */
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

/** POST /api/directory/requests/{id}: an account becomes the one of somebody in the directory, or does not. */
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
  errors: { unknownRequest: { status: 404, message: 'Nobody waits for this decision any more.' } },
})

export const directoryCalls = {
  listSignInWays,
  startDirectorySignIn,
  finishDirectorySignIn,
  getDirectory,
  listDirectoryRequests,
  decideDirectoryRequest,
} as const
