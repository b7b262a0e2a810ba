import { createHmac } from 'node:crypto'
import { type ReleaseTrial, trialText } from '@framewell/domain/releases/releaseTrial'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestHost, type TestHost, testContent } from '../testing/startTestHost'
import { testRelease } from '../testing/testRelease'

const ORDER = '/orders/17'
const live = testRelease('1.0.0-live00')
const TRIED = { ...testRelease('3.0.0-tried0'), id: '00000000-0000-4000-8000-000000000003' }
const FAR = '2999-01-01T09:30:00.000Z'

let host: TestHost
beforeEach(async () => {
  host = await startTestHost({ content: testContent({ liveSet: { remotes: [{ live, fallback: null, candidate: null }] } }) })
  host.cms.tried = TRIED
})
afterEach(() => host.stop())

function signed(change: Partial<ReleaseTrial> = {}, key = host.cms.token): string {
  const text = trialText({ id: TRIED.id, remote: 'mfe-portal', version: TRIED.version, until: FAR, by: 'ship-key 1', ...change })
  return `${Buffer.from(text).toString('base64url')}.${createHmac('sha256', key).update(text).digest('base64url')}`
}
const open = (token: string) => host.get(`/_release?trial=${token}`)

/** What a browser gets at an address; with a preview, if it has one. */
async function visit(path: string, token?: string) {
  const response = await host.get(path, token ? { headers: { cookie: `framewell-trial=${token}` } } : {})
  const html = (await response.text()).replaceAll('<!-- -->', '')
  const version = [live, TRIED].find(({ version: name }) => html.includes(`"live":{"remote":"mfe-portal","version":"${name}"`))?.version
  return { response, html, version, cached: response.headers.get('cache-control') }
}

it('begins with a signed link on a page of the release, and ends on request', async () => {
  const begun = await open(signed())
  expect([begun.status, begun.headers.get('location')]).toEqual([302, '/tracking'])
  expect(begun.headers.get('set-cookie')).toContain(`framewell-trial=${signed()}; Path=/; Max-Age=`)
  const left = await host.get('/_release')
  expect([left.headers.get('location'), left.headers.get('set-cookie')?.slice(0, 33)]).toEqual(['/', 'framewell-trial=; Path=/; Max-Age'])
})

it('shows the release under a bar with its end and the way out, uncached and not for search engines', async () => {
  const { response, html, version, cached } = await visit(ORDER, signed())
  expect(version).toBe(TRIED.version)
  expect(html).toContain(`Preview of mfe-portal ${TRIED.version} until Jan 1, 09:30 UTC, in this browser only. `)
  expect(html).toContain('<a href="/_release">Leave the preview</a>')
  expect([cached, response.headers.get('etag'), response.headers.get('x-robots-tag')]).toEqual(['no-store', null, 'noindex'])
  // Its link names the person only by number.
  expect(html).not.toContain('ship-key')
})

it('changes nothing for others: their pages come from the cache as before, and a preview never does', async () => {
  const before = await visit(ORDER)
  expect([before.version, before.cached]).toEqual([live.version, 'no-cache'])
  const etag = before.response.headers.get('etag') ?? ''
  const rendered = host.cms.seen.length
  expect((await visit(ORDER, signed())).version).toBe(TRIED.version)
  const asked = host.cms.seen.slice(rendered).map(({ url }) => url.split('?', 1)[0])
  expect(asked).toContain('/api/releases/tried')
  const after = await visit(ORDER)
  expect([after.response.headers.get('etag'), after.version]).toEqual([etag, live.version])
  expect(after.html).not.toContain('Preview of')
  // A browser that kept the ordinary page gets no 'not modified' for it in a preview.
  const again = await host.get(ORDER, { headers: { cookie: `framewell-trial=${signed()}`, 'if-none-match': etag } })
  expect(again.status).toBe(200)
})

it('continues on the next pages in that browser only', async () => {
  const { html } = await visit('/about', signed())
  const [, set = ''] = /"setId":"([^"]+)"/.exec(html) ?? []
  const next = (token?: string) =>
    host
      .get(`/_page?path=${ORDER}&build=test-build&set=${set}`, token ? { headers: { cookie: `framewell-trial=${token}` } } : {})
      .then((answer) => answer.json())
  expect((await next(signed())).liveSet.remotes[0].live.version).toBe(TRIED.version)
  expect(await next()).toEqual({ kind: 'reload' })
  host.cms.tried = undefined
  expect(await next(signed())).toEqual({ kind: 'reload' })
})

