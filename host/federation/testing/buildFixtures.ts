import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type ReleaseManifest, releaseManifestSchema } from '@framewell/domain/releases/manifest'
import type { RemoteName } from '@framewell/domain/releases/remotes'

const REPO = join(import.meta.dirname, '..', '..', '..')
const SCRATCH = join(REPO, '.cache', 'federation-test')
const RSPACK = join(dirname(createRequire(import.meta.url).resolve('@rspack/cli/package.json')), 'bin', 'rspack.js')
const run = promisify(execFile)

export interface ProbeVariant {
  readonly label: string
  readonly contract?: number
  readonly throws?: boolean
  /** Leaves a rejection to nobody. */
  readonly rejects?: boolean
  /** Tries to replace what everybody uses, once it stands. */
  readonly patches?: boolean
}
export interface Built {
  readonly folder: string
  readonly manifest: ReleaseManifest
}

/** Builds the probe as a release of a remote, with the very build of the real remotes; `place` keeps builds of one label apart. */
export async function buildProbe(remote: RemoteName, variant: ProbeVariant, place = 'releases'): Promise<Built> {
  const { label, contract = 1, throws = false, rejects = false, patches = false } = variant
  const root = join(SCRATCH, place, `${remote}-${label}`)
  await rm(root, { recursive: true, force: true })
  await mkdir(root, { recursive: true })
  await cp(join(import.meta.dirname, 'probe'), root, { recursive: true })
  await writeFile(join(root, 'variant.ts'), `export const variant = ${JSON.stringify({ label, contract, throws, rejects, patches })}\n`)
  await writeFile(
    join(root, 'rspack.config.mjs'),
    `import { remoteConfig } from '${join(REPO, 'remote-kit', 'release', 'remoteConfig.mjs')}'\nexport default remoteConfig({ name: '${remote}', root: import.meta.dirname })\n`,
  )
  await writeFile(join(root, 'package.json'), JSON.stringify({ type: 'module', sideEffects: false }))
  await rspackBuild(root, { RELEASE_PART: 'server' })
  await rspackBuild(root, { RELEASE_VERSION: `probe-${label}` })
  const folder = join(root, 'dist')
  return { folder, manifest: releaseManifestSchema.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'))) }
}

/** Builds the page that the probes of a place stand on and answers its folder. */
export async function buildPage(place: string): Promise<string> {
  const folder = join(SCRATCH, place, 'page')
  await rspackBuild(import.meta.dirname, { PAGE_FOLDER: folder })
  return folder
}

async function rspackBuild(cwd: string, env: Record<string, string>): Promise<void> {
  // A process of its own: the test runner's loader must not touch what the federation plugin writes into bundles.
  await run(process.execPath, [RSPACK, 'build'], { cwd, env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', ...env } })
}
