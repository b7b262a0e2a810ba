import type { promoteRelease, ReleaseStatus } from '@framewell/domain/releases/release'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../audit/recordAudit'
import { notifyHosts } from '../content/events/notifyHosts'
import { lock } from '../database/lock'
import { CallProblem } from '../http/calls/CallProblem'
import type { RemoteRelease } from '../payload-types'
import { findRelease, readRelease } from './findReleases'
import { refuseDroppedWidgets, refuseUnfit } from './refuseUnfit'
import { isWhole } from './releaseStore'
import type { Shipper } from './shipperFor'

export interface Cause {
  readonly reason: string
  readonly actor: Shipper
  readonly now: Date
}

/** From here to the end of the transaction, nobody else registers or promotes: each remote has exactly one live release. */
export async function lockReleases(req: PayloadRequest): Promise<void> {
  await lock(req, 'remote-releases')
}

/**
 * Makes a release live in place of the one that is, and tells the hosts. Call it with the releases locked. What it replaces is retired, or
 * withdrawn when this goes back to an earlier one.
 * @throws CallProblem when the release can't be shown, or its files are not there
 */
export async function makeLive(req: PayloadRequest, release: RemoteRelease, cause: Cause): Promise<RemoteRelease> {
  await refuseUnshowable(req, release)
  if (release.status === 'live') return release
  const previous = await findRelease(req, { remote: { equals: release.remote }, status: { equals: 'live' } })
  if (previous) await setStatus(req, previous, { status: previous.createdAt > release.createdAt ? 'withdrawn' : 'retired' })
  const live = await setStatus(req, release, { status: 'live', share: 0, promotedAt: cause.now.toISOString() })
  await recordAudit(req, {
    ...subjectOf(release),
    action: 'release-promote',
    actor: cause.actor,
    reason: cause.reason,
    before: { live: previous?.version ?? null },
    after: { remote: release.remote, live: release.version },
  })
  await tellHosts(req, previous, live)
  return live
}

/** Shows a release to a share of the visitors in place of the candidate there is. Call it with the releases locked. */
export async function makeCandidate(req: PayloadRequest, release: RemoteRelease, share: number, cause: Cause): Promise<RemoteRelease> {
  await refuseUnshowable(req, release)
  const previous = await findRelease(req, { remote: { equals: release.remote }, status: { equals: 'candidate' } }, '-updatedAt')
  if (previous && previous.id !== release.id) await setStatus(req, previous, { status: 'registered', share: 0 })
  const candidate = await setStatus(req, release, { status: 'candidate', share })
  await recordAudit(req, {
    ...subjectOf(release),
    action: 'release-candidate',
    actor: cause.actor,
    reason: cause.reason,
    before: { candidate: previous?.version ?? null, share: previous?.share ?? 0 },
    after: { remote: release.remote, candidate: release.version, share },
  })
  await tellHosts(req, null, candidate)
  return candidate
}

/** Shows a candidate to nobody any more. Call it with the releases locked. */
export async function withdrawCandidate(req: PayloadRequest, release: RemoteRelease, cause: Cause): Promise<RemoteRelease> {
  const withdrawn = await setStatus(req, release, { status: 'withdrawn', share: 0 })
  await recordAudit(req, {
    ...subjectOf(release),
    action: 'release-withdraw',
    actor: cause.actor,
    reason: cause.reason,
    before: { share: release.share },
    after: { remote: release.remote, withdrawn: release.version },
  })
  await notifyHosts(req, { type: 'releases' })
  return withdrawn
}

/**
 * Ends what a micro-frontend shows: its routes, its widgets, its candidate. Its releases stay on record, and any of them can be made live again.
 * Call it with the releases locked, for the live release.
 * @throws CallProblem widgetsInUse while published pages show its widgets
 */
export async function takeOff(req: PayloadRequest, live: RemoteRelease, cause: Cause): Promise<RemoteRelease> {
  await refuseDroppedWidgets(req, { remote: live.remote, widgets: [] })
  const candidate = await findRelease(req, { remote: { equals: live.remote }, status: { equals: 'candidate' } }, '-updatedAt')
  if (candidate) await withdrawCandidate(req, candidate, cause)
  const withdrawn = await setStatus(req, live, { status: 'withdrawn', share: 0 })
  await recordAudit(req, {
    ...subjectOf(live),
    action: 'release-take-off',
    actor: cause.actor,
    reason: cause.reason,
    before: { live: live.version },
    after: { remote: live.remote, live: null },
  })
  await notifyHosts(req, { type: 'releases' })
  await notifyHosts(req, { type: 'content', paths: ['*'] })
  return withdrawn
}

async function refuseUnshowable(req: PayloadRequest, release: RemoteRelease): Promise<void> {
  const manifest = readRelease(release)
  if (manifest) await refuseUnfit(req, manifest)
  if (manifest && release.filesKept && (await isWhole(manifest))) return
  throw new CallProblem<typeof promoteRelease>('filesMissing', {
    detail: `The files of ${release.remote} ${release.version} are not in the release store.`,
  })
}

async function tellHosts(req: PayloadRequest, previous: RemoteRelease | null, next: RemoteRelease): Promise<void> {
  await notifyHosts(req, { type: 'releases' })
  // Links to a route appear on pages and in menus with the release that has it, and go with it.
  if (next.status === 'live' && routesOf(previous) !== routesOf(next)) await notifyHosts(req, { type: 'content', paths: ['*'] })
}

function routesOf(release: RemoteRelease | null): string {
  const paths = release ? (readRelease(release)?.routes.map(({ path }) => path) ?? []) : []
  return paths.sort().join(' ')
}

function subjectOf({ id }: RemoteRelease) {
  return { subjectType: 'remote-releases', subjectId: id } as const
}

interface Change {
  readonly status: ReleaseStatus
  readonly share?: number
  readonly promotedAt?: string
}

function setStatus(req: PayloadRequest, { id }: RemoteRelease, data: Change): Promise<RemoteRelease> {
  // Nobody may write releases through an API of their own; who may move them was decided by the call.
  return req.payload.update({ collection: 'remote-releases', id, data, depth: 0, overrideAccess: true, req })
}
