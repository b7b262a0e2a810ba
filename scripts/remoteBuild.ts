import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { ReleaseManifest } from '../domain/releases/manifest'
import type { RemoteName } from '../domain/releases/remotes'
import { cachedBuild, ROOT } from './cachedBuild'
import { readManifest } from './releaseStore'
import { remoteInputs, remoteVersion } from './remoteVersion'
import { runCommand } from './runCommand'

const RSPACK = join(dirname(createRequire(import.meta.url).resolve('@rspack/cli/package.json')), 'bin', 'rspack.js')

/** Builds a remote into `<remote>/dist` unless nothing changed since the last time; answers its manifest and whether it built. */
export async function buildRemote(remote: RemoteName): Promise<{ manifest: ReleaseManifest; built: boolean }> {
  const folder = join(ROOT, remote)
  const built = await cachedBuild({
    name: remote,
    inputs: remoteInputs(remote),
    outputs: [`${remote}/dist/release.json`],
    build: async () => {
      const env = { RELEASE_VERSION: await remoteVersion(remote), NODE_ENV: 'production' }
      const { code, output } = await runCommand(process.execPath, [RSPACK, 'build'], { cwd: folder, env })
      if (code !== 0) throw new Error(`Building ${remote} failed:\n${output}`)
    },
  })
  return { manifest: await readManifest(join(folder, 'dist')), built }
}
