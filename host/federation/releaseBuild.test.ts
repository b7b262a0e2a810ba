import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { RECORDINGS_FILE } from '@framewell/domain/releases/manifest'
import { SHARED_EXPORTS, sharedMismatches } from '@framewell/domain/releases/sharedLibraries'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, it } from 'vitest'
import { offeredModules } from '../server/areas/offeredModules'
import { sharedModules } from './sharedModules'
import { type Built, buildProbe, buildWith } from './testing/buildFixtures'

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

it('lists every file, map and recording with its hash, the preloads, routes and widgets', async () => {
  const { manifest, folder } = here
  const written = (await readdir(folder)).filter((file) => file !== 'release.json')
  const shipped = { ...manifest.files, ...manifest.maps, [RECORDINGS_FILE]: manifest.recordings }
  expect(Object.keys(shipped).sort()).toEqual(written.sort())
  expect(JSON.parse(await readFile(join(folder, RECORDINGS_FILE), 'utf8'))).toEqual({ listPlans: { '{}': { output: { plans: [] } } } })
  for (const [file, integrity] of Object.entries(shipped)) {
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

it('maps each script to the lines of its sources, without their text, and no script names its map', async () => {
  const { manifest, folder } = here
  const named = Object.keys(manifest.files).filter((file) => /^(app\..*js|server\..*cjs)$/.test(file))
  expect(named).toHaveLength(2)
  for (const file of named) {
    const [script, map] = await Promise.all([file, `${file}.map`].map((name) => readFile(join(folder, name), 'utf8')))
    const before = script?.split('The probe breaks while it renders', 1)[0]?.split('\n') ?? []
    const entry = new SourceMap(JSON.parse(map ?? '')).findEntry(before.length - 1, before.at(-1)?.length ?? 0)
    const source = await readFile(join(import.meta.dirname, 'testing/probe/app.tsx'), 'utf8')
    const line = source.split('\n').findIndex((text) => text.includes('The probe breaks while it renders'))
    expect(entry).toMatchObject({ originalSource: 'app.tsx', originalLine: line })
    expect(map).not.toContain('The probe breaks')
    expect(script).not.toContain('sourceMappingURL')
  }
})

it('gives an imported picture the same address in browsers and on servers, at which the release has it', async () => {
  const { manifest, folder } = here
  const [picture = ''] = Object.keys(manifest.files).filter(
    (file) => /^probe\.\w+\.svg$/.test(file) && file !== manifest.library?.probe?.thumbnail,
  )
  expect(await readFile(join(folder, picture), 'utf8')).toContain('<svg')
  const source = await readFile(join(folder, manifest.server ?? ''), 'utf8')
  const module: { exports: { default?: { widgets: { probe: ComponentType } } } } = { exports: {} }
  const require = (name: string) => Reflect.get(offeredModules, name)
  compileFunction(source, ['module', 'require', 'RELEASE_BASE_URL'])(module, require, '/releases/mfe-configurators/7/')
  const Probe = module.exports.default?.widgets.probe ?? (() => 'no widget')
  const html = renderToString(createElement(MemoryRouter, null, createElement(Probe)))
  // Web workers and WebAssembly ship with the browser part; the server's starts none.
  expect(Object.keys(manifest.files)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^double\.\w+\.js$/), expect.stringMatching(/^add\.\w+\.wasm$/)]),
  )
  expect(source).not.toContain('require("url")')
  expect(html).toContain(`src="/releases/mfe-configurators/7/${picture}"`)
})

it('bundles none of the shared libraries, lists those it uses, and the host offers each in a compatible major version', async () => {
  // The probe has no queries and no atoms: raising their libraries never keeps it from running.
  expect(Object.keys(here.manifest.shared).sort()).toEqual(['react', 'react-router-dom', 'react/jsx-runtime', 'styled-components'])
  expect(sharedMismatches(here.manifest.shared)).toEqual([])
  expect(sharedMismatches(Object.fromEntries(Object.entries(sharedModules).map(([library, { version }]) => [library, version])))).toEqual(
    [],
  )
  const code = await Promise.all(Object.keys(here.manifest.files).map((file) => readFile(join(here.folder, file), 'utf8')))
  expect(code.join('')).not.toContain('react.transitional.element')
})

it('shares the same names of a library in pages and on servers: those of the one list', () => {
  for (const [library, names] of Object.entries(SHARED_EXPORTS)) {
    const offered: Readonly<Record<string, unknown>> = offeredModules
    const shared: Readonly<Record<string, { readonly module: unknown } | undefined>> = sharedModules
    for (const module of [shared[library]?.module, offered[library]])
      expect(Object.keys(Object(module)).sort(), library).toEqual([...names].sort())
  }
})

it('refuses, by its name, what the host does not share: imported, with import() and with require()', async () => {
  // One build names all that is wrong.
  const sources = [
    `import { Link } from 'react-router-dom'
    import * as queries from '@tanstack/react-query'
    import { createGlobalStyle } from 'styled-components'
    export const used = [Link, createGlobalStyle, () => queries.useQueries]`,
    late("const { useQuery, useQueries: ask } = await import('@tanstack/react-query'); return ask ?? useQuery"),
    late("const router = await import('react-router-dom'); return router.Link"),
    required("return require('react-router-dom').Link"),
    required("const { useLocation, Link: To } = require('react-router-dom'); return To ?? useLocation"),
    required("const router = require('react-router-dom'); return [router.useLocation, router.Link]"),
    required("return Object.keys(require('react-router-dom'))"),
  ]
  const output = await buildWith(...sources).then(() => '', String)
  const saidOf = (at: number) => output.split('ERROR in ').filter((problem) => problem.startsWith(`./used${at}.ts`))
  for (const [name, library] of [
    ['Link', 'react-router-dom'],
    ['useQueries', '@tanstack/react-query'],
    ['createGlobalStyle', 'styled-components'],
  ])
    expect(saidOf(0).join('')).toMatch(new RegExp(`'${name}'.* was not found in '${library}'`))
  expect(saidOf(1)).toEqual([expect.stringContaining("'useQueries' of '@tanstack/react-query' is not shared by the site")])
  expect(saidOf(2)).toEqual([expect.stringContaining("import('react-router-dom') names nothing")])
  for (const at of [3, 4, 5])
    expect(saidOf(at), sources[at]).toEqual([expect.stringContaining("'Link' of 'react-router-dom' is not shared by the site")])
  expect(saidOf(6)).toEqual([expect.stringContaining("require('react-router-dom') names nothing")])
})

it('builds what takes only shared names with import() and require()', async () => {
  await buildWith(
    late("const { useLocation } = await import('react-router-dom'); return useLocation"),
    required("const router = require('react-router-dom'); return router.useLocation"),
  )
})

function late(source: string): string {
  return `export const used = async () => { ${source} }`
}

function required(source: string): string {
  return `declare const require: (name: string) => Record<string, unknown>\nexport const used = () => { ${source} }`
}
