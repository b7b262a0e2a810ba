import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFile, cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type ReleaseManifest, releaseManifestSchema } from '@framewell/domain/releases/manifest'
import type { RemoteName } from '@framewell/domain/releases/remotes'
import { varyRelease } from '@framewell/remote-kit/testing/varyRelease'
import { oncePerRun } from '../../testing/oncePerRun'
import type { Variant } from './probe/variant'

const REPO = join(import.meta.dirname, '..', '..', '..')
const RSPACK = join(dirname(createRequire(import.meta.url).resolve('@rspack/cli/package.json')), 'bin', 'rspack.js')
const run = promisify(execFile)
const PLAIN: Variant = {
  label: 'plain',
  contract: 1,
  throws: false,
  rejects: false,
  patches: false,
  hides: false,
  freezes: false,
  tells: false,
}

/** How a probe differs from the plain one: another contract version, throwing, an unhandled rejection, patching globals, hiding the shell, or events. */
export type ProbeVariant = Partial<Omit<Variant, 'label'>>
export interface Built {
  readonly folder: string
  readonly manifest: ReleaseManifest
}

/** Builds the plain probe as a release of a remote, with the real remotes' build. Each place gets its own build. */
export async function buildProbe(remote: RemoteName, place = 'releases'): Promise<Built> {
  const root = await oncePerRun(`${place}-${remote}`, async (folder) => {
    await writeProbe(folder, remote)
    await rspackBuild(folder, { RELEASE_PART: 'server' })
    await rspackBuild(folder, { RELEASE_VERSION: `probe-${PLAIN.label}` })
  })
  return builtIn(join(root, 'dist'))
}

/** Builds a remote with these modules in it: used0.ts, used1.ts and so on. @throws the bundler's output */
export async function buildWith(...sources: readonly string[]): Promise<void> {
  await oncePerRun(`with-${createHash('sha256').update(sources.join('\n')).digest('hex')}`, async (folder) => {
    await writeProbe(folder, 'mfe-portal')
    for (const [at, source] of sources.entries()) {
      await writeFile(join(folder, `used${at}.ts`), source)
      await appendFile(
        join(folder, 'app.tsx'),
        `\nimport { used as used${at} } from './used${at}'\nReflect.set(app, 'used${at}', used${at})\n`,
      )
    }
    await rspackBuild(folder, { RELEASE_PART: 'server' })
  })
}

/**
 * Builds a release of a remote whose widget `probe` counts with jotai, as a team would that has this version of it installed.
 * @param installedAs the folder of that version among the libraries of this repository
 */
export async function buildCounter(remote: RemoteName, installedAs: 'jotai' | 'jotai-1'): Promise<Built> {
  const root = await oncePerRun(`counter-${remote}-${installedAs}`, async (folder) => {
    await writeProbe(folder, remote)
    await cp(join(import.meta.dirname, 'counter', 'app.tsx'), join(folder, 'app.tsx'))
    await mkdir(join(folder, 'node_modules'))
    await symlink(join(REPO, 'node_modules', installedAs), join(folder, 'node_modules', 'jotai'), 'dir')
    await rspackBuild(folder, { RELEASE_PART: 'server' })
    await rspackBuild(folder, { RELEASE_VERSION: `counter-${installedAs}` })
  })
  return builtIn(join(root, 'dist'))
}

async function builtIn(folder: string): Promise<Built> {
  return { folder, manifest: releaseManifestSchema.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'))) }
}

async function writeProbe(folder: string, remote: RemoteName): Promise<void> {
  await cp(join(import.meta.dirname, 'probe'), folder, { recursive: true })
  await writeFile(
    join(folder, 'rspack.config.mjs'),
    `import { remoteConfig } from '${join(REPO, 'remote-kit', 'release', 'remoteConfig.mjs')}'\nexport default remoteConfig({ name: '${remote}', root: import.meta.dirname })\n`,
  )
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', sideEffects: false }))
}

/** Creates a variant of the plain probe from its build output. */
export async function varyProbe(remote: RemoteName, label: string, variant: ProbeVariant = {}): Promise<Built> {
  const plain = await buildProbe(remote)
  const varied = JSON.stringify({ ...PLAIN, ...variant, label })
  let told = 0
  const { manifest, files } = await varyRelease(plain.folder, `probe-${label}`, (text) =>
    text.replaceAll(JSON.stringify(PLAIN), () => {
      told += 1
      return varied
    }),
  )
  if (told === 0) throw new Error('The text of the variant was not found in the build of the probe')
  const folder = await oncePerRun(`${remote}-${label}`, async (place) => {
    for (const [file, content] of files) {
      await mkdir(dirname(join(place, file)), { recursive: true })
      await writeFile(join(place, file), content)
    }
    await writeFile(join(place, 'release.json'), JSON.stringify(manifest))
  })
  return { folder, manifest }
}

/** Builds the page that hosts the probes and returns its folder. */
export const buildPage = (): Promise<string> => oncePerRun('page', (folder) => rspackBuild(import.meta.dirname, { PAGE_FOLDER: folder }))

async function rspackBuild(cwd: string, env: Record<string, string>): Promise<void> {
  // Runs in a separate process: the test runner's loader must not affect what the federation plugin writes into bundles.
  const options = { cwd, env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', NO_COLOR: '1', ...env } }
  await run(process.execPath, [RSPACK, 'build'], options).catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`${error.stdout}${error.stderr}`, { cause: error })
  })
}
