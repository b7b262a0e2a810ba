import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import type { TestPerson } from '../../testing/signInAs'

let cms: TestCms
let editor: TestPerson
beforeAll(async () => {
  cms = await bootCms()
  editor = await cms.signInAs('editor')
})
afterAll(() => cms.stop())

const quote = (text: string) => [{ id: '0123456789abcdef01234567', blockType: 'quote' as const, text, name: 'An engineer' }]
const create = (slug: string, data: object = {}) =>
  cms.payload.create({ collection: 'pages', data: { title: `Title of ${slug}`, slug, ...data, _status: 'published' } })
const publish = (id: string, data: object) => cms.payload.update({ collection: 'pages', id, data: { ...data, _status: 'published' } })
const edit = (id: string, data: object) => cms.payload.update({ collection: 'pages', id, data, draft: true })
const stored = (id: string, newest = false) => cms.payload.findByID({ collection: 'pages', id, depth: 0, draft: newest })
const get = (path: string, cookie = editor.cookie) => cms.request(`/api/content/pages/${path}`, { cookie })
const versionsOf = async (id: string) => (await (await get(`${id}/versions`)).json()).versions
const look = async (id: string, version: string, withAddress = false) =>
  (await get(`${id}/versions/${version}?withAddress=${withAddress}`)).json()
const restore = (id: string, version: string, json: object, cookie = editor.cookie) =>
  cms.request(`/api/content/pages/${id}/versions/${version}/restore`, { method: 'POST', json, cookie })
const undo = (id: string) => cms.request(`/api/content/undos/${id}`, { method: 'POST', json: {}, cookie: editor.cookie })

/** A page that was published twice and has a newer draft. */
async function written(slug: string) {
  const { id } = await create(slug, { title: 'First', sections: quote('First words') })
  await publish(id, { title: 'Second', slug: `${slug}-moved`, sections: quote('Second words') })
  await edit(id, { title: 'Third' })
  const versions = await versionsOf(id)
  return { id, versions, oldest: versions.at(-1).id }
}

