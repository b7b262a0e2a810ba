import { sharedMismatches } from '@framewell/domain/releases/sharedLibraries'
import { SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../audit/recordAudit'
import { notifyHosts } from '../content/events/notifyHosts'
import { lock } from '../database/lock'
import type { Refuse } from '../http/CallProblem'
import type { CallContext } from '../http/callContext'
import type { RemoteRelease } from '../payload-types'
import { findRelease, toLiveRelease } from './findReleases'

type Incompatible = 'contractMismatch' | 'sharedMismatch'

/** From here to the end of the transaction, nobody else registers or promotes: each remote has exactly one live release. */
export async function lockReleases(req: PayloadRequest): Promise<void> {
  await lock(req, 'remote-releases')
}

/**
 * Makes a release live in place of the one that is, and tells the hosts. Call it with the releases locked.
 * @throws CallProblem contractMismatch or sharedMismatch when the host cannot run it
 */
export async function makeLive(
  { req, now, refuse }: CallContext<Incompatible>,
  release: RemoteRelease,
  reason: string,
): Promise<RemoteRelease> {
  refuseIncompatible(refuse, toLiveRelease(release))
  if (release.status === 'live') return release
  const previous = await findRelease(req, { remote: { equals: release.remote }, status: { equals: 'live' } })
  if (previous) await setStatus(req, previous, { status: 'retired' })
  const live = await setStatus(req, release, { status: 'live', promotedAt: now.toISOString() })
  await recordAudit(req, {
    action: 'release-promote',
    subjectType: 'remote-releases',
    subjectId: release.id,
    before: { live: previous?.version ?? null },
    after: { remote: release.remote, live: release.version },
    reason,
  })
  await notifyHosts(req, { type: 'releases' })
  // Links to a route appear on pages and in menus with the release that has it, and go with it.
  if (routesOf(previous) !== routesOf(live)) await notifyHosts(req, { type: 'content', paths: ['*'] })
  return live
}

function routesOf(release: RemoteRelease | null): string {
  const paths = release ? toLiveRelease(release).routes.map(({ path }) => path) : []
  return paths.sort().join(' ')
}

/** @throws CallProblem with a detail that names what to upgrade */
export function refuseIncompatible(
  refuse: Refuse<Incompatible>,
  { contract, shared }: { contract: number; shared: Record<string, string> },
): void {
  if (contract !== SHELL_CONTRACT_VERSION) {
    throw refuse('contractMismatch', {
      detail: `The release was built against shell contract ${contract}; the host speaks ${SHELL_CONTRACT_VERSION}.`,
    })
  }
  const mismatches = sharedMismatches(shared)
  if (mismatches.length === 0) return
  const wanted = mismatches.map(({ library, builtWith, offeredMajor }) =>
    offeredMajor === undefined
      ? `${library} is not shared by the host, bundle it`
      : `upgrade ${library} from ${builtWith} to ${offeredMajor}`,
  )
  throw refuse('sharedMismatch', { detail: `To run in this host: ${wanted.join('; ')}.` })
}

function setStatus(req: PayloadRequest, { id }: RemoteRelease, data: Pick<RemoteRelease, 'status' | 'promotedAt'>): Promise<RemoteRelease> {
  // Nobody may write releases through an API of their own; who may promote was decided by the call.
  return req.payload.update({ collection: 'remote-releases', id, data, depth: 0, overrideAccess: true, req })
}
