import type { RemoteName } from '../domain/releases/remotes'
import { hashInputs } from './cachedBuild'

/** What decides a remote's build, from the root: its sources, what it may import, and how it is built. */
export function remoteInputs(remote: RemoteName): readonly string[] {
  return [
    remote,
    'domain',
    'design-system',
    'remote-kit',
    'scripts/remoteConfig.mjs',
    'scripts/remoteManifestPlugin.mjs',
    'scripts/remoteNonce.js',
    'scripts/remoteRetryPlugin.mjs',
    'tsconfig.base.json',
    'package-lock.json',
  ]
}

/** The release's version: 16 hex digits over the content of its inputs, so the same sources carry the same version on any machine. */
export async function remoteVersion(remote: RemoteName): Promise<string> {
  return (await hashInputs(remoteInputs(remote))).slice(0, 16)
}
