import { CONTACT_FORM_PATH } from '@framewell/domain/contact/contactTopics'
import { PLAIN_APPLICATION_PATH } from '@framewell/domain/credit/plainApplication'
import { expect, it } from 'vitest'
import { startTestHost } from '../testing/startTestHost'

it('renders a site’s worth of pages for an address, then asks it to wait', async () => {
  const own = await startTestHost({ environment: { TRUSTED_PROXIES: '1' } })
  const ask = (path: string, address: string) => own.get(path, { headers: { 'x-forwarded-for': address } })
  const outcomes = new Set<string>()
  const refused = '429, again after 10'
  // In parallel, because the arrival rate counts, not how fast a busy machine answers.
  for (let at = 0; at < 420 && !outcomes.has(refused); at += 60) {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, more) => ask(`/made-up-${at + more}`, '192.0.2.1')))
    for (const { status, headers } of answers) outcomes.add(status === 429 ? `429, again after ${headers.get('retry-after')}` : `${status}`)
  }
  expect(outcomes).toEqual(new Set(['404', refused]))
  const searches = await Promise.all(Array.from({ length: 60 }, () => ask('/search?q=x', '192.0.2.1')))
  expect(searches.map(({ status }) => status)).toContain(429)
  // A refused form is also answered with a page.
  for (const path of [CONTACT_FORM_PATH, PLAIN_APPLICATION_PATH]) {
    const sent = { method: 'POST', headers: { 'x-forwarded-for': '192.0.2.1' }, body: new URLSearchParams() }
    const forms = await Promise.all(Array.from({ length: 30 }, () => own.get(path, sent)))
    expect(
      forms.map(({ status }) => status),
      path,
    ).toContain(429)
  }
  await ask('/about', '192.0.2.2')
  expect((await ask('/about', '192.0.2.1')).status).toBe(200)
  expect((await ask('/made-up', '192.0.2.2')).status).toBe(404)
  await own.stop()
})
