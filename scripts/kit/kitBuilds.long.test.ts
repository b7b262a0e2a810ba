import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { releaseManifestSchema } from '../../domain/releases/manifest'
import { checkTypes } from '../../remote-kit/release/buildRelease'
import { createRemote } from '../../remote-kit/release/createRemote'
import { ROOT } from '../cachedBuild'
import { runCommand } from '../runCommand'
import { packKit } from './packKit'

let root: string
beforeAll(async () => {
  root = join(mkdtempSync(join(tmpdir(), 'framewell-team-')), 'warranty')
  const kit = packKit()
  await createRemote(root, 'mfe-warranty', { site: 'https://homes.example', version: kit.version })
  installAround(join(root, 'node_modules'), (packages) => {
    for (const [name, { content }] of kit.files) {
      mkdirSync(join(packages, name), { recursive: true })
      execFileSync('tar', ['xzf', '-', '-C', join(packages, name), '--strip-components=1'], { input: content })
    }
  })
}, 120_000)
afterAll(() => rmSync(join(root, '..'), { recursive: true, force: true }))

/** As npm installs it: our packages as they were packed, and everything else from this repository's own libraries. */
function installAround(modules: string, unpack: (packages: string) => void): void {
  mkdirSync(join(modules, '@framewell'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((entry) => entry !== '@framewell' && !entry.startsWith('.')))
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
  unpack(join(modules, '@framewell'))
  // Where this repository has two versions of a library, npm puts the kit's own beside it.
  const nested = join(ROOT, 'remote-kit', 'node_modules')
  for (const name of readdirSync(nested).filter((entry) => !entry.startsWith('.'))) {
    mkdirSync(join(modules, '@framewell', 'remote-kit', 'node_modules'), { recursive: true })
    symlinkSync(join(nested, name), join(modules, '@framewell', 'remote-kit', 'node_modules', name))
  }
}

it('is all that a micro-frontend in its own repository needs to check its types, play its stories and build a release', async () => {
  await checkTypes(root)
  const played = await runCommand(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run'], { cwd: root })
  expect(played.code, played.output).toBe(0)
  expect(played.output).toMatch(/stories\.test\.tsx.*3 tests/)
  const built = await runCommand(
    process.execPath,
    [join(root, 'node_modules/@framewell/remote-kit/release/framewellRemote.mjs'), 'build'],
    { cwd: root },
  )
  expect(built.code, built.output).toBe(0)
  const manifest = releaseManifestSchema.parse(JSON.parse(readFileSync(join(root, 'dist', 'release.json'), 'utf8')))
  expect(manifest).toMatchObject({ remote: 'mfe-warranty', widgets: ['plans-by-size'] })
  expect(Object.keys(manifest.shared)).toContain('react')
}, 600_000)
