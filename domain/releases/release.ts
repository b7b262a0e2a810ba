import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { liveSetSchema } from './liveSet'
import { integritySchema, liveReleaseSchema, releaseFileName, releaseManifestSchema, releaseVersionSchema } from './manifest'
import { releaseHealthSchema } from './releaseHealth'
import { ownOriginSchema, ownRoutesSchema } from './releaseTrial'
import { remoteNameSchema } from './remoteName'

/**
 * registered: kept, shown to nobody. candidate: shown to a share of the visitors. live: shown to everybody else. retired: replaced by a newer
 * one. withdrawn: somebody, or the rule of candidates, went back from it; it is never a fallback.
 */
export const RELEASE_STATUSES = ['registered', 'candidate', 'live', 'retired', 'withdrawn'] as const
export type ReleaseStatus = (typeof RELEASE_STATUSES)[number]

/** Where a shipped release goes. */
export const RELEASE_CHANNELS = ['live', 'candidate', 'registered'] as const
export type ReleaseChannel = (typeof RELEASE_CHANNELS)[number]

export const getLiveReleases = defineCall({
  name: 'getLiveReleases',
  method: 'GET',
  path: '/api/releases/live',
  summary: 'The live release of each remote, its fallback and its candidate',
  feature: 'releases',
  access: 'public',
  input: z.object({}),
  output: liveSetSchema,
})

const refusedKey = {
  status: 403,
  message: 'This ship key may not ship this remote, or has ended. Ask an operator of the product for another.',
} as const
const storeFull = {
  status: 507,
  message: 'The release store is full or away. Nothing was changed: free some space there, then ship again.',
} as const

/** POST with the bytes of the file as the body. A file is kept under its hash until a release that names it is registered. */
export const uploadReleaseFile = defineCall({
  name: 'uploadReleaseFile',
  method: 'POST',
  path: '/api/releases/files',
  summary: 'Bring one file of a release (the body is the file)',
  feature: 'releases',
  access: 'shippers',
  takes: 'file',
  input: z.object({ remote: remoteNameSchema, integrity: integritySchema }),
  output: z.object({ stored: z.literal(true) }),
  errors: {
    storeFull,
    refusedKey,
    fileTooLarge: { status: 413, message: 'A file of a release has at most 4 MB. Split it into chunks, or serve it as media.' },
    hashMismatch: { status: 422, message: 'The file is not what its hash says. Build again without editing meanwhile, then ship again.' },
  },
})

/** What can't go live, each with what to change; the answer's `detail` names the very thing. */
const unfit = {
  contractMismatch: {
    status: 422,
    message: 'This release was built against another shell contract. Upgrade @framewell/domain and build again.',
  },
  sharedMismatch: {
    status: 422,
    message: 'This release was built against an incompatible major of a shared library. Upgrade it and build again.',
  },
  routeTaken: { status: 422, message: 'A route of this release belongs to somebody else. Choose another path.' },
  widgetsInUse: {
    status: 422,
    message: 'Published pages use widgets that this release does not have. Bring them back, or take them off these pages first.',
  },
  filesMissing: {
    status: 422,
    message: 'Files that the manifest names were not brought, or are not stored any more. Ship the release again.',
  },
} as const

export const registerRelease = defineCall({
  name: 'registerRelease',
  method: 'POST',
  path: '/api/releases',
  summary: 'Register a release whose files were brought, and put it on a channel',
  feature: 'releases',
  access: 'shippers',
  input: z.object({
    manifest: releaseManifestSchema,
    channel: z.enum(RELEASE_CHANNELS).default('live'),
    /** Percent of the visitors that get a candidate at once. */
    share: z.number().int().min(0).max(100).default(0),
    /** Goes live only when this version is new and nobody went back on this remote: what a start does. */
    unlessRolledBack: z.boolean().default(false),
    notes: z.string().trim().max(2000).default(''),
    commit: z.string().trim().max(80).default(''),
    author: z.string().trim().max(120).default(''),
  }),
  output: z.object({
    id: z.string(),
    remote: remoteNameSchema,
    version: z.string(),
    status: z.enum(RELEASE_STATUSES),
    /** False when this version was registered before; registering it again changes nothing but, on request, its channel. */
    created: z.boolean(),
  }),
  errors: {
    ...unfit,
    storeFull,
    contentMismatch: {
      status: 409,
      message: 'This version is already registered with other files. A version never changes: build again from clean sources.',
    },
    tooLarge: { status: 422, message: 'The release is larger than visitors should load. Split it into chunks that load when needed.' },
    brokenAtLoad: { status: 422, message: 'The release does not load. Repair what it throws, build and ship again.' },
    serverFileMissing: {
      status: 422,
      message: 'This release has no file for servers to draw it from. Build it with the current build of remotes and ship again.',
    },
    brokenAtDraw: {
      status: 422,
      message: 'Servers cannot draw this release. Repair what it throws without a browser, build and ship again.',
    },
    refusedKey,
  },
})

