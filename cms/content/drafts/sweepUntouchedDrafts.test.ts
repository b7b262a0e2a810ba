import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { sweepUntouchedDrafts } from './sweepUntouchedDrafts'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

it('takes away what was opened and never written into, and nothing else', async () => {
  const make = (data: object) => cms.payload.create({ collection: 'pages', data, draft: true })
  await make({})
  await cms.payload.create({ collection: 'posts', data: {}, draft: true })
  const kept = [
    await make({ title: 'Titled' }),
    await make({ sections: [{ blockType: 'quote', text: 'Words without a title' }] }),
    await make({ seo: { title: 'Meta only' } }),
  ]
  const inAnHour = new Date(Date.now() + 3_600_000 + 60_000)
  expect(await sweepUntouchedDrafts(await cms.localReq(), new Date()), 'while they may be open').toBe(0)
  expect(await sweepUntouchedDrafts(await cms.localReq(), inAnHour)).toBe(2)
  expect(await sweepUntouchedDrafts(await cms.localReq(), inAnHour)).toBe(0)
  const { docs } = await cms.payload.find({ collection: 'pages', draft: true, pagination: false })
  expect(docs.map(({ id }) => id)).toEqual(expect.arrayContaining(kept.map(({ id }) => id)))
})
