import type { PayloadRequest } from 'payload'
import { lock } from '../platform/database/lock'

/**
 * Blocks other registrations, promotions and decisions about remotes until the transaction ends: each remote has exactly one live release.
 */
export async function lockReleases(req: PayloadRequest): Promise<void> {
  await lock(req, 'remote-releases')
}
