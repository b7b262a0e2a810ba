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

const create = (slug: string, data: object = {}) =>
  cms.payload.create({ collection: 'pages', data: { title: `Title of ${slug}`, slug, ...data, _status: 'published' } })
const edit = (id: string, data: object) => cms.payload.update({ collection: 'pages', id, data, draft: true })
const ask = async (id: string, act = 'publish') =>
  (await cms.request(`/api/content/pages/${id}/consequences?act=${act}`, { cookie: editor.cookie })).json()
const perform = (id: string, stamp: string, act = 'publish') =>
  cms.request(`/api/content/pages/${id}/acts`, { method: 'POST', json: { act, stamp }, cookie: editor.cookie })
const stored = (id: string, newest = false) => cms.payload.findByID({ collection: 'pages', id, depth: 0, draft: newest })
const redirects = async () =>
  (await cms.payload.find({ collection: 'redirects', pagination: false, sort: 'from' })).docs.map(({ from, to }) => `${from} ${to}`)
const linkTo = (slug: string) => ({ internalLinks: [{ anchor: 'See', targetPage: slug }] })

it('lists links (in drafts too) and redirects that a rename affects; undoing it restores all of them', async () => {
  const { id } = await create('old-name')
  await edit(id, { slug: 'new-name', title: 'Renamed' })
  await cms.payload.create({ collection: 'redirects', data: { from: '/older-name', to: '/old-name' } })
  await cms.payload.create({ collection: 'redirects', data: { from: '/new-name', to: '/old-name' } })
  const linking = await create('linking', linkTo('old-name'))
  const unfinished = await create('unfinished')
  await edit(unfinished.id, linkTo('old-name'))
  const before = await redirects()

  const shown = await ask(id)
  expect(shown).toMatchObject({
    address: { before: '/old-name', after: '/new-name' },
    redirects: {
      added: [{ from: '/old-name', to: '/new-name' }],
      changed: [{ from: '/older-name', to: '/new-name' }],
      removed: [{ from: '/new-name', to: '/old-name' }],
      dead: [],
    },
    ownLinks: [],
    obstacles: [],
  })
  expect(shown.feeds).toContain('Sitemap')
  expect(shown.links).toEqual([
    expect.objectContaining({ id: unfinished.id, seenIn: 'draft', becomes: 'redirected', place: 'Related page 1' }),
    expect.objectContaining({ id: linking.id, seenIn: 'published', becomes: 'redirected', place: 'Related page 1' }),
  ])
  expect(await redirects(), 'looking changes nothing').toEqual(before)

  const answer = await perform(id, shown.stamp)
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { page, undo } = await answer.json()
  expect(page).toMatchObject({ livePath: '/new-name', hasUnpublishedChanges: false })
  const undone = await cms.request(`/api/content/undos/${undo}`, { method: 'POST', json: {}, cookie: editor.cookie })
  expect(undone.status, await undone.clone().text()).toBe(200)
  expect(await stored(id)).toMatchObject({ slug: 'old-name', title: 'Title of old-name', _status: 'published' })
  expect(await stored(id, true)).toMatchObject({ slug: 'new-name', title: 'Renamed', _status: 'draft' })
  expect(await redirects()).toEqual(before)
})

it('lists links that break when a page is unpublished; undoing it brings the page and its draft back', async () => {
  const { id } = await create('leaving-page')
  await edit(id, { title: 'Half written' })
  const linking = await create('still-linking', linkTo('leaving-page'))
  const shown = await ask(id, 'unpublish')
  expect(shown).toMatchObject({
    address: { before: '/leaving-page', after: null },
    links: [{ id: linking.id, becomes: 'dead', seenIn: 'published' }],
  })
  const { undo } = await (await perform(id, shown.stamp, 'unpublish')).json()
  expect((await stored(id))._status).toBe('draft')
  await cms.request(`/api/content/undos/${undo}`, { method: 'POST', json: {}, cookie: editor.cookie })
  expect(await stored(id)).toMatchObject({ _status: 'published', title: 'Title of leaving-page' })
  expect(await stored(id, true)).toMatchObject({ _status: 'draft', title: 'Half written' })
})

