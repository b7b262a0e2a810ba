import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

it('stores what a funnel needs from an event, and nothing about the person', async () => {
  const data = {
    projectType: 'Spec',
    projectLocation: 'Dayton, Ohio',
    contactName: 'Dana Reyes',
    email: 'dana@example.com',
    companyName: 'Reyes Homes',
    budgetScale: 'Large (>$500K)',
    startTimeline: 'write to dana@example.com',
    familiarityWithSteel: { deep: 'Dana Reyes' },
  }
  const response = await cms.request('/api/track', { json: { event: 'credit_application_submitted', data } })
  expect(await response.json()).toEqual({ recorded: true })
  const { docs } = await cms.payload.find({ collection: 'product-events' })
  expect(docs.map(({ event, data }) => ({ event, data }))).toEqual([
    { event: 'credit_application_submitted', data: { projectType: 'Spec', budgetScale: 'Large (>$500K)' } },
  ])
})

it.each(['dnt', 'sec-gpc'])('stores nothing of a visitor who sends %s', async (header) => {
  const { totalDocs } = await cms.payload.count({ collection: 'product-events' })
  const response = await cms.request('/api/track', {
    json: { event: 'bom_generated', data: { planId: 'bova-900' } },
    headers: { [header]: '1' },
  })
  expect(await response.json()).toEqual({ recorded: false })
  expect((await cms.payload.count({ collection: 'product-events' })).totalDocs).toBe(totalDocs)
})

it('refuses unknown events and oversized data', async () => {
  expect((await cms.request('/api/track', { json: { event: 'anything' } })).status).toBe(400)
  const data = { text: 'x'.repeat(9000) }
  expect((await cms.request('/api/track', { json: { event: 'plan_compared', data } })).status).toBe(413)
})

it('is read by operators and written by nobody else', async () => {
  const operator = await cms.signInAs('operator')
  const editor = await cms.signInAs('editor')
  expect((await cms.request('/api/product-events', { cookie: operator.cookie })).status).toBe(200)
  expect((await cms.request('/api/product-events', { cookie: editor.cookie })).status).toBe(403)
  const json = { event: 'plan_compared', data: {} }
  expect((await cms.request('/api/product-events', { json, cookie: operator.cookie })).status).toBe(404)
})
