import { createHash } from 'node:crypto'
import type { Section } from '@framewell/domain/content/sections'
import { SECTION_EXAMPLES } from '@framewell/domain/content/sections'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHost, type TestHost, testContent } from '../testing/startTestHost'
import { testPage } from '../testing/testContent'
import { testRelease } from '../testing/testRelease'

const LONG_TITLE = `${'Steel frames '.repeat(150)}end`
let site: TestHost
beforeAll(async () => {
  const content = testContent({ liveSet: { remotes: [{ live: testRelease(), fallback: null }] } })
  content.pages['/long'] = testPage({ path: '/long', title: LONG_TITLE, seo: { ...testPage().seo, title: '' } })
  content.pages['/terms'] = testPage({ path: '/terms', title: 'Terms in the CMS' })
  const map = { ...SECTION_EXAMPLES.drawing, subject: 'routeMap' } satisfies Section
  content.pages['/drawn'] = testPage({ path: '/drawn', title: 'Drawn', sections: [map] })
  content.redirects['/orders/18'] = { to: '/elsewhere', permanent: false }
  site = await startTestHost({ content })
})
afterAll(() => site.stop())

const h1Of = (html: string) => html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]

describe('a path resolves to', () => {
  it('a page of the cms first', async () => {
    const response = await site.get('/terms')
    expect(response.status).toBe(200)
    expect(h1Of(await response.text())).toBe('Terms in the CMS')
  })

  it('never a redirect when a live remote has the route', async () => {
    const response = await site.get('/orders/18')
    expect([response.status, response.headers.get('location')]).toEqual([200, null])
  })

  it('then a route of a live remote, with its title and preloads', async () => {
    const response = await site.get('/orders/17')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('<title>Order | Framewell</title>')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(response.headers.get('link')).toContain(
      '</static/main.js>; rel=preload; as=script; crossorigin=anonymous; integrity="sha256-ofMain"',
    )
    expect(response.headers.get('link')).toContain('</releases/mfe-portal/1.0.0-abcdef/remoteEntry.js>; rel=preload; as=script')
  })

  it('otherwise not found: status, literal texts, header, footer and links', async () => {
    const response = await site.get('/no/such/page')
    const html = await response.text()
    expect(response.status).toBe(404)
    expect(html).toContain('Page Not Found')
    expect(html).toContain('Did you forget to add the page to the router?')
    expect(html).toContain('href="/home-plans"')
    expect(html).toContain('<footer')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })
})

describe('addresses', () => {
  it('never contain a private link’s token in the query: cached pages too redirect to a fragment', async () => {
    for (const from of ['/terms', '/orders/17', '/no/such/page']) {
      await site.get(from)
      const response = await site.get(`${from}?decision=7&token=secret%2B1`)
      expect([response.status, response.headers.get('location')]).toEqual([302, `${from}?decision=7#token=secret%2B1`])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.text()).toBe('')
    }
  })

  it('redirect a mail’s unsubscribe link to its button, with the token in the fragment', async () => {
    const response = await site.get('/notifications/stop?account=7&kind=info&token=secret%2B1')
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/notification-settings?stop=info&account=7#token=secret%2B1',
    ])
  })

  it.each([
    ['/About', '/about'],
    ['/about/', '/about'],
    ['//about', '/about'],
    ['/about/?plan=1', '/about?plan=1'],
  ])('%s redirects permanently to %s', async (from, to) => {
    const response = await site.get(from)
    expect([response.status, response.headers.get('location')]).toEqual([308, to])
  })

  it.each([
    ['/old', 301, '/about'],
    ['/old?utm=1', 301, '/about?utm=1'],
    ['/moved?utm=1', 302, '/about?from=moved'],
  ])('%s redirects', async (from, status, to) => {
    const response = await site.get(from)
    expect([response.status, response.headers.get('location')]).toEqual([status, to])
    // An editor can revert it.
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  })

  it.each(['/%', '/%00', '/%E0%A4%A', `/${'a'.repeat(400)}`, '/..%2f..%2fetc/passwd', '/<script>'])(
    '%s is not found and never an error',
    async (path) => {
      const response = await site.get(path)
      expect([404, 308]).toContain(response.status)
    },
  )

  it('share one not-found page, rendered once', async () => {
    const html = async (path: string) => (await (await site.get(path)).text()).replaceAll(/nonce="[^"]*"/g, '')
    const first = await html('/made/up')
    expect(first).toContain('Page Not Found')
    expect(first).not.toContain('made/up')
    expect(await html(`/${'x'.repeat(299)}`)).toBe(first)
    expect(await html('/%')).toBe(first)
  })

  it('takes only GET and HEAD', async () => {
    const response = await site.get('/about', { method: 'POST' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
    expect(await response.json()).toMatchObject({ code: 'methodNotAllowed' })
  })
})

it('repeat the header in the phone menu and add its own links, equal ones once', async () => {
  const html = await (await site.get('/about')).text()
  const menu = html.match(/<nav aria-label="Menu">.*?<\/nav>/s)?.[0] ?? ''
  const links = (entry: string) => [...entry.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, label]) => `${label} ${href}`)
  // Signed-in users see a link to their own dashboard in place of the operators' one.
  const [forStrangers, forOthers]: [string[], string[]] = [[], []]
  for (const entry of menu.split('<li').slice(1))
    (/data-whose="(builder|partner|editor)"/.test(entry) ? forOthers : forStrangers).push(...links(entry))
  expect(forOthers).toEqual(['Your Orders /order-tracking', 'Your Shop /shop'])
  expect(forStrangers).toEqual([
    'Home Plans /home-plans',
    'Configurator /configurator',
    'Blog /blog',
    'BOM Generator /bom-generator',
    'Builder Dashboard /builder-dashboard',
    'Admin /admin',
    'Apply for Credit /qualification',
    'Builder Dashboard Login /builder-dashboard',
    'Admin Dashboard /admin',
  ])
})

