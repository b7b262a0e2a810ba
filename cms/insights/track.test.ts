import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { redactContacts } from './redactContacts'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

it('stores an event without contact data', async () => {
  const data = {
    projectType: 'Spec',
    contactName: 'Dana Reyes',
    email: 'dana@example.com',
    companyName: 'Reyes Homes',
    budgetScale: 'Large (>$500K)',
  }
  const response = await cms.request('/api/track', { json: { event: 'credit_application_submitted', data } })
  expect(await response.json()).toEqual({ recorded: true })
  const { docs } = await cms.payload.find({ collection: 'product-events' })
  expect(docs).toMatchObject([
    {
      event: 'credit_application_submitted',
      data: {
        projectType: 'Spec',
        contactName: '[redacted]',
        email: '[redacted]',
        companyName: '[redacted]',
        budgetScale: 'Large (>$500K)',
      },
    },
  ])
})

it('finds contact data wherever it stands', () => {
  expect(redactContacts({ deep: [{ note: 'write to dana@example.com', token: 'abc' }, 7, null], count: 2 })).toEqual({
    deep: [{ note: '[redacted]', token: '[redacted]' }, 7, null],
    count: 2,
  })
})

it('looks through the longest texts at once, whatever they are made of', () => {
  const texts = ['a'.repeat(200_000), `${'a'.repeat(100_000)}@${'a'.repeat(100_000)}`, 'a@'.repeat(100_000), '@.'.repeat(100_000)]
  expect(texts.map(redactContacts).map((text) => text === '[redacted]')).toEqual([false, true, true, true])
})

it('refuses unknown events and outsized data', async () => {
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
  expect((await cms.request('/api/product-events', { json, cookie: operator.cookie })).status).toBe(403)
})
