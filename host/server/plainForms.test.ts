import { createHash } from 'node:crypto'
import { applyForCredit } from '@framewell/domain/credit/applicantCalls'
import { CREDIT_APPLICATION_DEFAULTS } from '@framewell/domain/credit/application'
import { PLAIN_APPLICATION_PATH } from '@framewell/domain/credit/plainApplication'
import { PREPAY_NOTICE } from '@framewell/domain/credit/tips'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHost, type TestHost } from '../testing/startTestHost'

let site: TestHost
beforeAll(async () => {
  site = await startTestHost()
})
afterAll(() => site.stop())

const ANSWERS = { ...CREDIT_APPLICATION_DEFAULTS, projectLocation: 'Dayton, OH', contactName: 'Ada', email: 'ada@builder.example' }
const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.get(PLAIN_APPLICATION_PATH, { method: 'POST', body: new URLSearchParams(fields), headers })
const calls = () => site.cms.seen.filter(({ url }) => url === '/api/qualification/apply')

describe('pre-qualification without JavaScript', () => {
  it('shows the decision on an uncached page, without cookies and without its private link', async () => {
    const response = await send(ANSWERS, { cookie: 'session=secret' })
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(html).toMatch(/<h1[^>]*>Your preliminary tier: Standard<\/h1>/)
    expect(html).toContain('$75,000')
    for (const said of ['How to Move to Preferred', 'Add two trade references', 'Demonstrate on-time payment on your next small order'])
      expect(html).toContain(said)
    expect(html).not.toContain('Name your company.')
    expect(html).not.toContain(PREPAY_NOTICE)
    expect(html).not.toContain('a-token-of-the-decision')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(calls().at(-1)?.headers.cookie).toBeUndefined()
  })

  it('says that a Prepay order is paid first, and how to unlock terms', async () => {
    site.cms.forms.tier = 'Prepay'
    const html = await (await send(ANSWERS)).text()
    site.cms.forms.tier = 'Standard'
    for (const said of [PREPAY_NOTICE, 'How to Unlock Net 30 Terms', 'Add two trade references']) expect(html).toContain(said)
  })

  it('mails the private link to the applicant, and says so only when it does', async () => {
    expect(await (await send(ANSWERS)).text()).toContain('is on its way to a…@builder.example')
    const asked = site.cms.seen.findLast(({ url }) => url.endsWith('/email'))
    expect(JSON.parse(asked?.body ?? '')).toEqual({ token: 'a-token-of-the-decision' })
    site.cms.forms.mailsLeave = false
    const html = await (await send(ANSWERS)).text()
    site.cms.forms.mailsLeave = true
    expect(html).toContain('could not mail its private link')
    expect(html).not.toContain('is on its way')
  })

  it('refuses a form posted from another site', async () => {
    const before = calls().length
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]
    for (const headers of foreign) expect((await send(ANSWERS, headers)).status, JSON.stringify(headers)).toBe(403)
    expect(calls()).toHaveLength(before)
    expect((await send(ANSWERS, { 'sec-fetch-site': 'same-origin', origin: 'http://10.0.0.1' })).status).toBe(200)
  })

  it('waits for the first request after a double click', async () => {
    site.cms.forms.inFlight = 2
    const response = await send(ANSWERS)
    expect(await response.text()).toMatch(/<h1[^>]*>Your preliminary tier: Standard<\/h1>/)
    expect(site.cms.forms.inFlight).toBe(0)
  })

  it('makes one application of the same answers sent twice', async () => {
    await send(ANSWERS)
    await send(ANSWERS)
    await send({ ...ANSWERS, projectLocation: 'Akron, OH' })
    const keys = calls().map(({ headers }) => headers['idempotency-key'])
    // Guessing the answers must not reveal the attempt's key: the cms would answer with the applicant's private link.
    const given = applyForCredit.input.parse(ANSWERS)
    for (const guess of [given, ANSWERS])
      expect(keys.at(-2)).not.toBe(`plain-${createHash('sha256').update(JSON.stringify(guess)).digest('hex')}`)
    expect(keys.at(-2)).toBe(keys.at(-3))
    expect(keys.at(-1)).not.toBe(keys.at(-2))
  })

  it('reports missing answers without calling the cms', async () => {
    const before = calls().length
    const response = await send({ ...ANSWERS, email: '"><script>', projectLocation: '' })
    const html = await response.text()
    expect(response.status).toBe(400)
    expect(html).toContain('Location is required')
    expect(html).toContain('Valid email is required')
    expect(html).not.toContain('"><script>')
    expect(calls()).toHaveLength(before)
  })

  it('refuses answers that are too long, and redirects a reload of the answer to the form', async () => {
    expect((await send({ ...ANSWERS, contactName: 'a'.repeat(20_000) })).status).toBe(400)
    const reload = await site.get(PLAIN_APPLICATION_PATH)
    expect([reload.status, reload.headers.get('location')]).toEqual([303, '/qualification'])
  })
})
