import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './journey'
import { ANY_WIDTH, SITE } from './product'
import { structuredDataProblems } from './structuredDataProblems'

/** Lengths search results show in full; the same figures as domain/content/page. */
const TITLE = { min: 30, max: 60 }
const DESCRIPTION = { min: 120, max: 160 }
const MAX_LAYOUT_SHIFT = 0.01
/** Answered by something other than pages: calls, the panel, files. */
const NOT_A_PAGE = /^\/(api|cms|static|releases|_)|\.[a-z0-9]{2,11}$/i

declare global {
  interface Window {
    /** Sum of layout shifts so far without input. */
    layoutShift: number
    /** What moved, in words. */
    moved: string[]
  }
}

test('every page of the site, found from the sitemap and the menus, is complete', async ({ page, isMobile, quiet }) => {
  test.setTimeout(600_000)
  const problems: string[] = []
  const indexed = await sitemapPaths(page)
  expect(indexed.length, 'pages in the sitemap').toBeGreaterThan(5)
  const foreign = new Set<string>()
  const heard: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(SITE) && !/^(data|blob|about):/.test(request.url())) foreign.add(request.url())
  })
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && heard.push(message.text()))
  // Counted below, with their page.
  quiet.allow(/./)
  await page.addInitScript(() => {
    window.layoutShift = 0
    window.moved = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput) continue
        window.layoutShift += Number(entry.value)
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
        for (const { node, previousRect, currentRect } of sources) {
          const name = node instanceof Element ? `${node.tagName} '${node.textContent?.slice(0, 30)}'` : 'something'
          window.moved.push(`${name} from ${Math.round(previousRect.top)} to ${Math.round(currentRect.top)}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  const linked = new Set<string>()
  for (const [turn, path] of indexed.entries()) {
    const say = (problem: string) => problems.push(`${path}: ${problem}`)
    heard.length = 0
    const answer = await page.goto(path)
    if (answer?.status() !== 200) say(`status ${answer?.status()}`)
    await expect(page.locator('h1').first(), `${path} shows a heading`).toBeVisible()
    await settle(page)

    const facts = await page.evaluate(() => ({
      title: document.title,
      description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
      picture: document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '',
      headings: document.querySelectorAll('h1').length,
      wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      layoutShift: window.layoutShift,
      moved: window.moved,
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent ?? ''),
      links: [...document.querySelectorAll('a[href]')].map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
    }))
    for (const [name, text, { min, max }, seen] of [
      ['title', facts.title, TITLE, titles],
      ['description', facts.description, DESCRIPTION, descriptions],
    ] as const) {
      if (text.length < min || text.length > max) say(`its ${name} has ${text.length} characters, not ${min} to ${max}: ${text}`)
      const other = seen.get(text)
      if (other) say(`has the ${name} of ${other}`)
      seen.set(text, path)
    }
    if (facts.canonical !== SITE + path) say(`its canonical address is '${facts.canonical}'`)
    if (facts.headings !== 1) say(`${facts.headings} h1`)
    if (facts.wider > 0) say(`${facts.wider} pixels wider than the screen`)
    if (facts.layoutShift >= MAX_LAYOUT_SHIFT) say(`layout shift ${facts.layoutShift.toFixed(4)}: ${facts.moved.join(', ')}`)
    for (const message of heard) say(`console: ${message}`)
    for (const problem of structuredDataProblems(facts.data)) say(problem)
    for (const link of facts.links) if (link.startsWith(`${SITE}/`)) linked.add(new URL(link).pathname)
    // The following is checked once per page, alternating between the two widths.
    if (isMobile !== (turn % 2 === 0)) continue
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
    for (const { id, nodes } of violations) say(`axe ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
    if (facts.picture === '') say('no picture for shared links')
    else {
      const picture = await page.request.get(facts.picture)
      if (picture.status() !== 200 || !picture.headers()['content-type']?.startsWith('image/'))
        say(`its picture answers ${picture.status()}`)
    }
  }

  const beyond = [...linked].filter((path) => !indexed.includes(path) && !NOT_A_PAGE.test(path))
  for (const path of beyond) {
    const status = (await page.request.get(path)).status()
    if (status !== 200) problems.push(`a link leads to ${path}, which answers ${status}`)
  }
  expect([...foreign], 'requests to other origins').toEqual([])
  expect(problems).toEqual([])
})

test('a link checker with eight connections finds the whole site', { tag: ANY_WIDTH }, async ({ page }) => {
  const indexed = await sitemapPaths(page)
  const found = new Set(indexed)
  const problems: string[] = []
  /** Requests an address. @returns the addresses it leads to that were not found before */
  const check = async (path: string): Promise<string[]> => {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    if (answer.status() >= 400) problems.push(`${path} answers ${answer.status()}`)
    if (!answer.headers()['content-type']?.startsWith('text/html')) return []
    const html = await answer.text()
    if (path.startsWith('/blog?tag=') && !html.includes(`<link rel="canonical" href="${SITE}/blog"/>`))
      problems.push(`${path} names another canonical address`)
    const linked = [...html.matchAll(/(?:href|src|content)="((?:\/|https?:)[^"]*)"/g)].flatMap(([, address = '']) => {
      const { origin, pathname, search } = new URL(address.replaceAll('&amp;', '&'), SITE + path)
      return origin === SITE && !pathname.startsWith('/cms') ? [pathname + search] : []
    })
    const unseen = [...new Set(linked)].filter((next) => !found.has(next))
    for (const next of unseen) found.add(next)
    return unseen
  }
  for (let wave = indexed; wave.length > 0; ) {
    const next: string[] = []
    const connection = async () => {
      for (let path = wave.pop(); path !== undefined; path = wave.pop()) next.push(...(await check(path)))
    }
    await Promise.all(Array.from({ length: 8 }, connection))
    wave = next
  }
  expect(problems).toEqual([])
  // Pages, lists of articles, pictures, styles and scripts.
  expect(found.size).toBeGreaterThan(100)
})

test('a page is complete without JavaScript, and prints with its name and without menus', { tag: ANY_WIDTH }, async ({ browser, page }) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  for (const path of (await sitemapPaths(page)).slice(0, 12)) {
    const html = await (await plain.request.get(path)).text()
    expect(html, path).toMatch(/<h1[\s>]|data-loading|needs JavaScript/)
  }
  await plain.goto('/')
  await plain.emulateMedia({ media: 'print' })
  await expect(plain.locator('header').getByRole('link', { name: 'Framewell' })).toBeVisible()
  await expect(plain.locator('header nav, header details, header button').filter({ visible: true })).toHaveCount(0)
  await expect(plain.locator('footer')).toBeHidden()
  await expect(plain.locator('h1')).toBeVisible()
  await plain.context().close()
})

test('an unknown address offers a search that finds pages without JavaScript', { tag: ANY_WIDTH }, async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  await page.getByRole('searchbox').fill('steel')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search\?q=steel/)
  const first = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Article' }).first().getByRole('link')
  await expect(first).toBeVisible()
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.context().close()
})

async function sitemapPaths(page: Page): Promise<string[]> {
  const xml = await (await page.request.get('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** Fonts are loaded, and micro-frontends have had two frames to settle. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}