it('lists what reached a page by its old addresses before it is unpublished', async () => {
  const { id } = await create('stays-for-now')
  await cms.payload.create({ collection: 'redirects', data: { from: '/its-older-name', to: '/stays-for-now' } })
  const linking = await create('links-to-the-older-name', linkTo('its-older-name'))
  for (const act of ['unpublish', 'delete']) {
    const { links, redirects: moved } = await ask(id, act)
    expect(links, act).toEqual([expect.objectContaining({ id: linking.id, href: '/its-older-name', becomes: 'dead' })])
    expect(moved, act).toEqual({ added: [], changed: [], removed: [], dead: [{ from: '/its-older-name', to: '/stays-for-now' }] })
  }
})

it('is refused, and changes nothing, when something changed since the figures were shown', async () => {
  const { id } = await create('contested-name')
  await edit(id, { slug: 'contested-new' })
  const shown = await ask(id)
  await create('late-link', linkTo('contested-name'))
  const answer = await perform(id, shown.stamp)
  expect(answer.status).toBe(409)
  expect((await answer.json()).code).toBe('consequencesChanged')
  expect((await stored(id)).slug).toBe('contested-name')
  expect((await perform(id, (await ask(id)).stamp)).status).toBe(200)
})

it('is done once when several people confirm the same figures', async () => {
  const { id } = await create('confirmed-by-all')
  await edit(id, { slug: 'confirmed-once' })
  const { stamp } = await ask(id)
  const answers = await Promise.all([perform(id, stamp), perform(id, stamp), perform(id, stamp)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

it('lists what deleting a page leaves behind, and deletes it for exactly these consequences', async () => {
  const { id } = await create('deleted-page')
  const linking = await create('linking-to-deleted', linkTo('deleted-page'))
  const remove = (stamp: string) => cms.request(`/api/content/pages/${id}?stamp=${stamp}`, { method: 'DELETE', cookie: editor.cookie })
  const shown = await ask(id, 'delete')
  expect(shown).toMatchObject({
    act: 'delete',
    address: { before: '/deleted-page', after: null },
    links: [{ id: linking.id, becomes: 'dead' }],
  })
  expect((await stored(id))._status, 'looking deletes nothing').toBe('published')
  await create('linking-late', linkTo('deleted-page'))
  const refused = await remove(shown.stamp)
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'consequencesChanged'])
  expect((await stored(id))._status).toBe('published')
  expect((await remove((await ask(id, 'delete')).stamp)).status).toBe(200)
  await expect(stored(id)).rejects.toThrow('Not Found')
  expect((await cms.request(`/api/content/pages/${id}/restore`, { method: 'POST', json: {}, cookie: editor.cookie })).status).toBe(200)
  expect((await stored(id))._status).toBe('published')
})

it('the specified call that changes a page checks a stamp if one is given', async () => {
  const { id } = await create('stamped-page')
  const linking = await create('linking-to-stamped', linkTo('stamped-page'))
  const put = (json: object) => cms.request(`/api/content/pages/${id}`, { method: 'PUT', json, cookie: editor.cookie })
  const { stamp } = await ask(id, 'unpublish')
  await cms.payload.update({ collection: 'pages', id: linking.id, data: { internalLinks: [] } })
  const refused = await put({ isPublished: false, stamp })
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'consequencesChanged'])
  expect((await stored(id))._status).toBe('published')
  expect((await put({ slug: 'stamped-elsewhere', stamp: (await ask(id)).stamp })).status, 'another address than the one shown').toBe(409)
  expect((await put({ isPublished: false, stamp: (await ask(id, 'unpublish')).stamp })).status).toBe(200)
  expect((await stored(id))._status).toBe('draft')
})

