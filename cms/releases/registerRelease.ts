import type { ReleaseManifest } from '@framewell/domain/releases/manifest'
import type { registerRelease as registerReleaseCall } from '@framewell/domain/releases/release'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../audit/recordAudit'
import { notifyHosts } from '../content/events/notifyHosts'
import { env } from '../env'
import type { Operation } from '../http/bindCall'
import type { Refuse } from '../http/CallProblem'
import type { RemoteRelease } from '../payload-types'
import { findRelease, toLiveRelease } from './findReleases'
import { lockReleases, makeLive, refuseIncompatible } from './makeLive'

/** Keeps a release and, when asked, makes it live. A version that is known keeps its files; only their address may change. */
export const registerRelease: Operation<typeof registerReleaseCall> = async (context, { manifest, baseUrl, promote }) => {
  const { req, refuse } = context
  refuseIncompatible(refuse, manifest)
  refuseForeign(refuse, manifest, baseUrl)
  await lockReleases(req)
  const known = await findRelease(req, { remote: { equals: manifest.remote }, version: { equals: manifest.version } })
  if (known) refuseOtherContent(refuse, known, manifest)
  let release = known ? await moveTo(req, known, baseUrl) : await create(req, manifest, baseUrl)
  if (promote) release = await makeLive(context, release, 'Shipped by the release tool')
  return { id: release.id, remote: release.remote, version: release.version, status: release.status, created: !known }
}

async function create(req: PayloadRequest, manifest: ReleaseManifest, baseUrl: string): Promise<RemoteRelease> {
  const { remote, version, contract } = manifest
  const data = { remote, version, status: 'registered' as const, contract, baseUrl, manifest }
  // The release tool presents the internal token; it has no account.
  const release = await req.payload.create({ collection: 'remote-releases', data, depth: 0, overrideAccess: true, req })
  await recordAudit(req, {
    action: 'release-register',
    subjectType: 'remote-releases',
    subjectId: release.id,
    after: { remote, version },
  })
  return release
}

/** The same files at another address: RELEASES_URL was set, or taken back. */
async function moveTo(req: PayloadRequest, known: RemoteRelease, baseUrl: string): Promise<RemoteRelease> {
  if (known.baseUrl === baseUrl) return known
  const { id } = known
  const moved = await req.payload.update({ collection: 'remote-releases', id, data: { baseUrl }, depth: 0, overrideAccess: true, req })
  await recordAudit(req, {
    action: 'release-move',
    subjectType: 'remote-releases',
    subjectId: id,
    before: { baseUrl: known.baseUrl },
    after: { baseUrl },
  })
  if (known.status === 'live') await notifyHosts(req, { type: 'releases' })
  return moved
}

/** Files come from the site itself or from RELEASES_URL, from the folder that remote and version name; nowhere else. */
function refuseForeign(refuse: Refuse<'originNotRegistered'>, { remote, version }: ReleaseManifest, baseUrl: string): void {
  const folder = `/${remote}/${version}/`
  const allowed = [`/releases${folder}`, ...(env.RELEASES_URL ? [`${env.RELEASES_URL}${folder}`] : [])]
  if (!allowed.includes(baseUrl)) {
    throw refuse('originNotRegistered', {
      detail: `Expected ${allowed.join(' or ')}, got ${baseUrl}.`,
    })
  }
}

function refuseOtherContent(refuse: Refuse<'contentMismatch'>, known: RemoteRelease, { files }: ReleaseManifest): void {
  const kept = toLiveRelease(known).files
  const names = new Set([...Object.keys(kept), ...Object.keys(files)])
  const changed = [...names].filter((name) => kept[name] !== files[name])
  if (changed.length > 0) {
    throw refuse('contentMismatch', { detail: `Different: ${changed.slice(0, 5).join(', ')}.` })
  }
}
