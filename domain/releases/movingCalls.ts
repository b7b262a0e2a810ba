import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { RELEASE_STATUSES } from './releaseStatuses'
import { remoteNameSchema } from './remoteName'
import { refusedKey, unfit } from './shipRefusals'

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
    /** For the live release of an external micro-frontend: nothing replaces it; its routes end and its widgets are no longer offered. */
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
