import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { liveSetSchema } from './liveSet'
import { liveReleaseSchema, releaseFileName, releaseVersionSchema } from './manifest'
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

/** For our hosts: a complete release, for the operator who tries it. */
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
