import { type LiveRelease, liveReleaseSchema } from '@framewell/domain/releases/manifest'
import { sharedMismatches } from '@framewell/domain/releases/sharedLibraries'
import { SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import type { PayloadRequest, Where } from 'payload'
import type { RemoteRelease } from '../payload-types'

/** The newest matching release. Releases are public by what they hold, and the tools that write them have no account. */
export async function findRelease(req: PayloadRequest, where: Where, sort = '-promotedAt'): Promise<RemoteRelease | null> {
  const { docs } = await req.payload.find({
    collection: 'remote-releases',
    where,
    sort,
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs[0] ?? null
}

/** A stored release as hosts load it. */
export function toLiveRelease({ id, baseUrl, manifest }: RemoteRelease): LiveRelease {
  return liveReleaseSchema.parse({ ...Object(manifest), id, baseUrl })
}

/** True when the host of this cms can run the release. */
export function canRun(release: LiveRelease): boolean {
  return release.contract === SHELL_CONTRACT_VERSION && sharedMismatches(release.shared).length === 0
}
