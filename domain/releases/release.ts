import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { liveSetSchema } from './liveSet'
import { releaseManifestSchema } from './manifest'
import { REMOTES } from './remotes'

export const RELEASE_STATUSES = ['registered', 'live', 'retired'] as const
export type ReleaseStatus = (typeof RELEASE_STATUSES)[number]

export const getLiveReleases = defineCall({
  name: 'getLiveReleases',
  method: 'GET',
  path: '/api/releases/live',
  summary: 'The live release of each remote and its fallback',
  feature: 'releases',
  access: 'public',
  input: z.object({}),
  output: liveSetSchema,
})

/** What the host of today cannot run; the answer's `detail` names what to upgrade. */
const incompatible = {
  contractMismatch: {
    status: 422,
    message: 'This release was built against another shell contract. Upgrade @framewell/domain and build again.',
  },
  sharedMismatch: {
    status: 422,
    message: 'This release was built against an incompatible major of a shared library. Upgrade it and build again.',
  },
} as const

export const registerRelease = defineCall({
  name: 'registerRelease',
  method: 'POST',
  path: '/api/releases',
  summary: 'Register an uploaded release and, unless told not to, make it live',
  feature: 'releases',
  access: 'internal',
  input: z.object({ manifest: releaseManifestSchema, baseUrl: z.string().min(1).max(500), promote: z.boolean().default(true) }),
  output: z.object({
    id: z.string(),
    remote: z.enum(REMOTES),
    version: z.string(),
    status: z.enum(RELEASE_STATUSES),
    /** False when this version was registered before; registering it again changes nothing but, on request, what is live. */
    created: z.boolean(),
  }),
  errors: {
    ...incompatible,
    contentMismatch: {
      status: 409,
      message: 'This version is already registered with other files. A version never changes: build again from clean sources.',
    },
    originNotRegistered: { status: 422, message: 'Releases may only come from the site itself or RELEASES_URL.' },
  },
  idempotent: true,
})

export const promoteRelease = defineCall({
  name: 'promoteRelease',
  method: 'POST',
  path: '/api/releases/{id}/promote',
  summary: 'Make a registered release live (also the way back to an earlier one)',
  feature: 'releases',
  access: ['super_admin', 'operator'],
  input: z.object({ id: z.uuid(), reason: z.string().trim().min(3, 'Say why, in a few words').max(500) }),
  output: z.object({ id: z.string(), remote: z.enum(REMOTES), version: z.string(), status: z.enum(RELEASE_STATUSES) }),
  errors: incompatible,
})

/** A page that could not load or render a remote says so; the record is what operators see. */
export const reportRemoteFailure = defineCall({
  name: 'reportRemoteFailure',
  method: 'POST',
  path: '/api/releases/failures',
  summary: 'Record that a remote failed on a page',
  feature: 'releases',
  access: 'public',
  input: z.object({
    remote: z.enum(REMOTES),
    version: z.string().max(64),
    path: z.string().max(300),
    stage: z.enum(['load', 'integrity', 'contract', 'render']),
    message: z.string().max(500),
  }),
  output: z.object({ recorded: z.boolean() }),
  rateLimit: { points: 20, windowSeconds: 60, by: ['address'] },
})