it('does not count what happens on its pages: their ticket names no release', async () => {
  const ticketOf = async (token?: string) => {
    const { response } = await visit(ORDER, token)
    return Buffer.from(/'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '', 'base64')
  }
  const signs = (ticket: Buffer, given: string) => {
    const head = ticket.subarray(0, 27)
    const text = `release-visit:${head.toString('base64')}:${given}`
    return createHmac('sha256', host.cms.token).update(text).digest().subarray(0, 16).equals(ticket.subarray(27))
  }
  expect(signs(await ticketOf(), `mfe-portal@${live.version}`)).toBe(true)
  const tried = await ticketOf(signed())
  expect([signs(tried, ''), signs(tried, [`mfe-portal@${TRIED.version}`, `mfe-portal@${live.version}`].sort().join(' '))]).toEqual([
    true,
    false,
  ])
})

it('ends with the next page once the cms says so, says it there, and its link opens nothing more', async () => {
  expect((await visit(ORDER, signed())).version).toBe(TRIED.version)
  host.cms.tried = undefined
  const ended = await visit(ORDER, signed())
  expect([ended.version, ended.cached]).toEqual([live.version, 'no-store'])
  expect(ended.html).toContain(`The preview of mfe-portal ${TRIED.version} has ended. This is the site as everybody sees it. `)
  const opened = await open(signed())
  expect([opened.status, opened.headers.get('set-cookie')]).toEqual([410, null])
})

it('says so on search, contact and newsletter pages too, which lead on to the release', async () => {
  for (const path of ['/search?q=steel', '/contact/message', '/newsletter/subscribe', '/newsletter/confirm?id=1&token=2']) {
    const { response, html, cached } = await visit(path, signed())
    expect(html, path).toContain(`Preview of mfe-portal ${TRIED.version} until Jan 1, 09:30 UTC, in this browser only. `)
    expect(html, path).toContain('"setId":"tried-')
    expect([cached, response.headers.get('x-robots-tag')], path).toEqual(['no-store', 'noindex'])
    expect((await visit(path)).html, path).not.toContain('Preview of')
  }
})

it('shows nothing in its place while the cms does not answer', async () => {
  await host.cms.stop()
  expect((await visit(ORDER, signed())).response.status).toBe(503)
  expect((await host.get('/_release')).status).toBe(302)
})

it.each([
  ['that has expired', () => signed({ until: '2020-01-01T00:00:00.000Z' })],
  ['signed by somebody else', () => signed({}, 'x'.repeat(43))],
  ['whose signature was altered', () => `${signed()}x`],
  ['whose release was exchanged', () => `${signed({ version: '9.9.9-other' }).split('.')[0]}.${signed().split('.')[1]}`],
  ['that is nonsense', () => 'a.b'],
])('ignores a link %s', async (_, makeToken) => {
  const token = makeToken()
  expect((await open(token)).status).toBe(410)
  const { html, version } = await visit(ORDER, token)
  expect(version).toBe(live.version)
  expect(html).not.toContain('review of')
})

it('ends a link signed for another remote than its release has', async () => {
  const token = signed({ remote: 'mfe-configurators' })
  expect((await open(token)).status).toBe(410)
  const { html, version } = await visit(ORDER, token)
  expect(version).toBe(live.version)
  expect(html).toContain('has ended')
})

it('sets no cookie for a link with more than a signed trial in it', async () => {
  for (const more of ['.x', '.; Domain=framewell.example', '; Domain=framewell.example']) {
    const answer = await open(encodeURIComponent(signed() + more))
    expect([answer.status, answer.headers.get('set-cookie')], more).toEqual([410, null])
  }
})

it('loads the remote from a developer’s machine in that browser only, and says so', async () => {
  const own = { origin: 'http://127.0.0.1:3014', routes: [{ path: '/own/:id', chrome: 'site' as const }] }
  const token = signed({ id: undefined, version: 'own', own })
  const tried = await visit('/own/7', token)
  expect(tried.response.status).toBe(200)
  expect(tried.html).toContain('"baseUrl":"http://127.0.0.1:3014/"')
  expect(tried.html, 'what fails is seen, not the live release').not.toContain(live.baseUrl)
  expect(tried.html).toContain('Preview of mfe-portal from http://127.0.0.1:3014 until')
  expect(tried.cached).toBe('no-store')
  const policy = tried.response.headers.get('content-security-policy')
  expect(policy).toMatch(/script-src 'self' http:\/\/127\.0\.0\.1:3014 /)
  expect(policy).toContain('ws://127.0.0.1:3014')
  const withPage = { ...own, routes: [...own.routes, { path: '/own', chrome: 'site' as const }] }
  const opened = await open(signed({ id: undefined, version: 'own', own: withPage }))
  expect([opened.status, opened.headers.get('location')]).toEqual([302, '/own'])
  const other = await visit('/own/7')
  expect(other.response.status).toBe(404)
  expect(other.response.headers.get('content-security-policy')).not.toContain('127.0.0.1')
})
