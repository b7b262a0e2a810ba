import type { getLiveReleases } from '@framewell/domain/releases/release'
import { REMOTES, type RemoteName } from '@framewell/domain/releases/remotes'
import type { PayloadRequest } from 'payload'
import type { Operation } from '../http/bindCall'
import type { RemoteRelease } from '../payload-types'
import { canRun, findRelease, toLiveRelease } from './findReleases'

/** The live release of each remote and the one that takes over when it fails on a page. */
export const liveReleases: Operation<typeof getLiveReleases> = async ({ req }) => {
  const pairs = await Promise.all(REMOTES.map((remote) => liveAndFallback(req, remote)))
  return { remotes: pairs.filter((pair) => pair !== null) }
}

async function liveAndFallback(req: PayloadRequest, remote: RemoteName) {
  const live = await findRelease(req, { remote: { equals: remote }, status: { equals: 'live' } })
  if (!live) return null
  const fallback = await lastGoodBefore(req, live)
  return { live: toLiveRelease(live), fallback }
}

/**
 * Of the releases that were live once and are older than the live one, the one that was made live last. Newer ones do not count:
 * somebody went back from them.
 */
async function lastGoodBefore(req: PayloadRequest, live: RemoteRelease) {
  const before = await findRelease(req, {
    remote: { equals: live.remote },
    status: { equals: 'retired' },
    createdAt: { less_than: live.createdAt },
  })
  if (!before) return null
  const release = toLiveRelease(before)
  return canRun(release) ? release : null
}
