import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { integritySchema, RELEASE_LIMITS, releaseManifestSchema } from './manifest'
import { RELEASE_CHANNELS, RELEASE_STATUSES } from './releaseStatuses'
import { remoteNameSchema } from './remoteName'
import { refusedKey, storeFull, unfit } from './shipRefusals'

/** POST with the file's bytes as the body. A file is stored under its hash until a release that names it is registered. */
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

/** Most files and source maps of a release together. */
const MAX_ASKED = 2 * RELEASE_LIMITS.files

export const findMissingFiles = defineCall({
  name: 'findMissingFiles',
  method: 'POST',
  path: '/api/releases/files/missing',
  summary: 'Which of these files the site does not have yet, neither brought nor in a kept release of the same micro-frontend',
  feature: 'releases',
  access: 'shippers',
  input: z.object({ remote: remoteNameSchema, files: z.array(integritySchema).max(MAX_ASKED) }),
  output: z.object({ missing: z.array(integritySchema) }),
  errors: { refusedKey },
})

export const registerRelease = defineCall({
  name: 'registerRelease',
  method: 'POST',
  path: '/api/releases',
  summary: 'Register a release whose files were brought, and put it on a channel',
  feature: 'releases',
  access: 'shippers',
  input: z.object({
    manifest: releaseManifestSchema,
    channel: z.enum(RELEASE_CHANNELS).default('registered'),
    /** Percent of visitors who get a candidate immediately. */
    share: z.number().int().min(0).max(100).default(0),
    /** Goes live only when this version is new and nobody rolled back this remote; used at startup. */
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
    /** False when this version was already registered; registering again only changes its channel, when requested. */
    created: z.boolean(),
    /** Whether and with what it was tried in a browser, in a sentence. */
    browserTrial: z.string().default(''),
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
    kitTooOld: {
      status: 422,
      message: 'This release was built with a version of the kit that is no longer supported. Run npm run upgrade, build and ship again.',
    },
    brokenInBrowser: {
      status: 422,
      message: 'This release does something wrong on a page of the site in a browser. Repair it, build and ship again.',
    },
    trialUnfinished: {
      status: 503,
      message:
        'The time for one trial ended before all screens of the release were tried. Ship it again: the trial goes on with the others.',
    },
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
