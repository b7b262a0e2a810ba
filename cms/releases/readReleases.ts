import { createHmac } from 'node:crypto'
import { type ReleaseTrial, trialText } from '@framewell/domain/releases/releaseTrial'
import type { getRelease as getReleaseCall } from '@framewell/domain/releases/servingCalls'
import type { tryOwnRelease as tryOwnReleaseCall, tryRelease as tryReleaseCall } from '@framewell/domain/releases/tryingCalls'
import { env } from '../env'
import { recordAudit } from '../platform/audit/recordAudit'
import type { Operation } from '../platform/http/calls/bindCall'
import { CallProblem } from '../platform/http/calls/CallProblem'
import { findRelease, toLiveRelease } from './findReleases'
import { refuseIncompatible, refuseTakenRoutes } from './refuseUnfit'
import { shipperFor } from './shipperFor'

/** One complete release, for a host that shows it in a trial. */
export const getRelease: Operation<typeof getReleaseCall> = async ({ req }, { id }) => {
  const release = await findRelease(req, { id: { equals: id } })
  if (!release?.filesKept) throw new CallProblem('notFound')
  return { release: toLiveRelease(release) }
}

/** A signed link: the host that opens it shows this release to that browser only, until it expires. */
export const tryRelease: Operation<typeof tryReleaseCall> = async ({ req, session, now }, { id, minutes }) => {
  const release = await findRelease(req, { id: { equals: id } })
  if (!release) throw new CallProblem('notFound')
  if (!release.filesKept) throw new CallProblem<typeof tryReleaseCall>('filesMissing')
  refuseIncompatible(toLiveRelease(release))
  const until = new Date(now.getTime() + minutes * 60_000).toISOString()
  const url = linkOf({ id, remote: release.remote, version: release.version, until, by: session?.email ?? '' })
  await recordAudit(req, {
    action: 'release-try',
    subjectType: 'remote-releases',
    subjectId: id,
    after: { remote: release.remote, version: release.version, until },
  })
  return { url, until }
}

/** The same for files on a developer's own machine. */
export const tryOwnRelease: Operation<typeof tryOwnReleaseCall> = async (context, { remote, origin, routes, minutes }) => {
  const { req, now } = context
  const actor = await shipperFor(context, remote)
  await refuseTakenRoutes(req, { remote, routes })
  const until = new Date(now.getTime() + minutes * 60_000).toISOString()
  await recordAudit(req, {
    action: 'release-try-own',
    subjectType: 'remote-releases',
    subjectId: remote,
    actor,
    after: { remote, origin, until },
  })
  return { url: linkOf({ remote, version: 'own', until, by: actor.email ?? '', own: { origin, routes } }), until }
}

function linkOf(trial: ReleaseTrial): string {
  const text = trialText(trial)
  const body = Buffer.from(text).toString('base64url')
  const signature = createHmac('sha256', env.INTERNAL_TOKEN).update(text).digest('base64url')
  return `${env.SITE_URL}/_release?trial=${body}.${signature}`
}
