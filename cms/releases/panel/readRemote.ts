import type { ReleaseHealth } from '@framewell/domain/releases/releaseHealth'
import type { PayloadRequest } from 'payload'
import type { RemoteFailure, RemoteRelease, RemoteShipKey } from '../../payload-types'
import { healthOf } from '../healthOf'

const RELEASES_SHOWN = 20
const FAILURES_SHOWN = 20
const KEYS_READ = 200

/** What a team needs to know about its micro-frontend. */
export interface RemoteOverview {
  readonly remote: string
  readonly releases: readonly { readonly release: RemoteRelease; readonly health: ReleaseHealth }[]
  readonly failures: readonly RemoteFailure[]
  readonly keys: readonly RemoteShipKey[]
}

/** Reads with the request's rights: people who may not read releases get none. */
export async function readRemote(req: PayloadRequest, remote: string): Promise<RemoteOverview> {
  const common = { depth: 0, pagination: false, overrideAccess: false, req } as const
  const where = { remote: { equals: remote } }
  const found = await req.payload.find({ collection: 'remote-releases', where, sort: '-createdAt', limit: RELEASES_SHOWN, ...common })
  const failed = await req.payload.find({ collection: 'remote-failures', where, sort: '-lastSeenAt', limit: FAILURES_SHOWN, ...common })
  const issued = await req.payload.find({ collection: 'remote-ship-keys', sort: '-createdAt', limit: KEYS_READ, ...common })
  return {
    remote,
    releases: await Promise.all(found.docs.map(async (release) => ({ release, health: await healthOf(req, release) }))),
    failures: failed.docs,
    keys: issued.docs.filter(({ remotes }) => Array.isArray(remotes) && remotes.includes(remote)),
  }
}
