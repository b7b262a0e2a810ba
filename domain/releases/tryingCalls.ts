import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { ownOriginSchema, ownRoutesSchema } from './releaseTrial'
import { remoteNameSchema } from './remoteName'
import { refusedKey, unfit } from './shipRefusals'

export const tryRelease = defineCall({
  name: 'tryRelease',
  method: 'POST',
  path: '/api/releases/{id}/try',
  summary: 'A temporary link that shows one release on the site to anybody who opens it',
  feature: 'releases',
  access: OPERATOR_ROLES,
  input: z.object({ id: z.uuid(), minutes: z.coerce.number().int().min(5).max(480).default(60) }),
  output: z.object({ url: z.string(), until: z.string() }),
  errors: { filesMissing: unfit.filesMissing, contractMismatch: unfit.contractMismatch, sharedMismatch: unfit.sharedMismatch },
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
