import type { ServerResponse } from 'node:http'
import type { LiveRelease } from '@framewell/domain/releases/manifest'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { preloadLinks } from './preloadLinks'
import type { RemoteSource } from './remoteSource'
import { type Built, buildPage, buildProbe } from './testing/buildFixtures'
import { type Fault, FaultyServer } from './testing/FaultyServer'
import type { PageBoot } from './testing/page'

/** Only ends what hangs. */
const LIMIT_MS = 90_000
const PORTAL: RemoteSource = { remote: 'mfe-portal', widget: 'probe' }
const ADMIN: RemoteSource = { remote: 'mfe-admin', widget: 'probe' }

const site = new FaultyServer()
const elsewhere = new FaultyServer()
let browser: Browser
let page: Page
let probes: Record<'one' | 'two' | 'throwing' | 'foreign' | 'rejecting' | 'patching' | 'admin', Built>
let boot: PageBoot
let reports: { remote: string; version: string; stage: string; message: string }[] = []

beforeAll(async () => {
  const [folder, one, two, throwing, foreign, rejecting, patching, admin] = await Promise.all([
    buildPage(),
    buildProbe('mfe-portal', { label: 'one' }),
    buildProbe('mfe-portal', { label: 'two' }),
    buildProbe('mfe-portal', { label: 'throwing', throws: true }),
    buildProbe('mfe-portal', { label: 'foreign', contract: 99 }),
    buildProbe('mfe-portal', { label: 'rejecting', rejects: true }),
    buildProbe('mfe-portal', { label: 'patching', patches: true }),
    buildProbe('mfe-admin', { label: 'admin' }),
  ])
  probes = { one, two, throwing, foreign, rejecting, patching, admin }
  for (const server of [site, elsewhere]) {
    for (const { folder: files, manifest } of Object.values(probes)) {
      server.folders.set(`/releases/${manifest.remote}/${manifest.version}/`, `${files}/`)
    }
    await server.start()
  }
  site.folders.set('/assets/', `${folder}/`)
  site.answer = async (request, response) => {
    if (request.url === '/api/releases/failures') {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      reports.push(JSON.parse(Buffer.concat(chunks).toString()))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"recorded":true}')
      return true
    }
    if (request.url?.startsWith('/releases/') || request.url?.startsWith('/assets/')) return false
    sendPage(response)
    return true
  }
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  })
})

afterAll(async () => {
  await browser?.close()
  await Promise.all([site.stop(), elsewhere.stop()])
})

beforeEach(async () => {
  reports = []
  page = await (await browser.newContext()).newPage()
  page.setDefaultTimeout(LIMIT_MS)
})

afterEach(async () => {
  await page.context().close()
  for (const server of [site, elsewhere]) {
    server.faults.clear()
    await server.start()
  }
})

/** The page under the headers of the product: scripts only from the site and the registered origin, first files preloaded. */
function sendPage(response: ServerResponse): void {
  const data = JSON.stringify(boot).replaceAll('<', '\\u003c')
  response.writeHead(200, {
    'content-type': 'text/html',
    link: boot.liveSet.remotes.flatMap(({ live }) => preloadLinks(live)),
    'content-security-policy': `default-src 'self'; script-src 'self' 'nonce-test' ${elsewhere.origin}; connect-src 'self' ${elsewhere.origin}; style-src 'unsafe-inline'`,
  })
  response.end(
    `<!doctype html><title>Test</title><div id="root"></div><script nonce="test">pageBoot = ${data}</script><script src="/assets/page.js"></script>`,
  )
}

function releaseOf({ manifest }: Built, server: FaultyServer): LiveRelease {
  const path = `/releases/${manifest.remote}/${manifest.version}/`
  return { ...manifest, id: manifest.version, baseUrl: server === site ? path : server.origin + path }
}

