import { join } from 'node:path'
import { OWN_REMOTES } from '../domain/releases/remotes'
import { type ShipTarget, shipRelease } from '../remote-kit/release/shipRelease'
import { ROOT } from './cachedBuild'
import { bold, dim, say } from './console'

/** Publishes every built remote whose version the cms does not know, and makes it live unless the remote was rolled back. */
export async function shipUnregistered(target: ShipTarget): Promise<void> {
  for (const remote of OWN_REMOTES) {
    const release = await shipRelease(join(ROOT, remote), target, { channel: 'live', unlessRolledBack: true })
    say(`${bold(remote)} ${release.version} ${release.created ? release.status : dim(`${release.status} already`)}`)
  }
}
