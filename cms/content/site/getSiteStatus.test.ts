import { getSiteStatus } from '@framewell/domain/content/siteStatus'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedPlans } from '../../catalog/seedPlans'
import { seedCredit } from '../../credit/seedCredit'
import { bootCms, type TestCms } from '../../testing/bootCms'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const read = async () => getSiteStatus.output.parse(await (await cms.request('/api/site/status')).json())

it('counts zero in an empty cms', async () => {
  const status = await read()
  expect(status).toMatchObject({
    plans: { onOffer: 0, smallestSquareFeet: null, largestSquareFeet: null },
    releases: [],
    decisions: { toDate: 0, lastThirtyDays: 0 },
    pages: { published: 0, lastChange: null },
    mail: { waiting: 0, oldestWaitingSince: null },
  })
  expect(Date.now() - Date.parse(status.readAt)).toBeLessThan(600_000)
})

it('counts plans on offer, decisions, published pages and waiting mail', async () => {
  await seedPlans(cms.payload)
  await seedCredit(cms.payload)
  const page = { title: 'A page', sections: [] }
  await cms.payload.create({ collection: 'pages', data: { ...page, slug: 'shown', _status: 'published' } })
  await cms.payload.create({ collection: 'pages', data: { ...page, slug: 'draft', _status: 'draft' } })
  const mail = { channel: 'mail', to: 'a@b.test', subject: 'S', text: 'T', attempts: 0 } as const
  await cms.payload.create({ collection: 'outgoing-mail', data: { ...mail, status: 'queued', dedupKey: 'one' } })
  await cms.payload.create({ collection: 'outgoing-mail', data: { ...mail, status: 'sent', dedupKey: 'two' } })
  const { totalDocs: decided } = await cms.payload.count({ collection: 'credit-applications', where: { assignedTier: { exists: true } } })
  const status = await read()
  expect(status.plans).toEqual({ onOffer: 3, smallestSquareFeet: 900, largestSquareFeet: 1800 })
  expect(status.decisions.toDate).toBe(decided)
  expect(decided).toBeGreaterThan(0)
  expect(status.pages.published).toBe(1)
  expect(status.mail.waiting).toBe(1)
  expect(Date.parse(status.mail.oldestWaitingSince ?? '')).toBeGreaterThan(Date.now() - 600_000)
})

it('contains no personal data', async () => {
  expect(await (await cms.request('/api/site/status')).text()).not.toMatch(/@|\.test/)
})
