import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SHARED_MAJORS, sharedMismatches } from '@framewell/domain/releases/sharedLibraries'
import { beforeAll, expect, it } from 'vitest'
import { sharedModules } from './sharedModules'
import { type Built, buildProbe } from './testing/buildFixtures'

let here: Built
let there: Built
beforeAll(async () => {
  here = await buildProbe('mfe-configurators', 'here')
  there = await buildProbe('mfe-configurators', 'there')
})

it('builds the same files from the same sources, in any folder', () => {
  const { builtAt: _, ...first } = here.manifest
  const { builtAt: __, ...second } = there.manifest
  expect(second).toEqual(first)
})

it('lists every file with its hash, the preloads, routes and widgets', async () => {
  const { manifest, folder } = here
  const written = (await readdir(folder)).filter((file) => file !== 'release.json')
  expect(Object.keys(manifest.files).sort()).toEqual(written.sort())
  for (const [file, integrity] of Object.entries(manifest.files)) {
    const content = await readFile(join(folder, file))
    expect(integrity).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`)
  }
  expect(manifest.preload).toEqual(['remoteEntry.js', expect.stringMatching(/^app\..+\.js$/)])
  expect(manifest).toMatchObject({
    routes: [{ path: '/probe/:id' }],
    widgets: ['probe'],
    library: { probe: { title: 'A probe', thumbnail: expect.stringMatching(/^probe\.\w{10}\.svg$/) } },
  })
})

it('bundles none of the shared libraries, and the host offers each in a compatible major version', async () => {
  expect(Object.keys(here.manifest.shared).sort()).toEqual(Object.keys(SHARED_MAJORS).sort())
  expect(sharedMismatches(here.manifest.shared)).toEqual([])
  expect(sharedMismatches(Object.fromEntries(Object.entries(sharedModules).map(([library, { version }]) => [library, version])))).toEqual(
    [],
  )
  const code = await Promise.all(Object.keys(here.manifest.files).map((file) => readFile(join(here.folder, file), 'utf8')))
  expect(code.join('')).not.toContain('react.transitional.element')
})
