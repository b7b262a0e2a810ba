import { createHmac } from 'node:crypto'
import type {
  getRelease as getReleaseCall,
  listReleases as listReleasesCall,
  tryRelease as tryReleaseCall,
} from '@framewell/domain/releases/release'
import { trialText } from '@framewell/domain/releases/releaseTrial'
import { recordAudit } from '../audit/recordAudit'
import { env } from '../env'
import type { Operation } from '../http/bindCall'
import { CallProblem } from '../http/CallProblem'
import { findRelease, findReleases, toLiveRelease } from './findReleases'
import { healthOf } from './healthOf'
import { refuseIncompatible } from './refuseUnfit'
import { shipperFor } from './shipperFor'

const MOST_LISTED = 50

/** The releases of a remote with how they did. */
export const listReleases: Operation<typeof listReleasesCall> = async (context, { remote }) => {
  await shipperFor(context, remote)
  const found = await findReleases(context.req, { remote: { equals: remote } }, '-createdAt', MOST_LISTED)
  const releases = await Promise.all(
    found.map(async (release) => ({
      id: release.id,
      remote,
      version: release.version,
      status: release.status,
      share: release.share,
      createdAt: release.createdAt,
      promotedAt: release.promotedAt ?? null,
      notes: release.notes ?? '',
      commit: release.commit ?? '',
      author: release.author ?? '',
      shippedBy: release.shippedBy ?? '',
      filesKept: release.filesKept,
      health: await healthOf(context.req, release),
    })),
  )
  return { releases }
}

/** One release in full, for a host that shows it to whoever tries it. */
export const getRelease: Operation<typeof getReleaseCall> = async ({ req }, { id }) => {
  const release = await findRelease(req, { id: { equals: id } })
  if (!release?.filesKept) throw new CallProblem('notFound')
  return { release: toLiveRelease(release) }
}

/** A signed link: the host that opens it shows this release to that browser alone, until it ends. */
export const tryRelease: Operation<typeof tryReleaseCall> = async ({ req, session, now }, { id, minutes }) => {
  const release = await findRelease(req, { id: { equals: id } })
  if (!release) throw new CallProblem('notFound')
  if (!release.filesKept) throw new CallProblem<typeof tryReleaseCall>('filesMissing')
  refuseIncompatible(toLiveRelease(release))
  const until = new Date(now.getTime() + minutes * 60_000).toISOString()
  const text = trialText({ id, remote: release.remote, version: release.version, until, by: session?.email ?? '' })
  const body = Buffer.from(text).toString('base64url')
  const signature = createHmac('sha256', env.INTERNAL_TOKEN).update(text).digest('base64url')
  await recordAudit(req, {
    action: 'release-try',
    subjectType: 'remote-releases',
    subjectId: id,
    after: { remote: release.remote, version: release.version, until },
  })
  return { url: `${env.SITE_URL}/_release?trial=${body}.${signature}`, until }
}
