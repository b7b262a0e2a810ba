import { CONTACT_FORM_PATH } from '@framewell/domain/contact/contactTopics'
import { SECTION_EXAMPLES } from '@framewell/domain/content/sections'
import { getSiteChrome } from '@framewell/domain/content/site'
import { PLAIN_APPLICATION_PATH } from '@framewell/domain/credit/plainApplication'
import { expect, it } from 'vitest'
import { eventually, startTestHost, testContent } from '../testing/startTestHost'
import { testPage } from '../testing/testContent'
import { RenderBudget } from './RenderBudget'

const [READER, OTHER] = ['192.0.2.1', '192.0.2.2']
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

/** Its clock is stopped: no budget grows while a busy machine renders. */
function nearlyUsedUp(left: number): RenderBudget {
  const budget = new RenderBudget(() => 0)
  while (budget.take(READER));
  for (let one = 0; one < left; one += 1) budget.giveBack(READER)
  return budget
}

it('asks an address to wait that had its pages rendered, except for pages that are rendered anyway', async () => {
  const own = await startTestHost({ environment: { TRUSTED_PROXIES: '1' }, budget: nearlyUsedUp(2) })
  const statuses: number[] = []
  for (let at = 0; at < 3; at += 1) statuses.push((await own.get(`/made-up-${at}`, from(READER))).status)
  expect(statuses).toEqual([404, 404, 429])
  expect((await own.get('/made-up', from(READER))).headers.get('retry-after')).toBe('10')
  expect((await own.get('/search?q=x', from(READER))).status).toBe(429)
  // A refused form is also answered with a page.
  for (const path of [CONTACT_FORM_PATH, PLAIN_APPLICATION_PATH]) {
    const sent = { method: 'POST', ...from(READER), body: new URLSearchParams() }
    expect((await own.get(path, sent)).status, path).toBe(429)
  }
  const afterOther = async () => {
    await own.get('/about', from(OTHER))
    return own.get('/about', from(READER))
  }
  // A host that has just started learns of changes, and renders again.
  await eventually(afterOther, ({ status }) => status === 200)
  expect((await own.get('/made-up', from(OTHER))).status).toBe(404)
  await own.stop()
})

it('charges nobody for the site itself, and draws its lists of articles without asking the cms', async () => {
  const blog = testPage({ id: 'blog', path: '/blog', title: 'Blog', sections: [{ ...SECTION_EXAMPLES.blogList, pageSize: 3 }] })
  const content = testContent({ pages: { '/blog': blog, '/about': testPage() } })
  const own = await startTestHost({ content, environment: { TRUSTED_PROXIES: '1' }, budget: nearlyUsedUp(1) })
  const searches = ['', '?page=2', '?category=Education', '?category=Case+Studies', '?tag=Designators', '?tag=Site+work']
  const paths = ['/about', ...searches.map((search) => `/blog${search}`)]
  // Everything is read once more when the announcements of changes begin to arrive.
  await eventually(async () => own.cms.seen.filter(({ url }) => url === getSiteChrome.path).length > 1, Boolean)
  await eventually(async () => paths.every((path) => own.host.content.pages.isFresh(path)), Boolean)
  const before = own.cms.seen.length
  for (const path of paths) expect((await own.get(path, from(READER))).status, path).toBe(200)
  expect(own.cms.seen.slice(before).map(({ url }) => url)).toEqual([])
  await own.stop()
})

it('charges nobody for the drawings that a page shows', async () => {
  const drawn = testPage({ id: 'drawn', path: '/drawn', sections: [{ ...SECTION_EXAMPLES.drawing, subject: 'routeMap' }] })
  const content = testContent({ pages: { '/drawn': drawn } })
  const own = await startTestHost({ content, environment: { TRUSTED_PROXIES: '1' }, budget: nearlyUsedUp(1) })
  const html = await (await own.get('/drawn', from(READER))).text()
  const [, address = ''] = /<use href="([^"#]+)#/.exec(html) ?? []
  const bodies = new Set<string>()
  for (let visit = 0; visit < 8; visit += 1) {
    const file = await own.get(address, from(READER))
    expect(file.status).toBe(200)
    bodies.add(await file.text())
  }
  expect(bodies.size).toBe(1)
  await own.stop()
})
