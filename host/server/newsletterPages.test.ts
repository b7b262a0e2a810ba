import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NEWSLETTER_LINK } from '../testing/ContractForms'
import { startTestHost, type TestHost } from '../testing/startTestHost'

let site: TestHost
beforeAll(async () => {
  site = await startTestHost()
})
afterAll(() => site.stop())

const link = new URLSearchParams(NEWSLETTER_LINK).toString()
const post = (path: string, fields: Record<string, string>) => site.get(path, { method: 'POST', body: new URLSearchParams(fields) })
const h1 = async (response: Response) => (await response.text()).match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]
const calls = () => site.cms.seen.filter(({ url }) => url.startsWith('/api/newsletter/'))

describe('the newsletter without JavaScript', () => {
  it('takes an address through a plain form and redirects the visitor, without cookies', async () => {
    const response = await site.get('/newsletter/subscribe', {
      method: 'POST',
      body: new URLSearchParams({ email: 'ada@builder.example', source: '/blog' }),
      headers: { cookie: 'session=secret' },
    })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await h1(response)).toBe('Check your inbox')
    const call = calls().at(-1)
    expect(JSON.parse(call?.body ?? '')).toEqual({ email: 'ada@builder.example', source: '/blog' })
    expect(call?.headers.cookie).toBeUndefined()
  })

  it('shows the form again with the input', async () => {
    const before = calls().length
    const response = await post('/newsletter/subscribe', { email: '"><script>alert(1)</script>' })
    const html = await response.text()
    expect(response.status).toBe(400)
    expect(html).toContain('Enter an email address')
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;')
    expect(calls()).toHaveLength(before)
  })

  it.each(['confirm', 'unsubscribe'])('%s: a GET shows a button and changes nothing', async (step) => {
    const before = calls().length
    const response = await site.get(`/newsletter/${step}?${link}`)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain(`<form action="/newsletter/${step}" method="post"`)
    expect(html).toContain(`value="${NEWSLETTER_LINK.token}"`)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(calls()).toHaveLength(before)
  })

  it('acts on the button, and on a mail program’s own (RFC 8058)', async () => {
    expect(await h1(await post('/newsletter/confirm', NEWSLETTER_LINK))).toBe('Thank you for confirming')
    expect(await h1(await post('/newsletter/unsubscribe', NEWSLETTER_LINK))).toBe('You are unsubscribed')
    const oneClick = await post(`/newsletter/unsubscribe?${link}`, { 'List-Unsubscribe': 'One-Click' })
    expect([oneClick.status, await h1(oneClick)]).toEqual([200, 'You are unsubscribed'])
  })

  it('confirms and leaves the waiting list of a ZIP code in the same way', async () => {
    const shown = await site.get(`/waiting-list/confirm?${link}`)
    expect(await shown.text()).toContain('<form action="/waiting-list/confirm" method="post"')
    expect(await h1(await post('/waiting-list/confirm', NEWSLETTER_LINK))).toBe('You are on the list')
    const oneClick = await post(`/waiting-list/leave?${link}`, { 'List-Unsubscribe': 'One-Click' })
    expect([oneClick.status, await h1(oneClick)]).toEqual([200, 'You are off the list'])
    const wrong = await post('/waiting-list/confirm', { ...NEWSLETTER_LINK, token: 'another-token-than-that' })
    expect([wrong.status, await wrong.text()]).toEqual([404, expect.stringContaining('Enter your ZIP code again to get a new one.')])
  })

  it('reports a wrong or broken link as invalid', async () => {
    for (const response of [
      await post('/newsletter/confirm', { ...NEWSLETTER_LINK, token: 'another-token-than-that' }),
      await post('/newsletter/confirm', {}),
      await site.get('/newsletter/confirm?id=x'),
      await site.get('/newsletter/unsubscribe'),
    ]) {
      expect([response.status, await h1(response)]).toEqual([404, 'This link does not work any more'])
    }
  })

  it('refuses a form that is too large', async () => {
    expect((await post('/newsletter/subscribe', { email: 'x'.repeat(9000) })).status).toBe(400)
  })

  it('reports a failure, and where to retry', async () => {
    const down = await startTestHost()
    await down.get('/about')
    await down.cms.stop()
    const response = await down.get('/newsletter/unsubscribe', { method: 'POST', body: new URLSearchParams(NEWSLETTER_LINK) })
    const html = await response.text()
    expect(response.status).toBe(503)
    expect(html).toContain('That did not work')
    expect(html).toContain(`href="/newsletter/unsubscribe?${link.replace('&', '&amp;')}"`)
    await down.stop()
  })
})
