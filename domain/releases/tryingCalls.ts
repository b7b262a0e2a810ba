import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { ownOriginSchema, ownRoutesSchema } from './releaseTrial'
import { remoteNameSchema } from './remoteName'
import { refusedKey, unfit } from './shipRefusals'

/** Days a preview link works unless its maker asks for less or more. */
const PREVIEW_DAYS = 7
const MOST_DAYS = 14
const MINUTES_A_DAY = 24 * 60

export const tryRelease = defineCall({
  name: 'tryRelease',
  method: 'POST',
  path: '/api/releases/{id}/try',
  summary: 'A preview link: shows one release on the site in the browser that opens it, without sign-in, until it ends',
  feature: 'releases',
  access: 'teams',
  input: z.object({
    id: z.uuid(),
    minutes: z.coerce
      .number()
      .int()
      .min(5)
      .max(MOST_DAYS * MINUTES_A_DAY)
      .default(PREVIEW_DAYS * MINUTES_A_DAY),
  }),
  output: z.object({ url: z.string(), until: z.string() }),
  errors: {
    refusedKey,
    filesMissing: unfit.filesMissing,
    contractMismatch: unfit.contractMismatch,
    sharedMismatch: unfit.sharedMismatch,
    withdrawn: { status: 409, message: 'This release was withdrawn. Ship a repaired one and preview that.' },
  },
})

/** POST by a developer with a ship key: their own browser loads the remote from their own machine, and everything else from the site. */
export const tryOwnRelease = defineCall({
  name: 'tryOwnRelease',
  method: 'POST',
  path: '/api/releases/try',
  summary: 'A temporary link that shows a micro-frontend from your own machine on the site, for anybody who opens it on that machine',
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