it("Payload's own REST affects single pages only: it cannot move, unpublish or delete a page, nor edit in bulk", async () => {
  const { id } = await create('kept-page')
  const send = async (query: string, json: object, method = 'PATCH') => {
    const body = method === 'DELETE' ? {} : { json }
    const answer = await cms.request(`/api/pages${query}`, { method, cookie: editor.cookie, ...body })
    return [answer.status, (await answer.json()).code]
  }
  const refused = [409, 'showFirst']
  expect(await send(`/${id}`, { _status: 'draft' })).toEqual(refused)
  expect(await send(`/${id}`, { slug: 'moved-page', _status: 'published' })).toEqual(refused)
  expect(await send(`/${id}`, { slug: 'moved-page' })).toEqual(refused)
  expect(await send(`/${id}`, { deletedAt: new Date().toISOString() })).toEqual(refused)
  expect(await send(`/${id}`, {}, 'DELETE')).toEqual(refused)
  for (const change of [{ _status: 'draft' }, { deletedAt: null }, { deletedAt: null, _status: 'draft', title: 'Other' }])
    expect(await send(`?where[id][equals]=${id}`, change), 'several at once').toEqual(refused)
  expect((await send('?where[id][exists]=true', { deletedAt: null, _status: 'draft' }))[0], 'nothing is in the trash').toBe(409)
  expect(await send(`?where[id][equals]=${id}`, {}, 'DELETE')).toEqual([403, 'forbidden'])
  expect(await stored(id)).toMatchObject({ slug: 'kept-page', _status: 'published' })
  expect((await send(`/${id}?draft=true`, { slug: 'moved-page', _status: 'draft' }))[0], 'a draft moves nothing').toBe(200)
  expect(await send(`/${id}`, { _status: 'published' }), 'nor is that draft published').toEqual(refused)
  expect(await send(`/${id}?draft=true`, { _status: 'published' }), 'under no name').toEqual(refused)
  expect((await send(`/${id}`, { slug: 'kept-page', title: 'Other words', _status: 'published' }))[0]).toBe(200)
  expect(await stored(id)).toMatchObject({ title: 'Other words', _status: 'published' })
})

it('names links in running text that lead nowhere, by address or by document, before a page is published', async () => {
  const draft = await cms.payload.create({ collection: 'pages', data: { title: 'Draft', slug: 'still-a-draft', _status: 'draft' } })
  const gone = await create('gone-from-text')
  const live = await create('live-target')
  const words = { type: 'text', version: 1, text: 'See', format: 0, detail: 0, mode: 'normal', style: '' }
  const link = (fields: object) => ({ type: 'link', version: 3, children: [words], fields: { newTab: false, ...fields } })
  const named = (id: string) => link({ linkType: 'internal', doc: { relationTo: 'pages', value: id } })
  const links = [named(draft.id), named(gone.id), named(live.id), link({ linkType: 'custom', url: '/nowhere-at-all' })]
  const body = {
    root: {
      type: 'root',
      version: 1,
      format: '' as const,
      indent: 0,
      direction: null,
      children: [{ type: 'paragraph', version: 1, children: links }],
    },
  }
  const { id } = await cms.payload.create({
    collection: 'pages',
    data: { title: 'Linking text', slug: 'linking-text', sections: [{ blockType: 'richText', tone: 'paper', body }], _status: 'draft' },
    draft: true,
  })
  await cms.payload.delete({ collection: 'pages', id: gone.id })
  const nowhere = ['/still-a-draft', `/${gone.id}`, '/nowhere-at-all']
  const { ownLinks } = await ask(id)
  expect(ownLinks.map(({ href, state }: { href: string; state: string }) => [href, state])).toEqual(nowhere.map((href) => [href, 'dead']))
  const at = new Date(Date.now() + 3_600_000).toISOString()
  const planned = await cms.request(`/api/content/schedules`, {
    method: 'POST',
    json: { collection: 'pages', id, what: 'publish', at },
    cookie: editor.cookie,
  })
  expect([planned.status, JSON.stringify(await planned.json())]).toEqual([422, expect.stringContaining('/still-a-draft leads nowhere')])
})

it('names what prevents a page from being published', async () => {
  const { id } = await create('obstructed-name')
  await edit(id, { slug: 'obstructed-new', sections: [{ blockType: 'quote', text: '' }] })
  expect((await ask(id)).obstacles).toMatchObject([{ place: 'Section 1, Body' }])
  expect((await perform(id, '')).status).toBe(422)
})
