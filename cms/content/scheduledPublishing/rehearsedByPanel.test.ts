import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { inTransaction } from '../../platform/database/inTransaction'
import { bootCms, type TestCms } from '../../testing/bootCms'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const planned = (slug: string, more: object = {}) =>
  cms.payload.create({ collection: 'pages', data: { title: 'Planned', slug, ...more }, draft: true })
const live = async (slug: string) => {
  const { docs } = await cms.payload.find({ collection: 'pages', where: { slug: { equals: slug }, _status: { equals: 'published' } } })
  return docs.length
}

// The panel's screens load the server's modules a second time, like these imports after a reset.
it('publishes nothing when a panel screen rehearses, and reports what blocks publishing', async () => {
  const { id } = await planned('rehearsed-only')
  vi.resetModules()
  const { rehearsePublication } = await import('./rehearsePublication')
  expect(await rehearsePublication(await createLocalReq({}, cms.payload), 'pages', id)).toEqual([])
  expect(await live('rehearsed-only')).toBe(0)
  const broken = await planned('broken', { sections: [{ blockType: 'quote' }] })
  expect(await rehearsePublication(await createLocalReq({}, cms.payload), 'pages', broken.id)).toMatchObject([{ path: 'sections.0.text' }])
  expect(await live('broken')).toBe(0)
})

it('runs after the commit what a panel screen requested', async () => {
  vi.resetModules()
  const { afterCommit } = await import('../../platform/database/transactions')
  const req = await createLocalReq({}, cms.payload)
  let done = false
  await inTransaction(req, async () => {
    await afterCommit(req, () => {
      done = true
    })
    expect(done).toBe(false)
  })
  expect(done).toBe(true)
})
