import type { promoteRelease as promoteReleaseCall } from '@framewell/domain/releases/release'
import type { Operation } from '../http/bindCall'
import { CallProblem } from '../http/CallProblem'
import { findRelease } from './findReleases'
import { lockReleases, makeLive } from './makeLive'

/** Makes a kept release live: the next one, or an earlier one to go back to. */
export const promoteRelease: Operation<typeof promoteReleaseCall> = async ({ req, now }, { id, reason }) => {
  await lockReleases(req)
  const release = await findRelease(req, { id: { equals: id } })
  if (!release) throw new CallProblem('notFound')
  const live = await makeLive(req, release, reason, now)
  return { id: live.id, remote: live.remote, version: live.version, status: live.status }
}
