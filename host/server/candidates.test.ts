import { createHmac } from 'node:crypto'
import { trialText } from '@framewell/domain/releases/releaseTrial'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestHost, type TestHost, testContent } from '../testing/startTestHost'
import { testRelease } from '../testing/testRelease'

const ORDER = '/orders/17'
const live = testRelease('1.0.0-live00')
const candidate = testRelease('2.0.0-candidate')
const TRIED = { ...testRelease('3.0.0-tried0'), id: '00000000-0000-4000-8000-000000000003' }

let host: TestHost
beforeEach(async () => {
  host = await startTestHost({
    content: testContent({ liveSet: { remotes: [{ live, fallback: null, candidate: { release: candidate, share: 20 } }] } }),
  })
  host.cms.tried = TRIED
})
afterEach(() => host.stop())

async function visit(path = ORDER, cookie = '') {
  const response = await host.get(path, cookie ? { headers: { cookie } } : {})
  const html = await response.text()
  const version = [live, candidate, TRIED].find(({ version: name }) =>
    html.includes(`"live":{"remote":"mfe-portal","version":"${name}"`),
  )?.version
  return { response, html, version, cookie: response.headers.get('set-cookie')?.split(';', 1)[0] ?? '' }
}

it('gives a candidate to its share of visitors, consistently for each of them', async () => {
  for (let number = 0; number < 100; number += 1) {
    const expected = number < 20 ? candidate.version : live.version
    expect((await visit(ORDER, `framewell-share=${number}`)).version).toBe(expected)
  }
  const first = await visit()
  expect(first.cookie).toMatch(/^framewell-share=\d{1,2}$/)
  for (let again = 0; again < 5; again += 1) expect((await visit(ORDER, first.cookie)).version).toBe(first.version)
})

it('caches pages of both sides separately, and no shared cache mixes them', async () => {
  const inside = await visit(ORDER, 'framewell-share=3')
  const outside = await visit(ORDER, 'framewell-share=77')
  expect(inside.response.headers.get('etag')).not.toBe(outside.response.headers.get('etag'))
  expect(inside.response.headers.get('cache-control')).toBe('private, no-cache')
  expect(inside.response.headers.get('vary')).toContain('Cookie')
  expect(inside.html).toContain(`"fallback":{"remote":"mfe-portal","version":"${live.version}"`)
  expect(outside.html).not.toContain(candidate.version)
  expect(inside.response.headers.get('link')).toContain(candidate.version)
})

it('continues a page with the releases it was rendered with', async () => {
  const { html } = await visit('/about', 'framewell-share=3')
  const [, set = ''] = /"setId":"([^"]+)"/.exec(html) ?? []
  const answer = await (await host.get(`/_page?path=${ORDER}&build=test-build&set=${set}&needSet=1`)).json()
  expect(answer.liveSet.remotes[0].live.version).toBe(candidate.version)
})