describe('the versions of a page', () => {
  it('show who saved them, their status, and what each changed from the one before', async () => {
    const { id } = await create('listed-versions', { title: 'First', sections: quote('First words') })
    await publish(id, { title: 'Second', sections: quote('Second words') })
    const put = await cms.request(`/api/content/pages/${id}`, {
      method: 'PUT',
      json: { title: 'Third', asDraft: true },
      cookie: editor.cookie,
    })
    expect(put.status).toBe(200)
    expect(await versionsOf(id)).toMatchObject([
      { state: 'draft', newest: true, title: 'Third', by: 'Test editor', changed: [{ name: 'Title', kind: 'changed' }] },
      {
        state: 'live',
        newest: false,
        changed: [
          { name: 'Title', kind: 'changed' },
          { name: 'Quote: Second words', kind: 'changed' },
        ],
      },
      { state: 'published', newest: false, title: 'First', changed: null },
    ])
  })

  it('are of one person each: when another one types on, a new version begins', async () => {
    const second = await cms.signInAs('editor', { name: 'Second editor' })
    const { id } = await create('written-by-two', { title: 'Live' })
    const type = async (title: string, { cookie }: TestPerson) => {
      const put = await cms.request(`/api/content/pages/${id}`, { method: 'PUT', json: { title, asDraft: true }, cookie })
      expect(put.status, await put.clone().text()).toBe(200)
    }
    const written = async () => (await versionsOf(id)).map(({ title, by }: { title: string; by: string }) => [title, by])
    await type('One', editor)
    await type('One two', editor)
    await type('One two three', second)
    expect(await written()).toEqual([
      ['One two three', 'Second editor'],
      ['One two', 'Test editor'],
      ['Live', 'admin'],
    ])
    await type('One two three four', editor)
    await type('One two three four five', second)
    expect(await written(), 'while both type, the newest of each is kept').toEqual([
      ['One two three four five', 'Second editor'],
      ['One two three four', 'Test editor'],
      ['Live', 'admin'],
    ])
    // A long run of typing is kept, however recently it was saved.
    await cms.payload.db.pool.query(`update _pages_v set created_at = created_at - interval '1 hour' where parent_id = $1`, [id])
    await type('Later', editor)
    expect(await written()).toHaveLength(4)
  })

  it('include what is live after more drafts than are kept, and it can be restored', async () => {
    const { id } = await create('long-draft', { title: 'Live title', sections: quote('Live words') })
    for (let save = 1; save <= 54; save += 1) await edit(id, { title: `Draft ${save}` })
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map(async (page) => (await get(`${id}/versions?page=${page}`)).json()))
    const versions = pages.flatMap((page) => page.versions)
    expect(new Set(versions.map((version) => version.id)).size).toBe(versions.length)
    expect(pages.map(({ total }) => total)).toEqual(pages.map(() => versions.length))
    expect(versions.filter(({ state }) => state === 'live')).toEqual([versions.at(-1)])
    expect(versions.at(-1)).toMatchObject({ title: 'Live title', changed: null, newest: false })
    expect(versions.at(-2).changed).toEqual([{ name: 'Title', kind: 'changed' }])
    const live = versions.at(-1).id
    const shown = await look(id, live)
    expect(shown).toMatchObject({ version: { state: 'live' }, replacesDraft: true, blocked: false })
    const seen = await cms.request(`/api/site/draft?collection=pages&id=${id}&version=${live}`, { cookie: editor.cookie })
    expect((await seen.json()).page).toMatchObject({ title: 'Live title', sections: [{ text: 'Live words' }] })
    const restored = await restore(id, live, { stamp: shown.effects.stamp })
    expect(restored.status, await restored.clone().text()).toBe(200)
    expect(await stored(id, true)).toMatchObject({ title: 'Live title', _status: 'draft' })
  })

  it('are for editors, and only of the page they belong to', async () => {
    const { id, oldest } = await written('own-versions')
    const other = await create('other-versions')
    const builder = await cms.signInAs('builder')
    for (const path of [`${id}/versions`, `${id}/versions/${oldest}`]) {
      expect((await cms.request(`/api/content/pages/${path}`)).status).toBe(401)
      expect((await get(path, builder.cookie)).status).toBe(403)
    }
    expect((await restore(id, oldest, { stamp: '' }, builder.cookie)).status).toBe(403)
    expect((await get(`${other.id}/versions/${oldest}`)).status).toBe(404)
    expect((await restore(other.id, oldest, { stamp: '' })).status).toBe(404)
    expect((await cms.request(`/api/site/draft?collection=pages&id=${other.id}&version=${oldest}`, { cookie: editor.cookie })).status).toBe(
      404,
    )
  })

  it('are shown as visitors saw them', async () => {
    const { id, oldest } = await written('seen-version')
    const answer = await cms.request(`/api/site/draft?collection=pages&id=${id}&version=${oldest}`, { cookie: editor.cookie })
    expect((await answer.json()).page).toMatchObject({ title: 'First', sections: [{ text: 'First words' }] })
  })
})

