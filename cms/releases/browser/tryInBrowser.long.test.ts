import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { currentSession } from '@framewell/domain/accounts/session'
import { installedBrowser } from '@framewell/server-kit/browser/installedBrowser'
import { build } from 'esbuild'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { RECORDED_SESSION } from '../../testing/recordedSession'
import { routeAt } from '../../testing/releaseDesk'
import { testRelease } from '../../testing/shipTestRelease'
import { TRIED_WITH } from '../releaseStore'
import { noProgress, type TrialProgress, tryInBrowser } from './tryInBrowser'

const browser = installedBrowser(process.env.CHROMIUM_PATH) ?? ''
const PICTURE = '/api/media/file/house.webp'
const WATCH = join(import.meta.dirname, 'watchPage.mjs')

/** A site whose pages tell the code of the tried release who is signed in, as far as a page may know. */
let site: Server
let folder: string
/** Addresses whose page never finishes loading, those with a picture that the site stores, and those that show something else. */
let slow: readonly string[]
let pictured: readonly string[]
let foreign: readonly string[]
/** Whether a link of the site moves below the pointer once the release has loaded. */
let moving: boolean
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'framewell-tried-'))
  site = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    if (pathname === '/never.png') return
    if (pathname === PICTURE) {
      response.end('a picture')
      return
    }
    const [, origin = ''] = /origin=([^;]+)/.exec(request.headers.cookie ?? '') ?? []
    const code = foreign.includes(pathname)
      ? ''
      : `fetch('${currentSession.path}').then((answer) => answer.json()).then(({ session }) => {
          globalThis.visitor = { session, hint: document.cookie }
          document.querySelector('div').dataset.version = 'own'
          const onload = () => { document.querySelector('a')?.style.setProperty('top', '0') }
          document.head.append(Object.assign(document.createElement('script'), { src: '${origin}/remoteEntry.js', crossOrigin: 'anonymous', onload }))
        })`
    const link = moving
      ? '<style>a { position: fixed; inset: 100vh 0 0; color: black } a:hover { color: red }</style><a href="/">Site</a>'
      : 'Site'
    const picture = slow.includes(pathname) ? '<img src="/never.png">' : pictured.includes(pathname) ? `<img src="${PICTURE}">` : ''
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><header>${link}</header><div data-remote="mfe-portal"></div>${picture}<script>${code}</script>`)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  site.closeAllConnections()
  site.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  slow = []
  pictured = []
  foreign = []
  moving = false
})

/** Tries a release that runs this code on its pages. */
async function tried(
  code: string,
  given: { recorded?: object; paths?: readonly string[]; withinMs?: number; progress?: TrialProgress } = {},
) {
  const { recorded, paths = ['/mine'], withinMs, progress = noProgress() } = given
  const { manifest, files } = testRelease({ routes: paths.map((path) => routeAt(path)), contents: { 'remoteEntry.js': code } })
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  await rm(join(folder, TRIED_WITH), { force: true })
  if (recorded) await writeFile(join(folder, TRIED_WITH), JSON.stringify(recorded))
  const { port } = site.address() as AddressInfo
  const cookieFor = async (origin: string) => `origin=${origin}`
  return tryInBrowser({
    manifest,
    folder,
    browser,
    siteUrl: `http://127.0.0.1:${port}`,
    watch: WATCH,
    pages: [],
    progress,
    cookieFor,
    ...(withinMs ? { withinMs } : {}),
  })
}

const recorded = { currentSession: { '{}': { output: { session: RECORDED_SESSION } } } }
const TO_BUILDERS = 'if (visitor.session?.role === "builder") throw new TypeError("orders is not iterable")'

it('finds what fails only for a signed-in person, once a session was recorded', async () => {
  expect(await tried(TO_BUILDERS)).toEqual({ finding: null, record: 'Tried in a browser: its screen, without recorded answers.' })
  expect((await tried(TO_BUILDERS, { recorded })).finding).toBe(
    'Showing the route /mine, signed in as builder, throws in the browser: TypeError: orders is not iterable.',
  )
  expect((await tried('if (!visitor.session) throw new Error("nobody")', { recorded })).finding).toBe(
    'Showing the route /mine throws in the browser: Error: nobody.',
  )
  const known = 'if (visitor.hint.includes("builder") !== Boolean(visitor.session)) throw new Error(visitor.hint)'
  expect(await tried(known, { recorded })).toEqual({
    finding: null,
    record: 'Tried in a browser: its screen, also signed in as builder, without recorded answers.',
  })
})

it('shows the pictures that the site stores', async () => {
  pictured = ['/mine']
  expect(await tried('', { withinMs: 20_000 })).toEqual({
    finding: null,
    record: 'Tried in a browser: its screen, without recorded answers.',
  })
})

it('does not take the site’s answer to the pointer for the release’s doing', async () => {
  moving = true
  expect((await tried('')).finding).toBeNull()
  const styled = "document.head.append(Object.assign(document.createElement('style'), { textContent: 'header { color: blue }' }))"
  expect((await tried(styled)).finding).toMatch(/changes how <header> .* \(color: rgb\(0, 0, 0\) became color: rgb\(0, 0, 255\)\)/)
})

it('says which screens the site shows something else for', async () => {
  foreign = ['/theirs']
  expect(await tried('', { paths: ['/mine', '/theirs'] })).toEqual({
    finding: null,
    record: 'Tried in a browser: 1 of 2 screens, without recorded answers. The site shows something else for the route /theirs.',
  })
})

it('is unfinished when time is over, says so, and goes on with the other screens', async () => {
  const progress = noProgress()
  slow = ['/second']
  const given = { paths: ['/first', '/second', '/third'], progress }
  expect(await tried('', { ...given, withinMs: 6_000 })).toEqual({
    finding: null,
    record: '1 of 3 screens were tried in a browser; the route /second was not shown before time was over.',
    isUnfinished: true,
  })
  slow = ['/first']
  expect(await tried('', given)).toEqual({ finding: null, record: 'Tried in a browser: all 3 screens, without recorded answers.' })
})

it('is not kept waiting by what earlier screens still send when they are left', async () => {
  // Chromium keeps six such requests to a site for half a minute, and opens no other page of it meanwhile.
  const sends = 'for (const path of "abcdef") fetch("/api/" + path, { method: "POST", body: "{}", keepalive: true })'
  const paths = ['/first', '/second', '/third', '/fourth', '/fifth']
  expect(await tried(sends, { paths, withinMs: 90_000 })).toEqual({
    finding: null,
    record: 'Tried in a browser: all 5 screens, without recorded answers.',
  })
})

it('finds a screen that renders without end, and no fault in one that moves', async () => {
  expect((await tried(await screen('useEffect(() => setCount(count + 1))'))).finding).toBe(
    'Showing the route /mine renders again and again without end.',
  )
  const moves = 'useEffect(() => { const id = requestAnimationFrame(() => setCount(count + 1)); return () => cancelAnimationFrame(id) })'
  expect((await tried(await screen(moves))).finding).toBeNull()
})

/** The code of a release whose screen does this in each render. */
async function screen(inRender: string) {
  const contents = `import { createElement, useEffect, useState } from 'react'
    import { createRoot } from 'react-dom/client'
    const Screen = () => { const [count, setCount] = useState(0); ${inRender}; return 'Plans' }
    createRoot(document.querySelector('div')).render(createElement(Screen))`
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}
