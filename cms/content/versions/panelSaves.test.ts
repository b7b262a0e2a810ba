import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { contentClient } from '../../testing/contentClient'
import type { TestPerson } from '../../testing/signInAs'

let cms: TestCms
let editor: TestPerson
let second: TestPerson
beforeAll(async () => {
  cms = await bootCms()
  editor = await cms.signInAs('editor')
  second = await cms.signInAs('operator')
})
afterAll(() => cms.stop())

const draft = async (title: string) => {
  const made = await cms.payload.create({ collection: 'pages', data: { title }, draft: true })
  return { id: made.id, version: made.updatedAt }
}
/** A save as the panel sends it. */
const save = (id: string, json: object, version?: string, cookie = editor.cookie) =>
  cms.request(`/api/pages/${id}?depth=0&draft=true&autosave=true`, {
    method: 'PATCH',
    json,
    cookie,
    ...(version ? { headers: { 'if-match': `"${version}"` } } : {}),
  })
const stored = (id: string) => cms.payload.findByID({ collection: 'pages', id, draft: true, depth: 0 })

describe('a save in the panel', () => {
  it('based on an older version is refused, naming who saved meanwhile, and overwrites nothing', async () => {
    const { id, version } = await draft('Contested in the panel')
    const first = await save(id, { title: 'First' }, version)
    expect(first.status).toBe(200)
    const { doc } = await first.json()
    const answer = await save(id, { title: 'Second' }, version, second.cookie)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'changedMeanwhile', error: expect.stringContaining('Test editor') })
    expect((await stored(id)).title).toBe('First')
    expect((await save(id, { title: 'Second' }, doc.updatedAt, second.cookie)).status).toBe(200)
  })

  it('at the same moment as others succeeds once, and the others are refused', async () => {
    const { id, version } = await draft('At once')
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((title, at) => save(id, { title }, version, at === 1 ? second.cookie : undefined)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('typed by one person is not stored under the name of the next person to sign in, nor by the content screen', async () => {
    const { id } = await draft('Typed by the editor')
    const typedBy = editor.id
    const sent = await cms.request(`/api/pages/${id}?depth=0&draft=true&autosave=true`, {
      method: 'PATCH',
      json: { title: 'Sent by the operator' },
      cookie: second.cookie,
      headers: { 'x-typed-by': typedBy },
    })
    expect([sent.status, (await sent.json()).code]).toEqual([401, 'signInRequired'])
    const screen = await contentClient(cms, second.cookie).put(id, { title: 'Sent by the operator', typedBy, asDraft: true })
    expect([screen.status, (await screen.json()).code]).toEqual([401, 'signInRequired'])
    expect(await stored(id)).toMatchObject({ title: 'Typed by the editor' })
    expect((await contentClient(cms, editor.cookie).put(id, { title: 'By the editor', typedBy, asDraft: true })).status).toBe(200)
  })

  it('does not erase what the content screen saved', async () => {
    const { id, version } = await draft('Both surfaces')
    const screen = contentClient(cms, second.cookie)
    expect((await screen.put(id, { metaTitle: 'From the screen', asDraft: true })).status).toBe(200)
    expect((await save(id, { title: 'From the panel' }, version)).status).toBe(409)
    expect(await screen.get(id)).toMatchObject({ title: 'Both surfaces', metaTitle: 'From the screen' })
  })

  it('publishes the newest version only, and updates links on other pages', async () => {
    const { id, version } = await draft('Publish me')
    const publish = (expected: string) =>
      cms.request(`/api/pages/${id}?depth=0`, {
        method: 'PATCH',
        json: { _status: 'published' },
        cookie: editor.cookie,
        headers: { 'if-match': `"${expected}"` },
      })
    const { doc } = await (await save(id, { title: 'Changed' }, version)).json()
    expect((await publish(version)).status).toBe(409)
    expect((await publish(doc.updatedAt)).status).toBe(200)
  })

  it('does not delete an untouched document once somebody else has edited it', async () => {
    const { id, version } = await draft('Nearly forsaken')
    await save(id, { title: 'Written meanwhile' }, version, second.cookie)
    const forsake = await cms.request(`/api/pages/${id}`, {
      method: 'DELETE',
      cookie: editor.cookie,
      headers: { 'if-match': `"${version}"` },
    })
    expect(forsake.status).toBe(409)
    expect((await stored(id)).title).toBe('Written meanwhile')
  })

  it('can permanently delete a document from the panel only until somebody edits it', async () => {
    const make = async (data: object) => (await cms.payload.create({ collection: 'pages', data, draft: true })).id
    const remove = async (id: string) => (await cms.request(`/api/pages/${id}`, { method: 'DELETE', cookie: editor.cookie })).status
    expect(await remove(await make({}))).toBe(200)
    expect(await remove(await make({ title: 'Written' }))).toBe(409)
  })

  it('still returns no document for an unknown ID', async () => {
    expect((await save('00000000-0000-4000-8000-000000000000', { title: 'x' }, 'y')).status).toBe(404)
  })
})

describe('Duplicate', () => {
  it.each([
    ['pages', { title: 'Original page', slug: 'original-page', _status: 'published' }],
    ['posts', { title: 'Original post', slug: 'original-post', author: 'A', _status: 'published' }],
  ] as const)('creates a separate draft from %s', async (collection, data) => {
    const { id } =
      collection === 'pages'
        ? await cms.payload.create({ collection, data })
        : await cms.payload.create({ collection, data: { ...data, excerpt: 'x' } })
    const duplicate = () =>
      cms.request(`/api/${collection}/${id}/duplicate?depth=0`, { method: 'POST', json: { _status: 'draft' }, cookie: editor.cookie })
    const answer = await duplicate()
    expect(answer.status, await answer.clone().text()).toBeLessThan(300)
    const { doc } = await answer.json()
    expect(doc).toMatchObject({ title: `${data.title} (copy)`, slug: `${data.slug}-copy`, _status: 'draft', publishedAt: null })
    expect((await (await duplicate()).json()).doc.slug).toBe(`${data.slug}-copy-2`)
  })
})