describe('restoring a version', () => {
  it('shows what it changes, creates a draft that keeps the address, and can be undone with the draft it replaced', async () => {
    const { id, oldest } = await written('restored')
    const shown = await look(id, oldest)
    expect(shown).toMatchObject({
      version: { title: 'First', state: 'published' },
      fields: [{ label: 'Title', before: 'Third', after: 'First' }],
      sections: [{ kind: 'changed', fields: [{ before: 'Second words', after: 'First words' }] }],
      otherAddress: 'restored',
      replacesDraft: true,
      blocked: false,
      effects: { act: 'restore', address: { before: '/restored-moved', after: '/restored-moved' }, links: [], obstacles: [] },
    })
    expect((await stored(id, true)).title, 'looking changes nothing').toBe('Third')
    const answer = await restore(id, oldest, { stamp: shown.effects.stamp })
    expect(answer.status, await answer.clone().text()).toBe(200)
    const done = await answer.json()
    expect(done.page).toMatchObject({ title: 'First', slug: 'restored-moved', hasUnpublishedChanges: true, isPublished: true })
    expect(await stored(id)).toMatchObject({ title: 'Second', slug: 'restored-moved', _status: 'published' })
    expect((await undo(done.undo)).status).toBe(200)
    expect(await stored(id, true)).toMatchObject({ title: 'Third', _status: 'draft' })
    expect((await stored(id)).title).toBe('Second')
  })

  it('with its address shows the affected links and redirects, and moves nothing before it is published', async () => {
    const { id, oldest } = await written('readdressed')
    const linking = await create('linking-readdressed', { internalLinks: [{ anchor: 'See', targetPage: 'readdressed-moved' }] })
    const shown = await look(id, oldest, true)
    expect(shown.effects).toMatchObject({
      address: { before: '/readdressed-moved', after: '/readdressed' },
      redirects: {
        added: [{ from: '/readdressed-moved', to: '/readdressed' }],
        removed: [{ from: '/readdressed', to: '/readdressed-moved' }],
      },
      links: [{ id: linking.id, becomes: 'redirected', place: 'Related page 1' }],
    })
    expect((await restore(id, oldest, { withAddress: true, stamp: shown.effects.stamp })).status).toBe(200)
    expect(await stored(id, true)).toMatchObject({ slug: 'readdressed', _status: 'draft' })
    expect(await stored(id)).toMatchObject({ slug: 'readdressed-moved', title: 'Second' })
  })

  it('shows which links in its text are broken or redirected', async () => {
    const gone = await create('goes-away')
    const moving = await create('moves-away')
    const feature = (title: string, href: string) => ({ title, text: 'Words', href })
    const { id } = await create('linking-version', {
      sections: [{ blockType: 'featureGrid', features: [feature('Gone', '/goes-away'), feature('Moved', '/moves-away?from=here')] }],
      internalLinks: [{ anchor: 'See', targetPage: 'goes-away' }],
    })
    await publish(id, { sections: quote('Without links'), internalLinks: [] })
    expect((await look(id, (await versionsOf(id)).at(-1).id)).effects.ownLinks, 'while all of them stand').toEqual([])
    await cms.payload.update({ collection: 'pages', id: gone.id, data: { _status: 'draft' } })
    await publish(moving.id, { slug: 'moved-away' })
    const oldest = (await versionsOf(id)).at(-1).id
    const shown = await look(id, oldest)
    expect(shown.effects.ownLinks).toEqual([
      { place: expect.stringMatching(/^Section 1, Feature/), href: '/goes-away', state: 'dead', leadsTo: null },
      { place: expect.stringMatching(/^Section 1, Feature/), href: '/moves-away?from=here', state: 'redirected', leadsTo: '/moved-away' },
      { place: 'Related page 1', href: '/goes-away', state: 'dead', leadsTo: null },
    ])
    expect((await restore(id, oldest, { stamp: shown.effects.stamp })).status, 'they keep nobody from restoring').toBe(200)
  })

  it('is refused for outdated figures, and done once when several confirm the same ones', async () => {
    const { id, oldest } = await written('contested-version')
    const { stamp } = (await look(id, oldest)).effects
    await edit(id, { title: 'Written meanwhile' })
    const refused = await restore(id, oldest, { stamp })
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'consequencesChanged'])
    expect((await stored(id, true)).title).toBe('Written meanwhile')
    const again = (await look(id, oldest)).effects
    const answers = await Promise.all([1, 2, 3].map(() => restore(id, oldest, { stamp: again.stamp })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('is possible for a version that could not be published, and says what is missing', async () => {
    const { id } = await create('unpublishable')
    await edit(id, { sections: [{ blockType: 'quote', text: '' }] })
    await publish(id, { sections: quote('Whole again') })
    const [, incomplete] = await versionsOf(id)
    const shown = await look(id, incomplete.id)
    expect(shown).toMatchObject({ blocked: false, effects: { obstacles: [{ place: 'Section 1, Body' }] } })
    expect((await restore(id, incomplete.id, { stamp: shown.effects.stamp })).status).toBe(200)
    expect((await stored(id, true)).sections).toMatchObject([{ blockType: 'quote' }])
    expect((await stored(id)).sections).toMatchObject([{ text: 'Whole again' }])
  })

  it('is refused if somebody else has taken the address, by name', async () => {
    const { id, oldest } = await written('taken-version')
    await cms.payload.delete({ collection: 'redirects', where: { from: { equals: '/taken-version' } } })
    await create('taken-version')
    const shown = await look(id, oldest, true)
    expect(shown).toMatchObject({ blocked: true, effects: { obstacles: [{ path: 'slug' }] } })
    const refused = await restore(id, oldest, { withAddress: true, stamp: shown.effects.stamp })
    expect([refused.status, (await refused.json()).code]).toEqual([422, 'notRestorable'])
    expect((await look(id, oldest)).blocked, 'its words alone').toBe(false)
  })

  it("is not possible through Payload's own endpoint, which would show nothing first", async () => {
    const { id, oldest } = await written('own-way')
    const refused = await cms.request(`/api/pages/versions/${oldest}?draft=false`, { method: 'POST', cookie: editor.cookie })
    expect([refused.status, (await stored(id, true)).title]).toEqual([409, 'Third'])
    expect((await cms.request(`/api/pages/versions/${oldest}`, { method: 'POST' })).status).toBe(401)
  })
})
