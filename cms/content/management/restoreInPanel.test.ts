import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import type { TestPerson } from '../../testing/signInAs'

let cms: TestCms
let editor: TestPerson
beforeAll(async () => {
  cms = await bootCms()
  editor = await cms.signInAs('editor')
})
afterAll(() => cms.stop())

async function deleted(slug: string, status: 'draft' | 'published'): Promise<string> {
  const { id } = await cms.payload.create({ collection: 'pages', data: { title: slug, slug, _status: status } })
  const { stamp } = await (await cms.request(`/api/content/pages/${id}/consequences?act=delete`, { cookie: editor.cookie })).json()
  expect((await cms.request(`/api/content/pages/${id}?stamp=${stamp}`, { method: 'DELETE', cookie: editor.cookie })).status).toBe(200)
  return id
}

/** The request of the panel's restore button, and of its list for several. */
async function restore(ids: readonly string[], status: string, cookie = editor.cookie) {
  const chosen =
    ids.length === 1 ? `where[and][0][id][equals]=${ids[0]}` : ids.map((id, at) => `where[and][0][id][in][${at}]=${id}`).join('&')
  const answer = await cms.request(`/api/pages?limit=0&trash=true&${chosen}&where[and][1][deletedAt][exists]=true`, {
    method: 'PATCH',
    json: { deletedAt: null, _status: status },
    cookie,
  })
  return { status: answer.status, body: await answer.json() }
}
const stored = (id: string) => cms.payload.findByID({ collection: 'pages', id, depth: 0, disableErrors: true })

it('restores from the trash: one as it was, several as drafts', async () => {
  const published = await deleted('restored-live', 'published')
  expect(await stored(published)).toBeNull()
  expect((await restore([published], 'published')).status).toBe(200)
  expect(await stored(published)).toMatchObject({ slug: 'restored-live', _status: 'published' })

  const several = [await deleted('restored-one', 'published'), await deleted('restored-two', 'draft')]
  const { status, body } = await restore(several, 'draft')
  expect(status).toBe(200)
  expect(body.docs.map(({ id }: { id: string }) => id).sort()).toEqual([...several].sort())
  for (const id of several) expect(await stored(id)).toMatchObject({ _status: 'draft' })
  expect((await restore(several, 'draft')).status, 'neither is in the trash any more').toBe(409)
})

it('says why a page stays in the trash', async () => {
  const draft = await deleted('never-live', 'draft')
  const refused = await restore([draft], 'published')
  expect(refused.status).toBe(409)
  expect(refused.body.errors).toEqual([
    { id: draft, message: 'It was not on the site when it was deleted. Restore it as a draft, then publish it.' },
  ])
  await cms.payload.create({ collection: 'pages', data: { title: 'New owner', slug: 'never-live', _status: 'published' } })
  expect((await restore([draft], 'draft')).body.errors[0].message).toContain("'New owner' has the address 'never-live' now.")
  expect(await stored(draft)).toBeNull()
})

it('restores only one of two that had the same address, also at the same time', async () => {
  for (const at of [1, 2, 3]) {
    const slug = `same-address-${at}`
    const page = await deleted(slug, 'published')
    const post = await cms.payload.create({ collection: 'posts', data: { title: slug, slug, author: 'A', _status: 'published' } })
    const { cookie } = editor
    expect((await cms.request(`/api/content/pages/${post.id}`, { method: 'DELETE', cookie })).status).toBe(200)
    const back = (id: string) => cms.request(`/api/content/pages/${id}/restore`, { json: {}, cookie })
    const answers = await Promise.all([back(page), back(post.id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  }
})

it('is for editors only', async () => {
  const id = await deleted('kept-in-trash', 'published')
  const stranger = await cms.signInAs('builder')
  expect((await restore([id], 'draft', stranger.cookie)).status).toBe(403)
  expect(await stored(id)).toBeNull()
})
