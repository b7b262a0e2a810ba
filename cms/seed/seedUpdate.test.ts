import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordAudit } from '../platform/audit/recordAudit'
import { bootCms, type TestCms } from '../testing/bootCms'
import { pages } from './pages/pages'
import { seedContent } from './seedContent'
import { claims } from './siteSettings'

/** Pages that an earlier release shipped. */
const FIRST_PAGES = ['home', 'qualification', 'terms', 'home-plans', 'contact', 'privacy', 'terms-of-use']

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

it('an existing database gets the new pages, and nothing else changes', async () => {
  const req = await cms.localReq()
  for (const slug of FIRST_PAGES)
    await recordAudit(req, { action: `page-${slug}-seeded`, subjectType: 'seed', subjectId: `page-${slug}`, after: { made: [slug] } })
  await cms.payload.updateGlobal({ slug: 'site-settings', data: { claims } })
  // An editor rewrote the landing page, removed the others, and has their own page at an address the product now ships.
  await cms.payload.create({ collection: 'pages', data: { title: 'Ours', slug: 'home', sections: [], _status: 'published' } })
  await cms.payload.create({ collection: 'pages', data: { title: 'Our demo', slug: 'live-demo', sections: [], _status: 'draft' } })
  const made = await seedContent(cms.payload)
  const shipped = pages.map(({ slug }) => slug)
  expect(made.toSorted()).toEqual(shipped.filter((slug) => !FIRST_PAGES.includes(slug) && slug !== 'live-demo').toSorted())
  const { docs } = await cms.payload.find({ collection: 'pages', pagination: false })
  expect(docs.map(({ slug }) => slug).toSorted()).toEqual(['home', 'live-demo', ...made].toSorted())
  expect(docs.find(({ slug }) => slug === 'home')?.title).toBe('Ours')
  expect(docs.find(({ slug }) => slug === 'live-demo')?.title).toBe('Our demo')
  expect(await seedContent(cms.payload)).toEqual([])
})
