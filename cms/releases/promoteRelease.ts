import type { promoteRelease as promoteReleaseCall } from '@framewell/domain/releases/release'
import type { Operation } from '../http/bindCall'
import { findRelease } from './findReleases'
import { lockReleases, makeLive } from './makeLive'

/** Makes a kept release live: the next one, or an earlier one to go back to. */
export const promoteRelease: Operation<typeof promoteReleaseCall> = async (context, { id, reason }) => {
  const { req, refuse } = context
  await lockReleases(req)
  const release = await findRelease(req, { id: { equals: id } })
  if (!release) throw refuse('notFound')
  const live = await makeLive(context, release, reason)
  return { id: live.id, remote: live.remote, version: live.version, status: live.status }
}
