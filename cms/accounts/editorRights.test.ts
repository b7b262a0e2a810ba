import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'

let cms: TestCms
let editor: string
let operator: string
beforeAll(async () => {
  cms = await bootCms()
  editor = (await cms.signInAs('editor')).cookie
  operator = (await cms.signInAs('operator')).cookie
})
afterAll(() => cms.stop())

/** What an editor works with. Everything else is about money, credit, people or operations, and so is anything new until it is listed here. */
const EDITORS_OWN = [
  'content-releases',
  'content-reviews',
  'content-comments',
  'pages',
  'posts',
  'media',
  'redirects',
  'home-plans',
  'newsletter-subscribers',
  'accounts',
]
/** Payload's own collections, each closed or open by its own rules; tested where those are set. */
const PAYLOADS_OWN = /^payload-/

const collections = () => cms.payload.config.collections.map(({ slug }) => slug).filter((slug) => !PAYLOADS_OWN.test(slug))
const foreign = () => collections().filter((slug) => !EDITORS_OWN.includes(slug))

it('an editor reads nothing but content over REST; an operator reads what concerns money and credit', async () => {
  expect(foreign()).toEqual(expect.arrayContaining(['credit-applications', 'audit-records', 'outgoing-mail']))
  for (const slug of foreign()) {
    expect([401, 403, 404], slug).toContain((await cms.request(`/api/${slug}`, { cookie: editor })).status)
  }
  for (const slug of ['credit-applications', 'audit-records', 'outgoing-mail', ...EDITORS_OWN]) {
    expect((await cms.request(`/api/${slug}`, { cookie: operator })).status, slug).toBe(200)
  }
})

it('the panel shows an editor no menu entry for what they may not read', async () => {
  const access = await (await cms.request('/api/access', { cookie: editor })).json()
  const shown = Object.entries<{ read?: unknown }>(access.collections)
    .filter(([slug, { read }]) => read && !PAYLOADS_OWN.test(slug))
    .map(([slug]) => slug)
  expect(shown.filter((slug) => !EDITORS_OWN.includes(slug))).toEqual([])
  const globals = Object.entries<{ update?: unknown }>(access.globals)
    .filter(([, { update }]) => update)
    .map(([slug]) => slug)
  expect(globals.sort()).toEqual(['navigation', 'site-settings'])
})

it('an editor changes nothing of credit', async () => {
  const answer = await cms.request('/api/globals/credit-policy', { json: { weights: {} }, cookie: editor })
  expect([401, 403]).toContain(answer.status)
})

it.each(['stranger', 'builder', 'partner'] as const)('a %s sees no preview', async (role) => {
  const page = await cms.payload.create({ collection: 'pages', data: { title: 'Draft words' }, draft: true })
  const cookie = role === 'stranger' ? {} : { cookie: (await cms.signInAs(role)).cookie }
  const answer = await cms.request(`/api/site/draft?collection=pages&id=${page.id}`, cookie)
  expect([401, 403]).toContain(answer.status)
  expect(await answer.text()).not.toContain('Draft words')
})
