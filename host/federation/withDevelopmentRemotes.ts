import type { LiveSet } from '@framewell/domain/releases/liveSet'
import { type LiveRelease, releaseManifestSchema } from '@framewell/domain/releases/manifest'
import { remoteDevPort } from '@framewell/domain/releases/remoteDevPort'
import { OWN_REMOTES, type RemoteName } from '@framewell/domain/releases/remotes'

const ANSWERS_WITHIN_MS = 1_000

/**
 * Development only: puts each remote with a running `npm run dev` in front of its released version, which remains the fallback. Its files
 * change during development, so they carry no hashes; a production build of the host would refuse them.
 */
export async function withDevelopmentRemotes(set: LiveSet): Promise<LiveSet> {
  const pairs = await Promise.all(
    OWN_REMOTES.map(async (remote) => {
      const released = set.remotes.find(({ live }) => live.remote === remote)
      const live = await developmentRelease(remote)
      return live ? { live, fallback: released?.live ?? null } : released
    }),
  )
  return { remotes: pairs.filter((pair) => pair !== undefined) }
}

async function developmentRelease(remote: RemoteName): Promise<LiveRelease | null> {
  const baseUrl = `http://127.0.0.1:${remoteDevPort(remote)}/`
  try {
    const response = await fetch(`${baseUrl}release.json`, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })
    const manifest = releaseManifestSchema.parse(await response.json())
    return { ...manifest, id: `${remote}-development`, baseUrl, preload: [], files: {} }
  } catch {
    // Not in development right now: the release is used.
    return null
  }
}
