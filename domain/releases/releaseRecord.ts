import { z } from 'zod'
import { ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { releaseHealthSchema } from './releaseHealth'
import { RELEASE_STATUSES } from './releaseStatuses'
import { remoteNameSchema } from './remoteName'
import { refusedKey } from './shipRefusals'

export const releaseRecordSchema = z.object({
  id: z.string(),
  remote: remoteNameSchema,
  version: z.string(),
  status: z.enum(RELEASE_STATUSES),
  share: z.number(),
  createdAt: z.string(),
  promotedAt: z.string().nullable(),
  notes: z.string(),
  commit: z.string(),
  author: z.string(),
  shippedBy: z.string(),
  filesKept: z.boolean(),
  /** Whether and with what it was tried in a browser at its registration; empty where that was not recorded. */
  browserTrial: z.string().default(''),
  health: releaseHealthSchema,
  /** When visitors stopped getting it, who or what stopped it, and why; null while it is shown, and when it never was. */
  ended: z.object({ at: z.string(), by: z.string(), reason: z.string() }).nullable(),
})
export type ReleaseRecord = z.infer<typeof releaseRecordSchema>

/** Failures with one message, as visitors' pages reported them. */
const failureRecordSchema = z.object({
  id: z.string(),
  version: z.string(),
  stage: z.string(),
  message: z.string(),
  /** The page of the newest report. */
  path: z.string(),
  count: z.number().int(),
  firstSeenAt: z.string().nullable(),
  lastSeenAt: z.string(),
  /** Of the first report. */
  stack: z.string(),
})
export type FailureRecord = z.infer<typeof failureRecordSchema>

const shipKeyRecordSchema = z.object({
  id: z.string(),
  holder: z.string(),
  issuedBy: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
})
export type ShipKeyRecord = z.infer<typeof shipKeyRecordSchema>

/** The company whose members are a micro-frontend's team. */
const teamSchema = z.object({ company: z.string(), people: z.array(z.object({ name: z.string(), email: z.string() })) })

export const listReleases = defineCall({
  name: 'listReleases',
  method: 'GET',
  path: '/api/releases/history',
  summary: 'The releases of a remote, newest first, with how they did on visitors’ pages, what failed there, its team and its ship keys',
  feature: 'releases',
  access: 'teams',
  input: z.object({ remote: remoteNameSchema }),
  output: z.object({
    releases: z.array(releaseRecordSchema),
    /** The latest first. */
    failures: z.array(failureRecordSchema),
    keys: z.array(shipKeyRecordSchema),
    team: teamSchema.nullable(),
    /** Whether servers draw it; otherwise browsers do. */
    drawn: z.boolean().default(true),
  }),
  errors: { refusedKey },
})
export type RemoteRecord = z.infer<typeof listReleases.output>

/** Operators get all remotes, everybody else those of their companies. */
export const listOwnRemotes = defineCall({
  name: 'listOwnRemotes',
  method: 'GET',
  path: '/api/releases/remotes',
  summary: 'The micro-frontends whose releases you may see',
  feature: 'releases',
  access: ROLES,
  input: z.object({}),
  output: z.object({ remotes: z.array(remoteNameSchema) }),
})
