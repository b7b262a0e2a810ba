import type { reportRemoteFailure as reportRemoteFailureCall } from '@framewell/domain/releases/release'
import { lock } from '../database/lock'
import type { Operation } from '../http/bindCall'
import { findRelease } from './findReleases'

/**
 * Counts a failure that a visitor's page reported. Anybody may report, so only releases that exist count, and equal failures share one
 * record: reports cannot fill the database.
 */
export const reportRemoteFailure: Operation<typeof reportRemoteFailureCall> = async (
  { req, now },
  { remote, version, stage, path, message },
) => {
  const release = await findRelease(req, { remote: { equals: remote }, version: { equals: version } })
  if (!release) return { recorded: false }
  await lock(req, 'remote-failure', `${remote} ${version} ${stage} ${path}`)
  const where = { remote: { equals: remote }, version: { equals: version }, stage: { equals: stage }, path: { equals: path } }
  // Visitors have no account, and nobody may write failures through an API of their own.
  const server = { collection: 'remote-failures', depth: 0, overrideAccess: true, req } as const
  const { docs } = await req.payload.find({ ...server, where, limit: 1, pagination: false })
  const seen = { message, lastSeenAt: now.toISOString() }
  const [known] = docs
  if (known) await req.payload.update({ ...server, id: known.id, data: { ...seen, count: known.count + 1 } })
  else await req.payload.create({ ...server, data: { ...seen, remote, version, stage, path, count: 1 } })
  return { recorded: true }
}
