import type { ReleaseManifest, registerRelease as registerReleaseCall } from '@framewell/domain/releases/release'
import { recordAudit } from '../audit/recordAudit'
import { env } from '../env'
import type { Operation } from '../http/bindCall'
import { CallProblem } from '../http/CallProblem'
import type { RemoteRelease } from '../payload-types'
import { findRelease, toLiveRelease } from './findReleases'
import { lockReleases, makeLive, refuseIncompatible } from './makeLive'

/** Keeps a release and, when asked, makes it live. A version that is known stays as it is. */
export const registerRelease: Operation<typeof registerReleaseCall> = async ({ req, now }, { manifest, baseUrl, promote }) => {
  refuseIncompatible(manifest)
  refuseForeign(manifest, baseUrl)
  await lockReleases(req)
  const known = await findRelease(req, { remote: { equals: manifest.remote }, version: { equals: manifest.version } })
  if (known) refuseOtherContent(known, manifest)
  let release =
    known ??
    (await req.payload.create({
      collection: 'remote-releases',
      data: {
        remote: manifest.remote,
        version: manifest.version,
        status: 'registered',
        contract: manifest.contract,
        baseUrl,
        manifest,
      },
      depth: 0,
      // The release tool presents the internal token; it has no account.
      overrideAccess: true,
      req,
    }))
  if (!known) {
    await recordAudit(req, {
      action: 'release-register',
      subjectType: 'remote-releases',
      subjectId: release.id,
      after: { remote: release.remote, version: release.version },
    })
  }
  if (promote) release = await makeLive(req, release, 'Shipped by the release tool', now)
  return { id: release.id, remote: release.remote, version: release.version, status: release.status, created: !known }
}

/** Files come from the site itself or from RELEASES_URL, from the folder that remote and version name; nowhere else. */
function refuseForeign({ remote, version }: ReleaseManifest, baseUrl: string): void {
  const folder = `/${remote}/${version}/`
  const allowed = [`/releases${folder}`, ...(env.RELEASES_URL ? [`${env.RELEASES_URL}${folder}`] : [])]
  if (!allowed.includes(baseUrl)) {
    throw new CallProblem<typeof registerReleaseCall>('originNotRegistered', {
      detail: `Expected ${allowed.join(' or ')}, got ${baseUrl}.`,
    })
  }
}

function refuseOtherContent(known: RemoteRelease, { files }: ReleaseManifest): void {
  const kept = toLiveRelease(known).files
  const names = new Set([...Object.keys(kept), ...Object.keys(files)])
  const changed = [...names].filter((name) => kept[name] !== files[name])
  if (changed.length > 0) {
    throw new CallProblem<typeof registerReleaseCall>('contentMismatch', { detail: `Different: ${changed.slice(0, 5).join(', ')}.` })
  }
}
