import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { touched } from './isUntouched'
import { sweepUntouchedDrafts } from './sweepUntouchedDrafts'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

it('deletes documents that were opened but never edited, and nothing else', async () => {
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

it('a document appears in no list before somebody edits it', async () => {
  const { cookie } = await cms.signInAs('editor')
  const open = await cms.payload.create({ collection: 'posts', data: {}, draft: true })
  const listed = async () => {
    const { docs } = await cms.payload.find({ collection: 'posts', draft: true, where: touched, pagination: false })
    const pages = await (await cms.request('/api/content/pages', { cookie })).json()
    return [docs, pages].map((list: { id: string }[]) => list.some(({ id }) => id === open.id))
  }
  expect(await listed()).toEqual([false, false])
  const words = [{ blockType: 'quote', text: 'Words without a title' }]
  await cms.request(`/api/posts/${open.id}?draft=true`, { method: 'PATCH', json: { sections: words }, cookie })
  expect(await listed()).toEqual([true, true])
})
