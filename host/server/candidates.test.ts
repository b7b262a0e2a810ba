import { afterEach, beforeEach, expect, it } from 'vitest'
import { eventually, startTestHost, type TestHost, testContent } from '../testing/startTestHost'
import { testRelease } from '../testing/testRelease'

const ORDER = '/orders/17'
const live = testRelease('1.0.0-live00')
const candidate = testRelease('2.0.0-candidate')

let host: TestHost
beforeEach(async () => {
  host = await startTestHost({
    content: testContent({ liveSet: { remotes: [{ live, fallback: null, candidate: { release: candidate, share: 20 } }] } }),
  })
})
afterEach(() => host.stop())

async function visit(path = ORDER, cookie = '') {
  const response = await host.get(path, cookie ? { headers: { cookie } } : {})
  const html = await response.text()
  const version = [live, candidate].find(({ version: name }) => html.includes(`"live":{"remote":"mfe-portal","version":"${name}"`))?.version
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

it('gives it with the first page of a visitor who was never here, so that cold visits are measured on both sides', async () => {
  const first = (isInside: boolean) =>
    eventually(
      () => visit(),
      ({ cookie }) => cookie !== '' && Number(cookie.split('=')[1]) < 20 === isInside,
    )
  expect((await first(true)).version).toBe(candidate.version)
  expect((await first(false)).version).toBe(live.version)
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

it('assigns no number in an answer that a shared cache may store', async () => {
  for (const path of ['/logo.svg', '/robots.txt', '/site.webmanifest', '/sitemap.xml'])
    expect((await visit(path)).response.headers.get('set-cookie'), path).toBe(null)
  expect((await host.get('/old')).headers.get('cache-control')).toBe('private, max-age=60')
  expect((await host.get('/about/')).headers.get('cache-control')).toBe('no-cache')
})

it('continues a page with the releases it was rendered with', async () => {
  const { html } = await visit('/about', 'framewell-share=3')
  const [, set = ''] = /"setId":"([^"]+)"/.exec(html) ?? []
  const answer = await (await host.get(`/_page?path=${ORDER}&build=test-build&set=${set}`)).json()
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

it('binds cookies to this exact host over https, and takes no others', async () => {
  const secure = await startTestHost({
    content: testContent({ liveSet: { remotes: [{ live, fallback: null, candidate: { release: candidate, share: 20 } }] } }),
    environment: { SITE_URL: 'https://framewell.example' },
  })
  try {
    const first = (await secure.get(ORDER)).headers.get('set-cookie') ?? ''
    expect(first).toMatch(/^__Host-framewell-share=\d{1,2}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/)
    const given = (cookie: string) => secure.get(ORDER, { headers: { cookie } })
    expect((await given(first.split(';', 1)[0] ?? '')).headers.get('set-cookie')).toBe(null)
    expect((await given('framewell-share=3')).headers.get('set-cookie')).toMatch(/^__Host-framewell-share=/)
    // A neighbor subdomain's cookie does not override ours.
    const both = await (await given('framewell-share=77; __Host-framewell-share=3')).text()
    expect(both).toContain(`"live":{"remote":"mfe-portal","version":"${candidate.version}"`)
    expect((await secure.get('/_release')).headers.get('set-cookie')).toMatch(/^__Host-framewell-trial=; /)
  } finally {
    await secure.stop()
  }
})
