import { afterAll, beforeAll, expect, it } from 'vitest'
import { richText } from '../../seed/richText'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { contentClient } from '../../testing/contentClient'
import type { TestPerson } from '../../testing/signInAs'

let cms: TestCms
let editor: TestPerson
beforeAll(async () => {
  cms = await bootCms()
  editor = await cms.signInAs('editor')
})
afterAll(() => cms.stop())

const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const client = () => contentClient(cms, editor.cookie)
const upload = async (alt: string): Promise<string> => {
  const asked = { method: 'POST', body: PIXEL, headers: { 'content-type': 'image/png' }, cookie: editor.cookie }
  return (await (await cms.request(`/api/content/pictures?alt=${alt}`, asked)).json()).id
}
const live = async (slug: string, data: object = {}) =>
  (await cms.payload.create({ collection: 'pages', data: { title: `Title of ${slug}`, slug, ...data, _status: 'published' } })).id
const edit = (id: string, data: object) => cms.payload.update({ collection: 'pages', id, data, draft: true })
const publish = async (id: string): Promise<string> => {
  const { stamp } = await (await client().call('GET', `/api/content/pages/${id}/consequences?act=publish`)).json()
  const answer = await client().call('POST', `/api/content/pages/${id}/acts`, { act: 'publish', stamp })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()).undo
}
const undo = (id: string) => client().call('POST', `/api/content/undos/${id}`, {})

it('says which page showed a picture that was deleted since, and changes nothing', async () => {
  const [shared, inText] = [await upload('Shared'), await upload('Text')]
  const picture = { type: 'upload', version: 3, format: '', id: 'u', fields: null, relationTo: 'media', value: inText } as const
  const before = [
    [await live('shared-picture', { seo: { openGraphImage: shared } }), shared, 'seo.openGraphImage'],
    [await live('text-picture', { sections: [{ blockType: 'richText', tone: 'paper', body: richText(picture) }] }), inText, 'sections.0'],
  ] as const
  for (const [id, lost, path] of before) {
    await edit(id, { title: 'Without it', seo: { openGraphImage: null }, sections: [] })
    const kept = await publish(id)
    expect((await client().call('DELETE', `/api/media/${lost}`)).status).toBe(200)
    const refused = await undo(kept)
    expect(refused.status).toBe(400)
    expect((await refused.json()).fields).toEqual([
      { path: `${id}.${path}`, message: expect.stringMatching(/^Without it: .* no longer in the library/) },
    ])
    expect(await cms.payload.findByID({ collection: 'pages', id })).toMatchObject({ title: 'Without it', _status: 'published' })
  }
})

it('asks to restore a page from the trash first, and works afterwards', async () => {
  const id = await live('trashed-then')
  await edit(id, { title: 'Changed' })
  const kept = await publish(id)
  expect((await client().call('DELETE', `/api/content/pages/${id}`)).status).toBe(200)
  const refused = await undo(kept)
  expect(refused.status).toBe(409)
  expect((await refused.json()).fields).toEqual([{ path: 'documents', message: 'Changed: in the trash. Restore it first.' }])
  expect((await client().call('POST', `/api/content/pages/${id}/restore`, {})).status).toBe(200)
  expect((await undo(kept)).status).toBe(200)
  expect(await cms.payload.findByID({ collection: 'pages', id })).toMatchObject({ title: 'Title of trashed-then' })
})
