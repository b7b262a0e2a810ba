import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type ReleaseManifest, releaseManifestSchema } from '@framewell/domain/releases/manifest'
import { ReleaseProblem } from './ReleaseProblem'
import { UNVERSIONED, versionOf } from './releaseVersion'
import { typeSentences } from './typeSentences'

const { resolve } = createRequire(import.meta.url)
const RSPACK = join(dirname(resolve('@rspack/cli/package.json')), 'bin', 'rspack.js')
const TSC = join(dirname(resolve('typescript/package.json')), 'bin', 'tsc')
const run = promisify(execFile)

/**
 * Builds the remote in `root` into its `dist` folder; returns the manifest.
 * @throws ReleaseProblem with the bundler's output when the build fails
 */
export async function buildRelease(root: string): Promise<ReleaseManifest> {
  const dist = join(root, 'dist')
  // First, because the release's manifest names its file.
  await rspackBuild(root, { RELEASE_PART: 'server' })
  await rspackBuild(root, { RELEASE_VERSION: UNVERSIONED })
  await rspackBuild(root, { RELEASE_VERSION: versionOf(await readManifest(dist)) })
  return readManifest(dist)
}

/** @throws ReleaseProblem with the compiler's output, and what it means for a micro-frontend, when types do not check */
export async function checkTypes(root: string): Promise<void> {
  await run(process.execPath, [TSC, '--noEmit', '-p', root], { cwd: root }).catch(async (error: unknown) => {
    const output = outputOf(error)
    throw new ReleaseProblem(['The types do not hold; repair them first:', output, ...(await typeSentences(root, output))].join('\n'))
  })
}

/** The manifest in a build's folder. */
export async function readManifest(dist: string): Promise<ReleaseManifest> {
  return releaseManifestSchema.parse(JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')))
}

async function rspackBuild(root: string, part: { RELEASE_PART: 'server' } | { RELEASE_VERSION: string }): Promise<void> {
  const env = { ...process.env, ...part, NODE_ENV: 'production' }
  await run(process.execPath, [RSPACK, 'build'], { cwd: root, env, maxBuffer: 64 * 1024 * 1024 }).catch((error: unknown) => {
    throw new ReleaseProblem(`${root} could not be built:\n${outputOf(error)}`)
  })
}

/** A command's output before it failed. */
function outputOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { stdout = '', stderr = '' } = { stdout: '', stderr: '', ...error }
  return `${stdout}${stderr}`.trim() || error.message
}
