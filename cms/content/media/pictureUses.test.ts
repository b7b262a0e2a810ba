import { afterAll, beforeAll, expect, it } from 'vitest'
import { richText } from '../../seed/richText'
import { bootCms, type TestCms } from '../../testing/bootCms'
import type { TestPerson } from '../../testing/signInAs'

let cms: TestCms
let editor: TestPerson
let picture: string
let other: string
beforeAll(async () => {
  cms = await bootCms()
  editor = await cms.signInAs('editor')
  picture = await upload('A stud')
  other = await upload('A track')
})
afterAll(() => cms.stop())

async function upload(alt: string): Promise<string> {
  const answer = await cms.request(`/api/content/pictures?alt=${encodeURIComponent(alt)}`, {
    method: 'POST',
    body: PIXEL,
    headers: { 'content-type': 'image/png' },
    cookie: editor.cookie,
  })
  expect(answer.status, await answer.clone().text()).toBeLessThan(300)
  return (await answer.json()).id
}
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const usesOf = async (...ids: string[]) =>
  (await (await cms.request(`/api/content/picture-uses?ids=${ids.join(',')}`, { cookie: editor.cookie })).json()).uses
const remove = (query: string) => cms.request(`/api/media${query}`, { method: 'DELETE', cookie: editor.cookie })

it('lists covers, share pictures, sections and running text, published or in a draft', async () => {
  const post = await cms.payload.create({
    collection: 'posts',
    data: { title: 'A post', slug: 'post-with-pictures', author: 'A', excerpt: 'x', cover: picture, _status: 'published' },
  })
  const upload = { type: 'upload', version: 3, format: '', id: 'u', fields: null, relationTo: 'media', value: picture } as const
  const page = await cms.payload.create({
    collection: 'pages',
    data: {
      title: 'A page',
      slug: 'page-with-pictures',
      seo: { openGraphImage: picture },
      sections: [{ blockType: 'richText', heading: 'Why', tone: 'paper', body: richText(upload) }],
      _status: 'published',
    },
  })
  await cms.payload.update({ collection: 'posts', id: post.id, data: { seo: { openGraphImage: picture } }, draft: true })
  const uses = await usesOf(picture, other)
  expect(uses).toHaveLength(4)
  expect(uses).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ picture, where: 'posts', id: post.id, place: 'Cover', seenIn: 'both' }),
      expect.objectContaining({ where: 'posts', id: post.id, place: 'Picture for shared links', seenIn: 'draft' }),
      expect.objectContaining({ where: 'pages', id: page.id, place: 'Picture for shared links', seenIn: 'published' }),
      expect.objectContaining({ where: 'pages', id: page.id, place: 'Section 1, Text: Why', section: page.sections?.[0]?.id }),
    ]),
  )
})

it('prevents deleting a picture that is in use and says where, alone or among others; an unused one is deleted', async () => {
  const refused = await remove(`/${picture}`)
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('A post, Cover; A post, Picture for shared links (in its draft). Take it out there first.')
  for (const all of ['where[id][exists]=true', 'where[alt][like]=', `where[or][0][id][in]=${other}&where[or][1][id][exists]=true`]) {
    const wide = await remove(`?${all}`)
    expect(wide.status, all).toBe(400)
    expect(await cms.payload.findByID({ collection: 'media', id: other })).toMatchObject({ id: other })
  }
  const several = await remove(`?where[id][in]=${picture},${other}`)
  expect(await several.text()).toMatch(/“A stud” is used: .*Take it out there first/)
  expect(await cms.payload.findByID({ collection: 'media', id: picture })).toMatchObject({ alt: 'A stud' })
  await expect(cms.payload.findByID({ collection: 'media', id: other })).rejects.toThrow('Not Found')
})

it('prevents deleting a picture of a page in the trash, which comes back as it was', async () => {
  const kept = await upload('A roof')
  const { id } = await cms.payload.create({
    collection: 'posts',
    data: { title: 'In the trash', slug: 'in-the-trash', author: 'A', cover: kept, _status: 'published' },
  })
  expect((await cms.request(`/api/content/pages/${id}`, { method: 'DELETE', cookie: editor.cookie })).status).toBe(200)
  const refused = await remove(`/${kept}`)
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('In the trash, Cover (deleted)')
  const restored = await cms.request(`/api/content/pages/${id}/restore`, { json: {}, cookie: editor.cookie })
  expect(await restored.json()).toMatchObject({ article: { cover: { id: kept, alt: 'A roof' } } })
})

it('never leaves a gap when it is deleted while a page that shows it is published', async () => {
  for (const at of [1, 2, 3, 4]) {
    const contested = await upload(`Contested ${at}`)
    const { id } = await cms.payload.create({ collection: 'pages', data: { title: 'Contested', slug: `contested-${at}` }, draft: true })
    const shown = { type: 'upload', version: 3, format: '', id: 'u', fields: null, relationTo: 'media', value: contested } as const
    const sections = [{ blockType: 'richText', heading: 'Why', tone: 'paper', body: richText(shown) }]
    const json = { sections, _status: 'published' }
    const [published, deleted] = await Promise.all([
      cms.request(`/api/pages/${id}`, { method: 'PATCH', json, cookie: editor.cookie }),
      remove(`/${contested}`),
    ])
    expect([published.status, deleted.status].sort(), `${at}`).toEqual(published.ok ? [200, 409] : [200, 400])
    if (!published.ok) expect(await published.text()).toContain('no longer in the library')
  }
})

it('is visible to editors only', async () => {
  const path = `/api/content/picture-uses?ids=${picture}`
  expect((await cms.request(path)).status).toBe(401)
  const { cookie } = await cms.signInAs('builder')
  expect((await cms.request(path, { cookie })).status).toBe(403)
  expect((await cms.request('/api/content/picture-uses?ids=odd', { cookie: editor.cookie })).status).toBe(400)
})
