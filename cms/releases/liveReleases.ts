import type { LiveRelease } from '@framewell/domain/releases/manifest'
import { fallbackFitness } from '@framewell/domain/releases/releaseHealth'
import { canReturn } from '@framewell/domain/releases/releaseMoves'
import type { RemoteName } from '@framewell/domain/releases/remotes'
import type { getLiveReleases } from '@framewell/domain/releases/servingCalls'
import type { PayloadRequest } from 'payload'
import type { RemoteRelease } from '../payload-types'
import type { Operation } from '../platform/http/calls/bindCall'
import { canRun, findRelease, findReleases, readRelease, remotesWith } from './findReleases'
import { healthOf } from './healthOf'
import { isDrawn } from './serverDrawing'

/** The live release of each remote, the one that takes over if it fails on a page, and the one that a share of visitors gets. */
export const liveReleases: Operation<typeof getLiveReleases> = async ({ req }) => {
  const remotes = await remotesWith(req, 'live')
  const pairs = await Promise.all(remotes.map((remote) => releasesOf(req, remote)))
  return { remotes: pairs.filter((pair) => pair !== null) }
}

async function releasesOf(req: PayloadRequest, remote: RemoteName) {
  const stored = await findRelease(req, { remote: { equals: remote }, status: { equals: 'live' } })
  const live = stored && readRelease(stored)
  if (!stored || !live) return null
  const [good, candidate, drawn] = await Promise.all([lastGoodBefore(req, stored), candidateOf(req, remote), isDrawn(req, remote)])
  return { live, fallback: good && readRelease(good), candidate, drawn }
}

async function candidateOf(req: PayloadRequest, remote: RemoteName): Promise<{ release: LiveRelease; share: number } | null> {
  const stored = await findRelease(req, { remote: { equals: remote }, status: { equals: 'candidate' } }, '-updatedAt')
  const release = stored && stored.share > 0 ? readRelease(stored) : null
  return stored && release && canRun(release) ? { release, share: stored.share } : null
}

/**
 * Of the replaced releases, the last live one that did not fail on visitors' pages. Releases that were rolled back, and those newer than
 * the live one, do not count.
 */
export async function lastGoodBefore(req: PayloadRequest, live: RemoteRelease): Promise<RemoteRelease | null> {
  const before = await findReleases(req, {
    remote: { equals: live.remote },
    status: { equals: 'retired' },
    filesKept: { equals: true },
    createdAt: { less_than: live.createdAt },
  })
  let doubtful: RemoteRelease | null = null
  for (const release of before.filter((former) => canReturn(former, live))) {
    const read = readRelease(release)
    if (!read || !canRun(read)) continue
    const fitness = fallbackFitness(await healthOf(req, release))
    if (fitness === 'good') return release
    if (fitness === 'doubtful') doubtful ??= release
  }
  return doubtful
}