/** Makes these releases live; the first of each pair is live, the second the one before it. */
function goLive(server: FaultyServer, sources: readonly RemoteSource[], ...pairs: (readonly [Built, Built?])[]): void {
  boot = {
    sources,
    liveSet: {
      remotes: pairs.map(([live, fallback]) => ({
        live: releaseOf(live, server),
        fallback: fallback ? releaseOf(fallback, server) : null,
      })),
    },
  }
}

const visit = (path = '/') => page.goto(site.origin + path)
const retry = () => page.getByRole('button', { name: 'Try again' })
const shown = (text: string) => page.getByText(text).first().waitFor()
/** Tries again, unless the area comes back by itself in that moment. */
const tryAgain = (text: string) => Promise.race([retry().click(), shown(text)])
const reported = () => expect.poll(() => reports, { timeout: LIMIT_MS }).not.toEqual([])

describe.each([
  ['the site itself', site],
  ['another origin', elsewhere],
])('releases on %s', (_, server) => {
  it('load with one React, the page’s router and chunks of their own', async () => {
    goLive(server, [PORTAL, { remote: 'mfe-admin', route: '/probe/:id' }], [probes.one], [probes.admin])
    await visit('/probe/7?step=3')
    await shown('one with no id and 3')
    await shown('admin with 7 and 3')
    expect(await page.getByText('one React').count()).toBe(2)
    await page.getByText('More').first().click()
    await shown('one later')
    expect(reports).toEqual([])
  })

  it.each<[Fault, string]>([
    ['error', 'load'],
    ['reset', 'load'],
    ['truncate', 'load'],
    ['tamper', 'integrity'],
  ])('that answer with %s cost only their area, and a retry brings them back', async (fault, stage) => {
    goLive(server, [PORTAL, ADMIN], [probes.one], [probes.admin])
    server.faults.set('mfe-portal/probe-one/', fault)
    await visit()
    await retry().waitFor()
    await shown('admin with')
    await reported()
    expect(reports).toMatchObject([{ remote: 'mfe-portal', version: 'probe-one', stage }])
    expect(await page.evaluate('globalThis.tampered')).toBeUndefined()
    server.faults.clear()
    await tryAgain('one with')
    await shown('one with')
    expect(await retry().count()).toBe(0)
  })
})

it('refuses a chunk whose content is not what the entry says, also one that loads later', async () => {
  goLive(elsewhere, [PORTAL], [probes.one])
  const [later] = Object.keys(probes.one.manifest.files).filter((file) => /^\d/.test(file))
  elsewhere.faults.set(later ?? 'none', 'tamper')
  await visit()
  await page.getByText('More').click()
  await retry().waitFor()
  await reported()
  expect(reports).toMatchObject([{ stage: 'integrity' }])
  expect(await page.evaluate('globalThis.tampered')).toBeUndefined()
  elsewhere.faults.clear()
  await tryAgain('one with')
  await page.getByText('More').click()
  await shown('one later')
})

it('shows the last good release when the live one does not load, throws, or speaks another contract', async () => {
  for (const live of [probes.two, probes.throwing, probes.foreign]) {
    goLive(elsewhere, [PORTAL, ADMIN], [live, probes.one], [probes.admin])
    if (live === probes.two) elsewhere.faults.set('probe-two', 'error')
    reports = []
    await visit()
    await shown('one with')
    await shown('admin with')
    await reported()
  }
  expect(reports).toMatchObject([{ version: 'probe-foreign', stage: 'contract' }])
})

it('gives up on a server that hangs and tries again when told to', async () => {
  goLive(elsewhere, [PORTAL, ADMIN], [probes.one], [probes.admin])
  elsewhere.faults.set('mfe-portal', 'hang')
  await visit()
  await shown('admin with')
  await retry().waitFor()
  elsewhere.faults.clear()
  await tryAgain('one with')
  await shown('one with')
})

it('recovers when the server of an open page stops and comes back', async () => {
  goLive(elsewhere, [PORTAL], [probes.one])
  await visit()
  await shown('one with')
  await elsewhere.stop()
  await page.getByText('More').click()
  await retry().waitFor()
  await retry().click()
  await retry().waitFor()
  await elsewhere.start()
  await tryAgain('one with')
  await shown('one with')
  await page.getByText('More').click()
  await shown('one later')
})

