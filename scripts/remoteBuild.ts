import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type ReleaseManifest, releaseManifestSchema } from '../domain/releases/manifest'
import type { RemoteName } from '../domain/releases/remotes'
import { cachedBuild, ROOT } from './cachedBuild'
import { ActionableProblem } from './console'
import { remoteInputs, UNVERSIONED, versionOf } from './remoteVersion'
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
      // First: the release's manifest names its file.
      await rspackBuild(remote, { RELEASE_PART: 'server' })
      await rspackBuild(remote, { RELEASE_VERSION: UNVERSIONED })
      await rspackBuild(remote, { RELEASE_VERSION: versionOf(await readManifest(join(folder, 'dist'))) })
    },
  })
  return { manifest: await readManifest(join(folder, 'dist')), built }
}

/** @throws ActionableProblem with the compiler's words when the remote's types do not hold */
export async function checkTypes(remote: RemoteName): Promise<void> {
  const { code, output } = await runCommand(join(ROOT, 'node_modules', '.bin', 'tsc'), ['--noEmit', '-p', remote], { cwd: ROOT })
  if (code !== 0) throw new ActionableProblem(`The types of ${remote} do not hold; repair them first:\n${output.trim()}`)
}

/** The manifest in a build's folder. */
export async function readManifest(folder: string): Promise<ReleaseManifest> {
  return releaseManifestSchema.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')))
}

async function rspackBuild(remote: RemoteName, part: { RELEASE_PART: 'server' } | { RELEASE_VERSION: string }): Promise<void> {
  const env = { ...part, NODE_ENV: 'production' }
  const { code, output } = await runCommand(process.execPath, [RSPACK, 'build'], { cwd: join(ROOT, remote), env })
  if (code !== 0) throw new Error(`Building ${remote} failed:\n${output}`)
}
