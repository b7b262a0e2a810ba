import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { liveSetSchema } from './liveSet'
import { liveReleaseSchema, releaseFileName, releaseVersionSchema } from './manifest'
import { releaseTrialSchema } from './releaseTrial'
import { remoteNameSchema } from './remoteName'

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

/** For our hosts, before each page of a preview: its maker and its release may have changed since the link was made. */
export const getTriedRelease = defineCall({
  name: 'getTriedRelease',
  method: 'GET',
  path: '/api/releases/tried',
  summary: 'The release of a preview as a host loads it, while its maker may show it',
  feature: 'releases',
  access: 'internal',
  input: releaseTrialSchema.pick({ id: true, remote: true, by: true }),
  /** Null for a release on a developer's machine. */
  output: z.object({ release: liveReleaseSchema.nullable() }),
  errors: { ended: { status: 410, message: 'This preview has ended.' } },
})

/** On an answer of `getReleaseFile`: the hash the file was registered with. */
export const RELEASE_INTEGRITY_HEADER = 'x-release-integrity'

/** For our hosts: a registered release's file, to cache. */
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