const changed = z.object({ id: z.string(), remote: remoteNameSchema, version: z.string(), status: z.enum(RELEASE_STATUSES) })
const reason = z.string().trim().min(3, 'Say why, in a few words').max(500)

export const promoteRelease = defineCall({
  name: 'promoteRelease',
  method: 'POST',
  path: '/api/releases/{id}/promote',
  summary: 'Make a registered release live (also the way back to an earlier one)',
  feature: 'releases',
  access: 'shippers',
  input: z.object({ id: z.uuid(), reason }),
  recheck: true,
  output: changed,
  errors: { ...unfit, refusedKey },
})

export const setCandidate = defineCall({
  name: 'setCandidate',
  method: 'POST',
  path: '/api/releases/{id}/candidate',
  summary: 'Show a release to a share of the visitors, or change the share',
  feature: 'releases',
  access: 'shippers',
  input: z.object({ id: z.uuid(), share: z.coerce.number().int().min(0).max(100), reason }),
  recheck: true,
  output: changed,
  errors: { ...unfit, refusedKey, alreadyLive: { status: 409, message: 'This release is live: everybody has it.' } },
})

export const withdrawRelease = defineCall({
  name: 'withdrawRelease',
  method: 'POST',
  path: '/api/releases/{id}/withdraw',
  summary: 'Take a candidate back, roll the live release back to the last good one before it, or take a micro-frontend off the site',
  feature: 'releases',
  access: 'shippers',
  input: z.object({
    id: z.uuid(),
    reason,
    /** Of the live release of another repository's micro-frontend: nothing takes its place; its routes end and its widgets are offered no more. */
    takeOff: z.boolean().default(false),
  }),
  recheck: true,
  output: changed,
  errors: {
    ...unfit,
    refusedKey,
    nothingToGoBackTo: { status: 409, message: 'There is no good release to go back to. Promote another one instead.' },
    ownRemote: { status: 409, message: 'The site does not run without this micro-frontend. Go back to another release of it instead.' },
    notShown: { status: 409, message: 'This release is neither live nor a candidate: nobody sees it.' },
  },
})

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
  health: releaseHealthSchema,
})
export type ReleaseRecord = z.infer<typeof releaseRecordSchema>

export const listReleases = defineCall({
  name: 'listReleases',
  method: 'GET',
  path: '/api/releases/history',
  summary: 'The releases of a remote, newest first, with how they did on visitors’ pages',
  feature: 'releases',
  access: 'shippers',
  input: z.object({ remote: remoteNameSchema }),
  output: z.object({ releases: z.array(releaseRecordSchema) }),
  errors: { refusedKey },
})

/** For our hosts: one release in full, to show it to the operator who tries it. */
export const getRelease = defineCall({
  name: 'getRelease',
  method: 'GET',
  path: '/api/releases/{id}/manifest',
  summary: 'One release as a host loads it',
  feature: 'releases',
  access: 'internal',
  input: z.object({ id: z.uuid() }),
  output: z.object({ release: liveReleaseSchema }),
})

/** On an answer of `getReleaseFile`: the hash that the file was registered with. */
export const RELEASE_INTEGRITY_HEADER = 'x-release-integrity'

/** For our hosts: a file of a registered release, to keep a copy of. */
export const getReleaseFile = defineCall({
  name: 'getReleaseFile',
  method: 'GET',
  path: '/api/releases/stored',
  summary: 'One file of a registered release, as the release store has it',
  feature: 'releases',
  access: 'internal',
  input: z.object({ remote: remoteNameSchema, version: releaseVersionSchema, file: releaseFileName }),
  output: z.unknown(),
  answers: 'stream',
})

export const tryRelease = defineCall({
  name: 'tryRelease',
  method: 'POST',
  path: '/api/releases/{id}/try',
  summary: 'A link that shows one release on the site to whoever opens it, for a while',
  feature: 'releases',
  access: OPERATOR_ROLES,
  input: z.object({ id: z.uuid(), minutes: z.coerce.number().int().min(5).max(480).default(60) }),
  output: z.object({ url: z.string(), until: z.string() }),
  errors: { filesMissing: unfit.filesMissing, contractMismatch: unfit.contractMismatch, sharedMismatch: unfit.sharedMismatch },
})

/** POST of a developer with a ship key: their own browser gets the remote from their own machine, everything else of the site as it is. */
export const tryOwnRelease = defineCall({
  name: 'tryOwnRelease',
  method: 'POST',
  path: '/api/releases/try',
  summary: 'A link that shows a micro-frontend from one’s own machine on the site, to whoever opens it on that machine, for a while',
  feature: 'releases',
  access: 'shippers',
  input: z.object({
    remote: remoteNameSchema,
    origin: ownOriginSchema,
    routes: ownRoutesSchema,
    minutes: z.coerce.number().int().min(5).max(480).default(240),
  }),
  output: z.object({ url: z.string(), until: z.string() }),
  errors: { refusedKey, routeTaken: unfit.routeTaken },
})