it('comes back by itself once its server answers', async () => {
  goLive(elsewhere, [PORTAL, ADMIN], [probes.one], [probes.admin])
  elsewhere.faults.set('mfe-portal', 'error')
  await visit()
  await retry().waitFor()
  elsewhere.faults.clear()
  await shown('one with')
  await shown('admin with')
  expect(await retry().count()).toBe(0)
  expect(reports, 'the tries by itself are not told one by one').toHaveLength(1)
})

it('keeps an open page on the releases it was rendered with', async () => {
  goLive(elsewhere, [PORTAL], [probes.one])
  await visit()
  await shown('one with')
  goLive(elsewhere, [PORTAL], [probes.two, probes.one])
  await page.getByText('Again').click()
  await shown('one with')
  await page.getByText('More').click()
  await shown('one later')
  await page.reload()
  await shown('two with')
})

it('lets two releases of one remote stand on a page without mixing their chunks', async () => {
  goLive(elsewhere, [PORTAL, { remote: 'mfe-portal', widget: 'only-in-one' }], [probes.two, probes.one])
  await visit()
  await shown('two with')
  await shown('one with')
  for (const more of await page.getByText('More').all()) await more.click()
  await shown('two later')
  await shown('one later')
})

it('does not load a file whose hash nobody named', async () => {
  const { manifest, folder } = probes.one
  const { [manifest.entry]: _, ...files } = manifest.files
  goLive(site, [PORTAL], [{ folder, manifest: { ...manifest, files } }])
  await visit()
  await retry().waitFor()
  expect(await page.locator('[data-probe]').count()).toBe(0)
})

it('records a rejection that nobody caught with the release whose file it came from', async () => {
  goLive(elsewhere, [ADMIN, PORTAL], [probes.rejecting], [probes.admin])
  await visit()
  await shown('rejecting with')
  await reported()
  expect(reports).toMatchObject([{ remote: 'mfe-portal', version: 'probe-rejecting', stage: 'error' }])
  expect(reports[0]?.message).toBe('Error: Nobody waits for this')
})

it('puts back what a release replaces of the page, and records it', async () => {
  goLive(elsewhere, [PORTAL, ADMIN], [probes.patching], [probes.admin])
  await visit()
  await shown('patching with')
  await reported()
  expect(reports).toMatchObject([{ remote: 'mfe-portal', version: 'probe-patching', stage: 'error' }])
  for (const name of ['fetch', 'Array.prototype.mine', 'Storage.prototype.getItem']) expect(reports[0]?.message).toContain(name)
  const own = await page.evaluate(() => {
    localStorage.setItem('probe', 'kept')
    return { mine: 'mine' in [], stored: localStorage.getItem('probe'), fetch: String(fetch).includes('[native code]') }
  })
  expect(own).toEqual({ mine: false, stored: 'kept', fetch: true })
  expect(await page.evaluate('globalThis.listened')).toBeUndefined()
})

it('styles nothing of the shell or of another remote: their looks are the same with and without it', async () => {
  const looks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body, h1, body > div > button, [data-remote="mfe-admin"] *')].map((element) => {
        const { cssText: _, ...style } = Object.fromEntries(
          [...getComputedStyle(element)].map((name) => [name, getComputedStyle(element).getPropertyValue(name)]),
        )
        // Where it stands is another matter than how it looks.
        for (const name of Object.keys(style)) if (/(size|height|width|origin|inset|^top$|^left$)/.test(name)) delete style[name]
        return [element.tagName, style]
      }),
    )
  goLive(elsewhere, [ADMIN], [probes.admin])
  await visit()
  await shown('admin with')
  const without = await looks()
  goLive(elsewhere, [ADMIN, PORTAL], [probes.admin], [probes.one])
  await visit()
  await shown('one with')
  await shown('admin with')
  expect(await looks()).toEqual(without)
})
