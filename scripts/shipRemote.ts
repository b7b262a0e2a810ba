import { join } from 'node:path'
import { makeCallApi } from '../domain/http/callApi'
import { registerRelease } from '../domain/releases/release'
import type { RemoteName } from '../domain/releases/remotes'
import { ROOT } from './cachedBuild'
import { ActionableProblem } from './console'
import { readManifest, storeRelease } from './releaseStore'

export interface ShipTarget {
  /** Address of the cms, or of the site whose gateway leads to it. */
  readonly cmsUrl: string
  readonly internalToken: string
  /** Folder of the release store. */
  readonly releasesDir: string
  /** Where browsers fetch releases from, when it is not the site itself. */
  readonly releasesUrl?: string | undefined
}

export type Promotion = 'always' | 'when-new' | 'never'

/**
 * Uploads the release in `<remote>/dist` and registers it; the running host picks it up by itself.
 * `when-new` makes it live only the first time this version is seen, so that a rollback outlives a restart.
 */
export async function shipRemote(remote: RemoteName, target: ShipTarget, promotion: Promotion) {
  const dist = join(ROOT, remote, 'dist')
  const manifest = await readManifest(dist)
  await storeRelease(dist, target.releasesDir)
  const call = internalClient(target)
  const baseUrl = `${target.releasesUrl ?? '/releases'}/${remote}/${manifest.version}/`
  if (promotion !== 'when-new') return call(registerRelease, { manifest, baseUrl, promote: promotion === 'always' })
  const registered = await call(registerRelease, { manifest, baseUrl, promote: false })
  return registered.created ? { ...(await call(registerRelease, { manifest, baseUrl, promote: true })), created: true } : registered
}

function internalClient({ cmsUrl, internalToken }: ShipTarget) {
  return makeCallApi(async ({ url, method, headers, body }) => {
    try {
      return await fetch(`${cmsUrl}${url}`, { method, headers: { ...headers, 'x-internal-token': internalToken }, body })
    } catch (error) {
      throw new ActionableProblem(
        `The cms does not answer at ${cmsUrl} (${error instanceof Error ? error.message : error}). Start the product first.`,
      )
    }
  })
}