describe('a page', () => {
  it('has a complete head', async () => {
    const html = await (await site.get('/about')).text()
    for (const part of [
      '<title>About the frame | Framewell</title>',
      '<meta name="description" content="How a steel frame is drawn',
      '<link rel="canonical" href="http://site.localhost/about"/>',
      '<meta property="og:title" content="About the frame | Framewell"/>',
      '<meta property="og:url" content="http://site.localhost/about"/>',
      '"@type":"Organization"',
      '"@type":"WebSite"',
      '"@type":"BreadcrumbList"',
    ]) {
      expect(html).toContain(part)
    }
  })

  it('has its whole title in the document, and a cut one for link previews', async () => {
    const html = await (await site.get('/long')).text()
    expect(html).toContain(`<title>${LONG_TITLE} | Framewell</title>`)
    expect(html).toMatch(/<meta property="og:title" content="(Steel frames ){10}Steel…"\/>/)
  })

  it('has a new nonce in every response, and only inline styles and scripts that its policy allows', async () => {
    const first = await site.get('/about')
    const second = await site.get('/about')
    const nonces = await Promise.all(
      [first, second].map(async (response) => {
        const policy = response.headers.get('content-security-policy') ?? ''
        const nonce = policy.match(/script-src[^;]*'nonce-([^']+)'/)?.[1]
        // 'wasm-unsafe-eval' lets remotes compile WebAssembly, no script.
        expect(policy).not.toMatch(/'unsafe-/)
        const html = await response.text()
        expect(html).toContain(`<style nonce="${nonce}"`)
        expect(html).not.toMatch(/ style="/)
        for (const [, text = ''] of html.matchAll(/<script(?![^>]*(?:src=|application\/(?:ld\+)?json))[^>]*>(.*?)<\/script>/gs))
          expect(policy, text).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
        return nonce
      }),
    )
    expect(nonces[0]).not.toBe(nonces[1])
  })

  it('answers 304 without a new policy when the browser is up to date', async () => {
    const first = await site.get('/about')
    await first.text()
    const again = await site.get('/about', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
    expect(again.headers.get('content-security-policy')).toBeNull()
  })

  it('has the security headers', async () => {
    const { headers } = await site.get('/about')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('strict-transport-security')).toBeNull()
  })
})

describe('the search', () => {
  it('asks for a query, without JavaScript', async () => {
    const response = await site.get('/search')
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toMatch(/<form[^>]* action="\/search"[^>]*>/)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })

  it('keeps the input and reports when the cms does not answer', async () => {
    // The small test cms does not know the call.
    const html = await (await site.get('/search?q=%22%3E%3Cscript%3Ealert(1)')).text()
    expect(html).toContain('The search could not be made')
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)"')
  })
})

describe('the site publishes', () => {
  it('robots.txt with the sitemap', async () => {
    const text = await (await site.get('/robots.txt')).text()
    expect(text).toContain('Sitemap: http://site.localhost/sitemap.xml')
    // The longer rule wins: pictures may be crawled although calls may not.
    expect(text).toContain('Allow: /api/media/file/')
  })

  it('a sitemap of indexed pages and public routes', async () => {
    const xml = await (await site.get('/sitemap.xml')).text()
    expect(xml).toContain('<loc>http://site.localhost/about</loc><lastmod>2026-11-02T12:00:00.000Z</lastmod>')
    expect(xml).toContain('<image:loc>http://site.localhost/api/site/card?path=%2Fabout</image:loc>')
    expect(xml).toContain('<loc>http://site.localhost/tracking</loc>')
    expect(xml).not.toContain('orders')
    expect(xml).not.toContain('admin-login')
  })

  it('health and readiness', async () => {
    expect((await site.get('/healthz')).status).toBe(200)
    expect((await site.get('/readyz')).status).toBe(200)
  })

  it('a 404 for a missing file that is valid as a script', async () => {
    const response = await site.get('/static/gone.0123456789.js')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('javascript')
    expect(await response.text()).toMatch(/^\/\*.*\*\/$/)
  })
})

describe('a large drawing', () => {
  it('comes from a file that never changes under its address', async () => {
    const page = await site.get('/drawn')
    const html = await page.text()
    const [, address = ''] = /<use href="([^"#]+)#/.exec(html) ?? []
    const file = await site.get(address)
    expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
      200,
      'image/svg+xml',
      'public, max-age=31536000, immutable',
    ])
    const text = await file.text()
    for (const [, layout] of html.matchAll(/<use href="[^"#]+#(\w+)"/g)) expect(text).toContain(`<g id="${layout}">`)
    expect(text).toContain('stroke="var(--color-ink)"')
    const other = await site.get(address.replace(/[^/]+\.svg$/, 'abcdefghijkl.svg'))
    expect([other.status, other.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    const known = await site.get(address, { headers: { 'if-none-match': file.headers.get('etag') ?? '' } })
    expect([known.status, await known.text()]).toEqual([304, ''])
    for (const wrong of [
      '/_drawing/routeMap/-/small/abc.svg',
      '/_drawing/routeMap/the-bova-plan/full/abc.svg',
      '/_drawing/nothing/-/full/abc.svg',
      '/_drawing/routeMap/-/wall/abc.svg',
      '/_drawing/routeMap/-/constructor/abc.svg',
      '/_drawing/routeMap/-/full/%E0%A4.svg',
    ])
      expect((await site.get(wrong)).status).toBe(404)
  })
})
