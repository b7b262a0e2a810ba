import type {
  promoteRelease as promoteReleaseCall,
  setCandidate as setCandidateCall,
  withdrawRelease as withdrawReleaseCall,
} from '@framewell/domain/releases/movingCalls'
import { withdrawalOf } from '@framewell/domain/releases/releaseMoves'
import type { RemoteRelease } from '../payload-types'
import type { Operation } from '../platform/http/calls/bindCall'
import { CallProblem } from '../platform/http/calls/CallProblem'
import type { CallContext } from '../platform/http/calls/callContext'
import { findRelease } from './findReleases'
import { lastGoodBefore } from './liveReleases'
import { lockReleases } from './lockReleases'
import { type Cause, makeCandidate, makeLive, takeOff, withdrawCandidate } from './moveReleases'
import { shipperFor } from './shipperFor'

/** Makes a stored release live: the next one, or an earlier one as a rollback. */
export const promoteRelease: Operation<typeof promoteReleaseCall> = async (context, { id, reason }) => {
  const { release, cause } = await lockedRelease(context, id, reason)
  return answerOf(await makeLive(context.req, release, cause))
}

/** Shows a release to a share of the visitors; each visitor stays on one side. */
export const setCandidate: Operation<typeof setCandidateCall> = async (context, { id, share, reason }) => {
  const { release, cause } = await lockedRelease(context, id, reason)
  return answerOf(await makeCandidate(context.req, release, share, cause))
}

/**
 * Withdraws a candidate; for the live release, goes back to the last good one, or takes another repository's micro-frontend off the site.
 * Returns what visitors get now.
 */
export const withdrawRelease: Operation<typeof withdrawReleaseCall> = async (context, { id, reason, takeOff: off }) => {
  const { release, cause } = await lockedRelease(context, id, reason)
  const meant = withdrawalOf(release, off)
  if (typeof meant !== 'string') throw new CallProblem<typeof withdrawReleaseCall>(meant.refusal)
  if (meant === 'endCandidate') return answerOf(await withdrawCandidate(context.req, release, cause))
  if (meant === 'takeOff') return answerOf(await takeOff(context.req, release, cause))
  const good = await lastGoodBefore(context.req, release)
  if (!good) throw new CallProblem<typeof withdrawReleaseCall>('nothingToGoBackTo')
  return answerOf(await makeLive(context.req, good, cause))
}

async function lockedRelease(context: CallContext, id: string, reason: string): Promise<{ release: RemoteRelease; cause: Cause }> {
  await lockReleases(context.req)
  const release = await findRelease(context.req, { id: { equals: id } })
  if (!release) throw new CallProblem('notFound')
  return { release, cause: { reason, actor: await shipperFor(context, release.remote), now: context.now } }
}

const answerOf = ({ id, remote, version, status }: RemoteRelease) => ({ id, remote, version, status })
