import { releaseWithdrawn } from '@framewell/domain/notifications/events/releases'
import type { promoteRelease, setCandidate } from '@framewell/domain/releases/movingCalls'
import { candidacy, candidateEnd, promotion, type ReleaseMove, takingOff } from '@framewell/domain/releases/releaseMoves'
import type { PayloadRequest } from 'payload'
import { notify } from '../notifications/notify'
import type { RemoteRelease } from '../payload-types'
import { recordAudit } from '../platform/audit/recordAudit'
import { CallProblem } from '../platform/http/calls/CallProblem'
import { notifyHosts } from '../platform/live/notifyHosts'
import { findRelease, readRelease } from './findReleases'
import { refuseDroppedWidgets, refuseUnfit } from './refuseUnfit'
import { isWhole } from './releaseStore'
import type { Shipper } from './shipperFor'
import { teamsOf } from './storedTerms'

export interface Cause {
  readonly reason: string
  readonly actor: Shipper
  readonly now: Date
}

/**
 * Makes a release live in place of the current one, and notifies the hosts. Call it with the releases locked.
 * @throws CallProblem if the release cannot be shown, or its files are missing
 */
export async function makeLive(req: PayloadRequest, release: RemoteRelease, cause: Cause): Promise<RemoteRelease> {
  await refuseUnshowable(req, release)
  const previous = await shownAs(req, 'live', release.remote)
  const move = promotion(release, previous, cause.now)
  if (!move) return release
  const live = await apply(req, move, cause)
  await tellHosts(req, previous, live)
  return live
}

/**
 * Shows a release to a share of the visitors in place of the current candidate. Call it with the releases locked.
 * @throws CallProblem if the release cannot be shown, its files are missing, or everybody already has it
 */
export async function makeCandidate(req: PayloadRequest, release: RemoteRelease, share: number, cause: Cause): Promise<RemoteRelease> {
  const move = candidacy(release, share, await shownAs(req, 'candidate', release.remote))
  if ('refusal' in move) throw new CallProblem<typeof setCandidate>(move.refusal)
  await refuseUnshowable(req, release)
  const candidate = await apply(req, move, cause)
  await tellHosts(req, null, candidate)
  return candidate
}

/** Stops showing a candidate. Call it with the releases locked. */
export async function withdrawCandidate(req: PayloadRequest, release: RemoteRelease, cause: Cause): Promise<RemoteRelease> {
  const withdrawn = await apply(req, candidateEnd(release), cause)
  await notifyHosts(req, { type: 'releases' })
  return withdrawn
}

/**
 * Removes what a micro-frontend shows: its routes, its widgets, its candidate. Its releases stay on record, and any of them can be made
 * live again. Call it with the releases locked, for the live release.
 * @throws CallProblem widgetsInUse while published pages show its widgets
 */
export async function takeOff(req: PayloadRequest, live: RemoteRelease, cause: Cause): Promise<RemoteRelease> {
  await refuseDroppedWidgets(req, { remote: live.remote, widgets: [] })
  const candidate = await shownAs(req, 'candidate', live.remote)
  if (candidate) await withdrawCandidate(req, candidate, cause)
  const withdrawn = await apply(req, takingOff(live), cause)
  await notifyHosts(req, { type: 'releases' })
  await notifyHosts(req, { type: 'content', paths: ['*'] })
  return withdrawn
}

function shownAs(req: PayloadRequest, status: 'live' | 'candidate', remote: string): Promise<RemoteRelease | null> {
  return findRelease(req, { remote: { equals: remote }, status: { equals: status } }, '-updatedAt')
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
  // Links to a route appear on pages and in menus with the release that has it, and disappear with it.
  if (next.status === 'live' && routesOf(previous) !== routesOf(next)) await notifyHosts(req, { type: 'content', paths: ['*'] })
}

function routesOf(release: RemoteRelease | null): string {
  const paths = release ? (readRelease(release)?.routes.map(({ path }) => path) ?? []) : []
  return paths.sort().join(' ')
}

/** Stores a move and its record. @returns the moved release, as it is now. */
async function apply(
  req: PayloadRequest,
  { changes, entry }: ReleaseMove<RemoteRelease>,
  { actor, reason, now }: Cause,
): Promise<RemoteRelease> {
  const by = actor.email ?? String(actor.id)
  const next = changes.at(-1)?.of.version
  let moved: RemoteRelease | undefined
  for (const { of, to } of changes) {
    const isShown = to.status === 'live' || to.status === 'candidate'
    const endReason = to.status === 'withdrawn' ? reason : `Replaced by ${next}`
    const end = isShown ? { endedAt: null, endedBy: null, endReason: null } : { endedAt: now.toISOString(), endedBy: by, endReason }
    const data = { ...to, ...end }
    // No API writes releases; the call decided who may move them.
    moved = await req.payload.update({ collection: 'remote-releases', id: of.id, data, depth: 0, overrideAccess: true, req })
  }
  if (!moved) throw new Error('A move changes a release')
  const withdrawn = changes.find(({ to }) => to.status === 'withdrawn')?.of
  if (withdrawn) {
    const { remote, version } = withdrawn
    const live = await shownAs(req, 'live', remote)
    const companies = await teamsOf(req, [remote])
    await notify(req, releaseWithdrawn, { remote, version, shown: live?.version ?? null, reason, by, companies })
  }
  await recordAudit(req, { ...entry, subjectType: 'remote-releases', subjectId: moved.id, actor, reason })
  return moved
}