it('gives everyone the live release once the candidate is withdrawn, and assigns no numbers', async () => {
  await visit(ORDER, 'framewell-share=3')
  host.cms.content.liveSet = { remotes: [{ live, fallback: null, candidate: null }] }
  host.cms.announce({ type: 'releases' })
  await expect.poll(async () => (await visit(ORDER, 'framewell-share=3')).version).toBe(live.version)
  const { response } = await visit()
  expect(response.headers.get('set-cookie')).toBe(null)
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

function tokenOf(until: string, token = host.cms.token): string {
  const text = trialText({ id: TRIED.id, remote: 'mfe-portal', version: TRIED.version, until, by: 'ann@framewell.test' })
  return `${Buffer.from(text).toString('base64url')}.${createHmac('sha256', token).update(text).digest('base64url')}`
}

it('shows a release in one browser through a signed link, with a banner, until the trial ends', async () => {
  const begun = await host.get(`/_release?trial=${tokenOf('2999-01-01T00:00:00.000Z')}`)
  expect(begun.status).toBe(302)
  const cookie = begun.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
  const tried = await visit(ORDER, cookie)
  expect(tried.version).toBe(TRIED.version)
  expect(tried.html.replaceAll('<!-- -->', '')).toContain(`You are trying mfe-portal ${TRIED.version}`)
  expect(tried.response.headers.get('cache-control')).toBe('no-store')
  const other = await visit(ORDER, 'framewell-share=77')
  expect(other.version).toBe(live.version)
  expect(other.html).not.toContain('You are trying')
  expect((await host.get('/_release')).headers.get('set-cookie')).toContain('framewell-trial=; Path=/; Max-Age=0')
})

it('binds cookies to this exact host over https and still reads those of an earlier version', async () => {
  const secure = await startTestHost({
    content: testContent({ liveSet: { remotes: [{ live, fallback: null, candidate: { release: candidate, share: 20 } }] } }),
    environment: { SITE_URL: 'https://framewell.example' },
  })
  try {
    const first = (await secure.get(ORDER)).headers.get('set-cookie') ?? ''
    expect(first).toMatch(/^__Host-framewell-share=\d{1,2}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/)
    const given = (cookie: string) => secure.get(ORDER, { headers: { cookie } })
    for (const cookie of [first.split(';', 1)[0] ?? '', 'framewell-share=3'])
      expect((await given(cookie)).headers.get('set-cookie')).toBe(null)
    // A neighbor subdomain's cookie does not override ours.
    const both = await (await given('framewell-share=77; __Host-framewell-share=3')).text()
    expect(both).toContain(`"live":{"remote":"mfe-portal","version":"${candidate.version}"`)
    expect((await secure.get('/_release')).headers.get('set-cookie')).toMatch(/^__Host-framewell-trial=; /)
  } finally {
    await secure.stop()
  }
})

it('sets no cookie for a link with more than a signed trial in it', async () => {
  const token = tokenOf('2999-01-01T00:00:00.000Z')
  for (const more of ['.x', '.; Domain=framewell.example', '; Domain=framewell.example']) {
    const answer = await host.get(`/_release?trial=${encodeURIComponent(token + more)}`)
    expect([answer.status, answer.headers.get('set-cookie')], more).toEqual([410, null])
  }
})

it('loads the remote from a developer’s machine in that browser only, and says so', async () => {
  const own = { origin: 'http://127.0.0.1:3014', routes: [{ path: '/own/:id', chrome: 'site' as const }] }
  const text = trialText({ remote: 'mfe-portal', version: 'own', until: '2999-01-01T00:00:00.000Z', by: 'Wren', own })
  const token = `${Buffer.from(text).toString('base64url')}.${createHmac('sha256', host.cms.token).update(text).digest('base64url')}`
  const tried = await host.get('/own/7', { headers: { cookie: `framewell-trial=${token}` } })
  expect(tried.status).toBe(200)
  const html = await tried.text()
  expect(html).toContain('"baseUrl":"http://127.0.0.1:3014/"')
  expect(html.replaceAll('<!-- -->', '')).toContain('You are trying mfe-portal from http://127.0.0.1:3014 until')
  expect(tried.headers.get('cache-control')).toBe('no-store')
  expect(tried.headers.get('content-security-policy')).toMatch(/script-src 'self' http:\/\/127\.0\.0\.1:3014 /)
  expect(tried.headers.get('content-security-policy')).toContain('ws://127.0.0.1:3014')
  const other = await host.get('/own/7')
  expect(other.status).toBe(404)
  expect(other.headers.get('content-security-policy')).not.toContain('127.0.0.1')
})

it.each([
  ['ended', () => tokenOf('2020-01-01T00:00:00.000Z')],
  ['signed by somebody else', () => tokenOf('2999-01-01T00:00:00.000Z', 'x'.repeat(43))],
  ['altered', () => `${tokenOf('2999-01-01T00:00:00.000Z')}x`],
  ['nonsense', () => 'a.b'],
])('ignores a trial that is %s', async (_, makeToken) => {
  const token = makeToken()
  expect((await host.get(`/_release?trial=${token}`)).status).toBe(410)
  const { html, version } = await visit(ORDER, `framewell-trial=${token}; framewell-share=77`)
  expect(version).toBe(live.version)
  expect(html).not.toContain('You are trying')
})
