import type { ReleaseManifest } from '@framewell/domain/releases/manifest'
import { releaseName } from '@framewell/domain/releases/visitTicket'
import type { PayloadRequest } from 'payload'
import { lock, tryLock } from '../platform/database/lock'

type Version = Pick<ReleaseManifest, 'remote' | 'version'>

/**
 * Blocks other registrations, promotions and decisions about remotes until the transaction ends: each remote has exactly one live release.
 */
export async function lockReleases(req: PayloadRequest): Promise<void> {
  await lock(req, 'remote-releases')
}

/** Blocks other registrations of one version until the transaction ends: what is stored under it is what the release on record names. */
export async function lockVersion(req: PayloadRequest, release: Version): Promise<void> {
  await lock(req, 'remote-version', releaseName(release))
}

/**
 * The same without waiting: a registration that holds the version's lock waits for the lock on all releases.
 * @returns false while somebody registers the version
 */
export async function tryLockVersion(req: PayloadRequest, release: Version): Promise<boolean> {
  return tryLock(req, 'remote-version', releaseName(release))
}
