import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../platform/audit/recordAudit'
import { transactionOf } from '../platform/database/transactionOf'
import { findReleases, remotesWith } from './findReleases'
import { lockReleases, tryLockVersion } from './lockReleases'
import { discardRelease, sweepWaiting } from './releaseStore'

/** Pages opened longer ago than this load nothing more of their release. */
const KEPT_DAYS = 30
/** Kept for rollbacks, whatever their age. */
const KEPT_RELEASES = 10
const DAY_MS = 86_400_000
const MAX_AT_ONCE = 1000

/**
 * Removes the files of releases that no page needs any more, and what unfinished ships left. Records stay. A release is marked first, and
 * its files go with the next run, after the mark is committed: a record without files must never be shown.
 */
export async function pruneReleases(req: PayloadRequest, now = new Date()): Promise<void> {
  await lockReleases(req)
  await sweepWaiting(now)
  for (const remote of await remotesWith(req)) {
    const marked = await findReleases(req, { remote: { equals: remote }, filesKept: { equals: false } }, '-updatedAt', MAX_AT_ONCE)
    for (const release of marked) if (await tryLockVersion(req, release)) await discardRelease(release)
    const kept = await findReleases(req, { remote: { equals: remote }, filesKept: { equals: true } }, '-updatedAt', MAX_AT_ONCE)
    const old = kept
      .slice(KEPT_RELEASES)
      .filter(
        ({ status, updatedAt }) => !['live', 'candidate'].includes(status) && now.getTime() - Date.parse(updatedAt) > KEPT_DAYS * DAY_MS,
      )
    const database = await transactionOf(req)
    for (const { id, version } of old) {
      await database.execute(sql`delete from remote_reports where remote = ${remote} and version = ${version}`)
      await req.payload.update({ collection: 'remote-releases', id, data: { filesKept: false }, depth: 0, overrideAccess: true, req })
      await recordAudit(req, { action: 'release-prune', subjectType: 'remote-releases', subjectId: id, after: { remote, version } })
    }
  }
}
