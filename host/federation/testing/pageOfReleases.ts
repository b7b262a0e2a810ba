import type { ServerResponse } from 'node:http'
import type { LiveRelease } from '@framewell/domain/releases/manifest'
import { givenReleases } from '@framewell/domain/releases/visitTicket'
import { installedBrowser } from '@framewell/server-kit/browser/installedBrowser'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { preloadLinks } from '../preloadLinks'
import type { RemoteSource } from '../remoteSource'
import { type Built, buildPage, type ProbeVariant, varyProbe } from './buildFixtures'
import { FaultyServer } from './FaultyServer'
import type { PageBoot } from './page'

/** Ends only what hangs. */
const LIMIT_MS = 90_000
export const PORTAL: RemoteSource = { remote: 'mfe-portal', widget: 'probe' }
export const ADMIN: RemoteSource = { remote: 'mfe-admin', widget: 'probe' }
/** A remote of another team. */
export const OUTSIDE: RemoteSource = { remote: 'mfe-outside', widget: 'probe' }

/**
 * Sets up a test file with a browser, a new page of remote areas for every test, and two servers of their releases.
 * @param variants probes of mfe-portal by label; a probe of mfe-admin is shown beside them
 * @param outside probes of mfe-outside by label
 */
export function pageOfReleases<Label extends string, Outside extends string = never>(
  variants: Readonly<Record<Label, ProbeVariant>>,
  outside?: Readonly<Record<Outside, ProbeVariant>>,
) {
  const [site, elsewhere] = [new FaultyServer(), new FaultyServer()]
  const probes: { [label: string]: Built } = {}
  const reports: { remote: string; version: string; stage: string; message: string }[] = []
  const visits: { releases: { remote: string; version: string }[]; begins?: boolean }[] = []
  let browser: Browser
  let boot: PageBoot

  beforeAll(async () => {
    const buildsOf = (remote: string, all: Readonly<Record<string, ProbeVariant>>) =>
      Object.entries(all).map(async ([label, variant]) => [label, await varyProbe(remote, label, variant)] as const)
    const builds = [...buildsOf(PORTAL.remote, variants), ...buildsOf(OUTSIDE.remote, outside ?? {})]
    const [folder, admin, ...built] = await Promise.all([buildPage(), varyProbe('mfe-admin', 'admin'), ...builds])
    Object.assign(probes, { admin }, Object.fromEntries(built))
    for (const server of [site, elsewhere]) {
      for (const { folder: files, manifest } of Object.values(probes)) {
        server.folders.set(`/releases/${manifest.remote}/${manifest.version}/`, `${files}/`)
      }
      await server.start()
    }
    site.folders.set('/assets/', `${folder}/`)
    site.answer = async (request, response) => {
      const kept = request.url === '/api/releases/failures' ? reports : request.url === '/api/releases/visits' ? visits : undefined
      if (kept) {
        const chunks: Buffer[] = []
        for await (const chunk of request) chunks.push(chunk)
        kept.push(JSON.parse(Buffer.concat(chunks).toString()))
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"recorded":true}')
        return true
      }
      if (request.url?.startsWith('/releases/') || request.url?.startsWith('/assets/')) return false
      sendPage(response)
      return true
    }
    browser = await chromium.launch({
      executablePath: installedBrowser(process.env.CHROMIUM_PATH) ?? chromium.executablePath(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'],
    })
  })
  afterAll(async () => {
    await browser?.close()
    await Promise.all([site.stop(), elsewhere.stop()])
  })

  const newPage = async () => {
    const page = await (await browser.newContext()).newPage()
    page.setDefaultTimeout(LIMIT_MS)
    return page
  }
  let page: Page
  beforeEach(async () => {
    reports.length = 0
    visits.length = 0
    page = await newPage()
  })
  afterEach(async () => {
    await page.context().close()
    for (const server of [site, elsewhere]) {
      server.faults.clear()
      await server.start()
    }
  })

  /** Serves the page with the product's headers: scripts only from the site and the registered origin, first files preloaded. */
  const sendPage = (response: ServerResponse) => {
    const data = JSON.stringify(boot).replaceAll('<', '\\u003c')
    response.writeHead(200, {
      'content-type': 'text/html',
      link: boot.liveSet.remotes.flatMap(({ live }) => preloadLinks(live)),
      'content-security-policy': `default-src 'self'; script-src 'self' 'wasm-unsafe-eval' 'nonce-test' ${elsewhere.origin}; connect-src 'self' ${elsewhere.origin}; worker-src 'self' blob:; style-src 'unsafe-inline'`,
    })
    response.end(
      `<!doctype html><title>Test</title><div id="root"></div><script nonce="test">pageBoot = ${data}</script><script src="/assets/page.js"></script>`,
    )
  }
  const releaseOf = ({ manifest }: Built, server: FaultyServer): LiveRelease => {
    const path = `/releases/${manifest.remote}/${manifest.version}/`
    return { ...manifest, id: manifest.version, baseUrl: server === site ? path : server.origin + path }
  }
  const retry = () => page.getByRole('button', { name: 'Try again' })
  const shown = (text: string) => page.getByText(text).first().waitFor()
  return {
    site,
    elsewhere,
    reports,
    visits,
    /** The current test's page. */
    page: () => page,
    /** Replaces it with a page in another browser. */
    anotherPage: async () => {
      await page.context().close()
      page = await newPage()
    },
    probe: (label: Label | Outside | 'admin'): Built => {
      const built = probes[label]
      if (!built) throw new Error(`${label} was not built`)
      return built
    },
    /** Makes these releases live. The first of each pair is live, the second is the previous release. `as` changes the live ones. */
    goLive(
      server: FaultyServer,
      sources: readonly RemoteSource[],
      pairs: readonly (readonly [Built, Built?])[],
      as = (release: LiveRelease): LiveRelease => release,
    ): void {
      const remotes = pairs.map(([live, fallback]) => ({
        live: as(releaseOf(live, server)),
        fallback: fallback ? releaseOf(fallback, server) : null,
      }))
      boot = { sources, liveSet: { remotes, given: givenReleases({ remotes }) } }
    },
    visit: (path = '/') => page.goto(site.origin + path),
    retry,
    shown,
    /** Clicks retry, unless the area recovers on its own first. */
    tryAgain: (text: string) => Promise.race([retry().click(), shown(text)]),
    reported: () => expect.poll(() => reports, { timeout: LIMIT_MS }).not.toEqual([]),
  }
}
