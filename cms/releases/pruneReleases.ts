import { REMOTES } from '@framewell/domain/releases/remotes'
import type { Payload } from 'payload'
import { createLocalReq } from 'payload'
import { recordAudit } from '../audit/recordAudit'
import { inTransaction } from '../database/inTransaction'
import { findReleases } from './findReleases'
import { lockReleases } from './moveReleases'
import { discardRelease, sweepWaiting } from './releaseStore'

/** Pages opened longer ago than this load no more of their release. */
const KEPT_DAYS = 30
/** To go back to, whatever their age. */
const KEPT_RELEASES = 10
const DAY_MS = 86_400_000

/** Removes the files of releases that no page needs any more, and what unfinished ships left. Records stay. */
export async function pruneReleases(payload: Payload, now = new Date()): Promise<void> {
  const req = await createLocalReq({}, payload)
  for (const remote of REMOTES) {
    await sweepWaiting(remote, now)
    await inTransaction(req, async () => {
      await lockReleases(req)
      const kept = await findReleases(req, { remote: { equals: remote }, filesKept: { equals: true } }, '-updatedAt', 1000)
      const gone = kept
        .slice(KEPT_RELEASES)
        .filter(
          ({ status, updatedAt }) => !['live', 'candidate'].includes(status) && now.getTime() - Date.parse(updatedAt) > KEPT_DAYS * DAY_MS,
        )
      for (const { id, version } of gone) {
        // First the record: files without one are only in the way, a record without files would be promoted.
        await payload.update({ collection: 'remote-releases', id, data: { filesKept: false }, depth: 0, overrideAccess: true, req })
        await recordAudit(req, { action: 'release-prune', subjectType: 'remote-releases', subjectId: id, after: { remote, version } })
      }
      for (const release of gone) await discardRelease(release)
    })
  }
}
