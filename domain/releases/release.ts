import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { REMOTES, type RemoteName } from './remotes'

export { REMOTES, type RemoteName }

export const RELEASE_STATUSES = ['registered', 'live', 'retired'] as const
export type ReleaseStatus = (typeof RELEASE_STATUSES)[number]

/** Subresource integrity of one file, for example sha384-… (base64). */
const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/=]+$/, 'Integrity must be a sha384 hash')

export const routeMetaSchema = z.object({
  path: z.string().regex(/^\/[a-z0-9/:_-]*$/i, 'A route starts with / and holds letters, digits and dashes'),
  title: z.string().min(1).max(120),
  description: z.string().max(320),
  chrome: z.enum(['site', 'alternate', 'none']),
  indexed: z.boolean(),
})

/** What a build says about itself; `ship` writes it beside the files as release.json. */
export const releaseManifestSchema = z.object({
  remote: z.enum(REMOTES),
  /** Content-derived and immutable: the same sources give the same version. */
  version: z.string().regex(/^[a-z0-9][a-z0-9.-]{5,63}$/i, 'A version is 6 to 64 letters, digits, dots or dashes'),
  /** Major of the shell contract the release was built against. */
  contract: z.number().int(),
  /** File name of the federation entry, below the release's own folder. */
  entry: z.string(),
  /** Files the server preloads where the remote is on the page: the exposed chunk and what it needs at once. */
  preload: z.array(z.string()),
  /** Every file of the release and its hash; loading fails closed on a mismatch. */
  files: z.record(z.string(), integrity),
  /** Shared libraries and the versions it was built with. */
  shared: z.record(z.string(), z.string()),
  routes: z.array(routeMetaSchema),
  widgets: z.array(z.string()),
  builtAt: z.string(),
})
export type ReleaseManifest = z.infer<typeof releaseManifestSchema>

/** A release as the host loads it: the manifest plus where its files are. */
export const liveReleaseSchema = releaseManifestSchema.extend({
  id: z.string(),
  /** Absolute address or site path of the folder that holds the files, ending in a slash. */
  baseUrl: z.string(),
})
export type LiveRelease = z.infer<typeof liveReleaseSchema>

/** The set a visitor's page is pinned to: for each remote the live release and, behind it, the last good one. */
export const liveSetSchema = z.object({
  remotes: z.array(z.object({ live: liveReleaseSchema, fallback: liveReleaseSchema.nullable() })),
})
export type LiveSet = z.infer<typeof liveSetSchema>

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
