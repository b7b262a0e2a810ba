import { createHmac } from 'node:crypto'
import { type ReleaseTrial, trialText } from '@framewell/domain/releases/releaseTrial'
import { getTriedRelease as getTriedReleaseCall } from '@framewell/domain/releases/servingCalls'
import type { tryOwnRelease as tryOwnReleaseCall, tryRelease as tryReleaseCall } from '@framewell/domain/releases/tryingCalls'
import { env } from '../env'
import { recordAudit } from '../platform/audit/recordAudit'
import type { Operation } from '../platform/http/calls/bindCall'
import { CallProblem, refusalsOf } from '../platform/http/calls/CallProblem'
import { findRelease, toLiveRelease } from './findReleases'
import { refuseIncompatible, refuseTakenRoutes } from './refuseUnfit'
import { isStillTeammate, shipperFor, teammateFor } from './shipperFor'

const refuse = refusalsOf(getTriedReleaseCall)

/**
 * The release of a preview that a host is about to show.
 * @throws CallProblem ended when it was withdrawn, its files are gone, it is another remote's, or the link's maker may not show it any more
 */
export const getTriedRelease: Operation<typeof getTriedReleaseCall> = async ({ req, now }, { id, remote, by }) => {
  if (!(await isStillTeammate(req, by, remote, now))) throw refuse('ended')
  if (id === undefined) return { release: null }
  const release = await findRelease(req, { id: { equals: id }, remote: { equals: remote } })
  if (!release?.filesKept || release.status === 'withdrawn') throw refuse('ended')
  return { release: toLiveRelease(release) }
}

/** A preview link: the host that opens it shows this release to that browser only, until it ends. */
export const tryRelease: Operation<typeof tryReleaseCall> = async (context, { id, minutes }) => {
  const { req, now } = context
  const release = await findRelease(req, { id: { equals: id } })
  if (!release) throw new CallProblem('notFound')
  const { remote, version } = release
  const actor = await teammateFor(context, remote)
  if (release.status === 'withdrawn') throw new CallProblem<typeof tryReleaseCall>('withdrawn')
  if (!release.filesKept) throw new CallProblem<typeof tryReleaseCall>('filesMissing')
  refuseIncompatible(toLiveRelease(release))
  const until = new Date(now.getTime() + minutes * 60_000).toISOString()
  await recordAudit(req, {
    action: 'release-try',
    subjectType: 'remote-releases',
    subjectId: id,
    actor,
    after: { remote, version, until },
  })
  return { url: previewLink({ id, remote, version, until, by: String(actor.id) }), until }
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
  return { url: previewLink({ remote, version: 'own', until, by: String(actor.id), own: { origin, routes } }), until }
}

/** The address that begins a preview in the browser that opens it. */
export function previewLink(trial: ReleaseTrial): string {
  const text = trialText(trial)
  const body = Buffer.from(text).toString('base64url')
  const signature = createHmac('sha256', env.INTERNAL_TOKEN).update(text).digest('base64url')
  return `${env.SITE_URL}/_release?trial=${body}.${signature}`
}
