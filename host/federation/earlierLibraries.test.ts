import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { earlierPackages, majorsOffered, sharedMismatches } from '@framewell/domain/releases/sharedLibraries'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { modulesFor } from '../server/areas/offeredModules'
import { type Built, buildCounter } from './testing/buildFixtures'
import { OUTSIDE, PORTAL, pageOfReleases } from './testing/pageOfReleases'

const { site, page, reports, goLive, visit, shown } = pageOfReleases({})

let earlier: Built
let current: Built
beforeAll(async () => {
  ;[earlier, current] = await Promise.all([buildCounter(OUTSIDE.remote, 'jotai-1'), buildCounter(PORTAL.remote, 'jotai')])
})
beforeEach(() => {
  for (const { folder, manifest } of [earlier, current]) site.folders.set(`/releases/${manifest.remote}/${manifest.version}/`, `${folder}/`)
})

it('each says which version it was built with, and only the window lets the earlier one run', () => {
  expect([earlier.manifest.shared.jotai, current.manifest.shared.jotai]).toEqual(['1.13.1', expect.stringMatching(/^2\./)])
  expect([earlier, current].map(({ manifest }) => earlierPackages(manifest.shared))).toEqual([['jotai'], []])
  expect(sharedMismatches(earlier.manifest.shared)).toMatchObject([{ library: 'jotai', builtWith: '1.13.1', offeredMajor: 2 }])
  expect(sharedMismatches(earlier.manifest.shared, majorsOffered('2026-12-31', '2026-12-31'))).toEqual([])
  expect(sharedMismatches(earlier.manifest.shared, majorsOffered('2026-12-31', '2027-01-01'))).toHaveLength(1)
})

it('two on one page both work, each with the major it was built for', async () => {
  goLive(site, [OUTSIDE, PORTAL], [[earlier], [current]])
  await visit()
  await shown('jotai 1 counts 1')
  await shown('jotai 2 counts 1')
  const press = (major: number) =>
    page()
      .getByRole('button', { name: `jotai ${major} counts` })
      .click()
  await press(1)
  await press(1)
  await press(2)
  await shown('jotai 1 counts 3')
  await shown('jotai 2 counts 2')
  expect(reports).toEqual([])
})

it('a page without an earlier one does not load the copy', async () => {
  const files: string[] = []
  page().on('request', (request) => files.push(request.url()))
  goLive(site, [PORTAL], [[current]])
  await visit()
  await shown('jotai 2 counts 1')
  expect(files.filter((file) => file.includes('earlier'))).toEqual([])
})

it('servers render each with its own as well', async () => {
  const html = async ({ folder, manifest }: Built) => {
    const source = await readFile(join(folder, manifest.server ?? ''), 'utf8')
    const offered = modulesFor(manifest.shared)
    const module = { exports: { default: { widgets: { probe: (): ReactNode => null } } } }
    compileFunction(source, ['module', 'exports', 'require'])(module, module.exports, (name: string) => offered[name])
    return renderToString(createElement(module.exports.default.widgets.probe)).replaceAll('<!-- -->', '')
  }
  expect(await html(earlier)).toContain('jotai 1 counts 1')
  expect(await html(current)).toContain('jotai 2 counts 1')
})
