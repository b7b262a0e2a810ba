import { NEW_PAGE } from '@framewell/domain/content/newPage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { type ContentClient, contentClient, CONTENT_PAGES as PAGES } from '../../testing/contentClient'
import type { TestPerson } from '../../testing/signInAs'

let cms: TestCms
let client: ContentClient
let editor: TestPerson
let second: TestPerson
beforeAll(async () => {
  cms = await bootCms()
  editor = await cms.signInAs('editor')
  second = await cms.signInAs('operator')
  client = contentClient(cms, editor.cookie)
})
afterAll(() => cms.stop())

describe('two editors', () => {
  it('who edit the same version: the second one learns who was first, and nothing is overwritten', async () => {
    const { id, version } = await client.create({ slug: 'contested' })
    const first = await client.page(client.put(id, { title: 'Mine', expectedVersion: version }))
    const answer = await client.put(id, { title: 'Theirs', expectedVersion: version }, second.cookie)
    expect(answer.status).toBe(409)
    const problem = await answer.json()
    expect(problem).toMatchObject({ code: 'changedMeanwhile', expected: { version: first.version, modifiedBy: 'Test editor' } })
    expect(problem.detail).toContain('Test editor')
    expect((await client.get(id)).title).toBe('Mine')
    expect(await client.page(client.put(id, { title: 'Theirs', expectedVersion: first.version }, second.cookie))).toMatchObject({
      title: 'Theirs',
      modifiedBy: 'Test operator',
    })
  })

  it('who save at the same moment: one succeeds, the other is refused', async () => {
    const { id, version } = await client.create({ slug: 'same-moment' })
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((title, at) => client.put(id, { title, expectedVersion: version }, at === 1 ? second.cookie : undefined)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('see changes saved in the panel as well', async () => {
    const { id, version } = await client.create({ slug: 'panel-too' })
    await cms.request(`/api/posts/${id}?draft=true&autosave=true`, {
      method: 'PATCH',
      json: { title: 'In the panel' },
      cookie: second.cookie,
    })
    expect((await client.put(id, { title: 'On the screen', expectedVersion: version })).status).toBe(409)
    expect(await client.get(id)).toMatchObject({ title: 'In the panel', modifiedBy: 'Test operator' })
  })
})

describe('DELETE and restore', () => {
  it('unpublish a page and bring it back as it was, including its draft', async () => {
    const { id } = await client.create({ title: 'Deleted', slug: 'deleted-page', isPublished: true })
    const before = await client.page(client.put(id, { title: 'Being edited', asDraft: true }))
    const answer = await client.call('DELETE', `${PAGES}/${id}`)
    expect(await answer.json()).toEqual({ deleted: true, id })
    expect((await client.at('/deleted-page')).kind).toBe('none')
    expect((await client.call('GET', `${PAGES}/${id}`)).status).toBe(404)
    expect((await client.list(client.call('GET', PAGES))).map((entry) => entry.id)).not.toContain(id)
    for (const path of [`/api/posts/${id}`, `/api/posts/${id}?trash=true`, `/api/posts?trash=true&where[id][equals]=${id}`]) {
      expect(await (await client.asStranger(path)).text(), path).not.toContain('deleted-page')
    }
    expect(await client.page(client.call('POST', `${PAGES}/${id}/restore`))).toEqual(before)
    const shown = await client.at('/deleted-page')
    expect(shown.kind === 'page' && shown.page.title).toBe('Deleted')
    expect(await client.page(client.call('POST', `${PAGES}/${id}/restore`))).toEqual(before)
  })

  it('list what is in the trash with its newest words, to editors only', async () => {
    const { id } = await client.create({ kind: 'page', title: 'First words', slug: 'in-the-trash' })
    await client.page(client.put(id, { title: 'Newest words', asDraft: true }))
    const trash = async () => (await client.list(client.call('GET', `${PAGES}?status=deleted`))).filter((page) => page.id === id)
    expect(await trash()).toEqual([])
    await client.call('DELETE', `${PAGES}/${id}`)
    expect(await trash()).toMatchObject([{ title: 'Newest words', kind: 'page', isPublished: false, deletedAt: expect.any(String) }])
    expect(await (await client.asStranger(`${PAGES}?status=deleted`)).json()).toEqual([])
    await client.page(client.call('POST', `${PAGES}/${id}/restore`))
    expect(await trash()).toEqual([])
  })

  it('bring a draft back as a draft', async () => {
    const { id } = await client.create({ slug: 'deleted-draft' })
    await client.call('DELETE', `${PAGES}/${id}`)
    expect(await client.page(client.call('POST', `${PAGES}/${id}/restore`))).toMatchObject({ isPublished: false, slug: 'deleted-draft' })
  })

  it('free the address, and name the page that took it since', async () => {
    const old = await client.create({ slug: 'reused', isPublished: true })
    await client.call('DELETE', `${PAGES}/${old.id}`)
    const taker = await client.create({ title: 'The taker', slug: 'reused', isPublished: true })
    expect(taker.slug).toBe('reused')
    const answer = await client.call('POST', `${PAGES}/${old.id}/restore`)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'slugTaken', detail: "'The taker' has the address 'reused' now." })
    await client.put(taker.id, { slug: 'reused-by-taker' })
    expect(await client.at('/reused')).toMatchObject({ kind: 'redirect' })
    expect(await client.page(client.call('POST', `${PAGES}/${old.id}/restore`))).toMatchObject({ slug: 'reused', isPublished: true })
    expect((await client.at('/reused')).kind).toBe('page')
  })

  it("restore from the panel's own trash as drafts, so that nothing goes live unpublished", async () => {
    const { id } = await client.create({ slug: 'panel-trash', isPublished: true })
    const patch = (json: object) => cms.request(`/api/posts/${id}?trash=true`, { method: 'PATCH', json, cookie: editor.cookie })
    expect((await patch({ deletedAt: new Date().toISOString() })).status, 'shown first').toBe(409)
    expect((await client.at('/panel-trash')).kind).toBe('page')
    await client.call('DELETE', `${PAGES}/${id}`)
    expect((await patch({ deletedAt: null, _status: 'published' })).status).toBe(200)
    expect((await client.at('/panel-trash')).kind).toBe('none')
    expect(await client.page(client.call('GET', `${PAGES}/${id}`))).toMatchObject({ isPublished: false, slug: 'panel-trash' })
  })
})

describe('access', () => {
  it('the public, builders and partners get published versions and never a draft', async () => {
    const draft = await client.create({ title: 'Hidden draft', slug: 'hidden-draft' })
    const live = await client.create({ title: 'Shown', slug: 'shown-to-all', isPublished: true })
    await client.put(live.id, { title: 'Hidden change', asDraft: true })
    const builder = await cms.signInAs('builder')
    const partner = await cms.signInAs('partner')
    for (const cookie of [undefined, builder.cookie, partner.cookie]) {
      for (const path of [PAGES, `${PAGES}?status=draft`, `${PAGES}?search=hidden`, `${PAGES}/${draft.id}`, `${PAGES}/${live.id}`]) {
        const answer = await cms.request(path, cookie ? { cookie } : {})
        expect(await answer.text(), path).not.toMatch(/hidden/i)
      }
      expect((await cms.request(`${PAGES}/${draft.id}`, cookie ? { cookie } : {})).status).toBe(404)
      const shown = await client.page(cms.request(`${PAGES}/${live.id}`, cookie ? { cookie } : {}))
      expect(shown).toMatchObject({ title: 'Shown', isPublished: true, modifiedBy: 'admin', hasUnpublishedChanges: false })
    }
    expect((await client.list(client.asStranger(PAGES))).every(({ isPublished }) => isPublished)).toBe(true)
  })

  it.each(['editor', 'operator', 'super_admin'] as const)('%s writes', async (role) => {
    const { cookie } = await cms.signInAs(role)
    const { id } = await client.page(client.call('POST', PAGES, { ...NEW_PAGE, slug: `by-${role.replace('_', '-')}` }, cookie))
    expect((await client.put(id, { title: 'By role' }, cookie)).status).toBe(200)
    expect((await client.call('DELETE', `${PAGES}/${id}`, undefined, cookie)).status).toBe(200)
  })

  it("a request cannot set a page's editor, dates or score", async () => {
    const { id } = await client.create({ slug: 'no-mass-assignment' })
    const odd = { modifiedBy: 'Somebody else', lastModified: '2001-01-01T00:00:00.000Z', seoScore: 100, kind: 'page', id: editor.id }
    const updated = await client.page(client.put(id, { ...odd, title: 'Honest' }))
    expect(updated).toMatchObject({ id, modifiedBy: 'Test editor', kind: 'post', seoScore: 0 })
    expect(updated.lastModified).not.toBe(odd.lastModified)
  })
})

describe('the minimum SEO score', () => {
  const minimum = (minimumSeoScore: number) => cms.payload.updateGlobal({ slug: 'site-settings', data: { minimumSeoScore } })
  afterAll(() => minimum(0))

  it('blocks publishing below it, on the field, through the call and through the panel', async () => {
    const { id } = await client.create({ slug: 'gated', metaTitle: 'Short' })
    await minimum(40)
    const answer = await client.put(id, { isPublished: true })
    expect(answer.status).toBe(400)
    expect((await answer.json()).fields[0]).toEqual({
      path: 'isPublished',
      message: 'The SEO score is 10; at least 40 is needed to publish.',
    })
    const panel = await cms.request(`/api/posts/${id}`, { method: 'PATCH', json: { _status: 'published' }, cookie: editor.cookie })
    expect(panel.status).toBe(400)
    expect((await client.get(id)).isPublished).toBe(false)
    expect((await client.put(id, { title: 'A draft is saved all the same' })).status).toBe(200)
    const enough = { metaTitle: 'x'.repeat(40), metaDescription: 'x'.repeat(140), keywords: 'steel', isPublished: true }
    expect(await client.page(client.put(id, enough))).toMatchObject({ isPublished: true, seoScore: 45 })
  })
})

it('the public sees every published change in the next list request', async () => {
  const titles = async () => (await client.list(client.asStranger(PAGES))).map(({ title }) => title)
  const { id } = await client.create({ title: 'Listed', slug: 'listed', isPublished: true })
  expect(await titles()).toContain('Listed')
  await client.put(id, { title: 'Listed again' })
  expect(await titles()).toContain('Listed again')
  await client.call('DELETE', `${PAGES}/${id}`)
  expect(await titles()).not.toContain('Listed again')
  await client.call('POST', `${PAGES}/${id}/restore`)
  expect(await titles()).toContain('Listed again')
  await client.put(id, { isPublished: false })
  expect(await titles()).not.toContain('Listed again')
})
