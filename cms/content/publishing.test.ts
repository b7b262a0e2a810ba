import { ROLES } from '@framewell/domain/accounts/roles'
import { getDraftPage, getSitePage, listSitePaths, previewDraft } from '@framewell/domain/content/site'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paragraph, richText } from '../seed/richText'
import { bootCms, type TestCms } from '../testing/bootCms'
import { inTurn } from '../testing/malformed'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const hero = (title: string) => ({ blockType: 'hero', tone: 'paper', title, picture: 'none' }) as const
const pageAt = async (path: string) => getSitePage.output.parse(await (await cms.request(`/api/site/page?path=${path}`)).json())

describe('drafts', () => {
  it('are only visible to people who may edit, through the calls and through REST', async () => {
    const { payload } = cms
    const page = await payload.create({
      collection: 'pages',
      data: { title: 'Public words', slug: 'public-words', sections: [hero('Public words')], _status: 'published' },
    })
    await payload.update({
      collection: 'pages',
      id: page.id,
      data: { title: 'Secret words', sections: [hero('Secret words')] },
      draft: true,
    })
    const unborn = await payload.create({ collection: 'pages', data: { title: 'Secret words too', slug: 'secret-words-too' }, draft: true })
    const builder = await cms.signInAs('builder')
    const paths = [
      `/api/pages?draft=true`,
      `/api/pages?depth=2&draft=true&where[title][contains]=Secret`,
      `/api/pages/${page.id}?draft=true`,
      `/api/pages/${unborn.id}?draft=true`,
      `/api/pages/${unborn.id}`,
      `/api/pages/versions`,
      `/api/pages/versions?where[parent][equals]=${page.id}`,
      `/api/posts?draft=true`,
      `/api/site/page?path=/public-words`,
      `/api/site/page?path=/secret-words-too`,
      `/api/site/paths`,
      `/api/site/draft?collection=pages&id=${page.id}`,
    ]
    for (const cookie of [undefined, builder.cookie]) {
      for (const path of paths) {
        const response = await cms.request(path, cookie ? { cookie } : {})
        expect(await response.text(), `${path} for ${cookie ? 'a builder' : 'a stranger'}`).not.toMatch(/Secret words|secret-words/)
        expect(response.status).toBeLessThan(500)
      }
    }
    const published = await pageAt('/public-words')
    expect(published.kind === 'page' && published.page).toMatchObject({ title: 'Public words', draft: false })
  })

  it('are previewed by editors, without incomplete sections', async () => {
    const { cookie } = await cms.signInAs('editor')
    const draft = await cms.payload.create({
      collection: 'pages',
      data: {
        title: 'Half typed',
        slug: 'half-typed',
        sections: [{ blockType: 'hero', tone: 'paper', picture: 'none' }, hero('Complete')] as never,
      },
      draft: true,
    })
    const response = await cms.request(`/api/site/draft?collection=pages&id=${draft.id}`, { cookie })
    const { page } = getDraftPage.output.parse(await response.json())
    expect(page).toMatchObject({ title: 'Half typed', draft: true, sections: [{ title: 'Complete' }] })
  })

  it('are previewed with unsaved edits, as sent by the content screen and by the panel, and nothing is stored', async () => {
    const { payload } = cms
    const { cookie } = await cms.signInAs('editor')
    const data = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#1F4E79' } })
      .png()
      .toBuffer()
    const file = { data, mimetype: 'image/png', name: 'panel.png', size: data.length }
    const { id: picture } = await payload.create({ collection: 'media', data: { alt: 'A wall panel' }, file })
    const stored = await payload.create({
      collection: 'pages',
      data: { title: 'Before', slug: 'typed-into', sections: [hero('Before')], _status: 'published' },
    })
    const target = { collection: 'pages', id: stored.id }
    const typed = async (body: object, as = cookie) =>
      cms.request('/api/site/draft', {
        method: 'POST',
        cookie: as,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...target, ...body }),
      })
    const seen = async (body: object) => previewDraft.output.parse(await (await typed(body)).json()).page
    const section = { ...stored.sections?.[0] }
    expect(await seen({ change: { title: 'While I type' } })).toMatchObject({ title: 'While I type', sections: [{ title: 'Before' }] })
    expect(
      await seen({
        form: {
          ...stored,
          title: 'In the panel',
          sections: [
            { ...section, title: 'Half a' },
            { id: '6b04096974780777bdddc8aa', blockType: 'image', media: picture },
          ],
        },
      }),
    ).toMatchObject({ title: 'In the panel', sections: [{ title: 'Half a' }, { media: { alt: 'A wall panel' } }] })
    // Missing or impossible values leave the rest unchanged or are refused.
    expect((await seen({ form: { ...stored, sections: [{ blockType: 'hero' }, section] } })).sections).toHaveLength(1)
    expect((await typed({ form: { ...stored, title: 7 } })).status).toBe(422)
    expect((await typed({ collection: 'posts' })).status).toBe(404)
    for (const role of ['builder', 'partner'] as const)
      expect((await typed({ change: { title: 'Mine' } }, (await cms.signInAs(role)).cookie)).status).toBe(403)
    const after = await payload.findByID({ collection: 'pages', id: stored.id, draft: true })
    expect(after).toMatchObject({ title: 'Before', updatedAt: stored.updatedAt })
  })

  it('are previewed or refused, whatever a form contains', async () => {
    const { payload } = cms
    const { cookie } = await cms.signInAs('editor')
    const { id } = await payload.create({
      collection: 'posts',
      data: {
        title: 'Odd',
        slug: 'odd-forms',
        sections: [hero('Odd'), { blockType: 'richText', tone: 'paper', body: richText(paragraph('Words')) }],
      },
      draft: true,
    })
    const form = await payload.findByID({ collection: 'posts', id, draft: true, depth: 0 })
    const places = placesIn({ ...form, cover: 'no-id', seo: { openGraphImage: 'no-id', keywords: [] }, internalLinks: [{ anchor: 'x' }] })
    expect(places.length).toBeGreaterThan(30)
    const oddities = [null, 7, 'odd', [], [null], {}]
    for (const [turn, place] of places.entries()) {
      for (const odd of inTurn(oddities, turn, oddities.length)) {
        const body = JSON.stringify({ collection: 'posts', id, form: place(odd) })
        const { status } = await cms.request('/api/site/draft', {
          method: 'POST',
          cookie,
          headers: { 'content-type': 'application/json' },
          body,
        })
        expect([200, 400, 422], `${status} for ${body}`).toContain(status)
      }
    }
  })
})

/** For every position in a value, a function that replaces it. */
function placesIn(value: unknown): ((other: unknown) => unknown)[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) => {
    const put = (other: unknown) => (Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other })
    return [put, ...placesIn(member).map((within) => (other: unknown) => put(within(other)))]
  })
}

it('an unpublished page is gone for visitors at once, and back when it is published again', async () => {
  const page = await cms.payload.create({
    collection: 'pages',
    data: { title: 'Comes and goes', slug: 'comes-and-goes', _status: 'published' },
  })
  expect((await pageAt('/comes-and-goes')).kind).toBe('page')
  await cms.payload.update({ collection: 'pages', id: page.id, data: { _status: 'draft' } })
  expect((await pageAt('/comes-and-goes')).kind).toBe('none')
  const { paths } = listSitePaths.output.parse(await (await cms.request('/api/site/paths')).json())
  expect(paths.map(({ path }) => path)).not.toContain('/comes-and-goes')
  await cms.payload.update({ collection: 'pages', id: page.id, data: { _status: 'published', title: 'Back' } })
  const back = await pageAt('/comes-and-goes')
  expect(back.kind === 'page' && back.page.title).toBe('Back')
})

it('a published edit is in the very next answer', async () => {
  const { cookie } = await cms.signInAs('editor')
  const page = await cms.payload.create({ collection: 'pages', data: { title: 'Edit 0', slug: 'edited', _status: 'published' } })
  for (let edit = 1; edit <= 5; edit++) {
    const saved = await cms.request(`/api/pages/${page.id}`, {
      method: 'PATCH',
      json: { title: `Edit ${edit}`, _status: 'published' },
      cookie,
    })
    expect(saved.status).toBe(200)
    const seen = await pageAt('/edited')
    expect(seen.kind === 'page' && seen.page.title).toBe(`Edit ${edit}`)
  }
})

describe('access to writing content', () => {
  const collections = ['pages', 'posts', 'redirects'] as const
  const bodies = {
    pages: { title: 'By role', _status: 'published' },
    posts: { title: 'By role', excerpt: 'Words', author: 'A', category: 'Education', _status: 'published' },
    redirects: { from: '/by-role', to: '/terms' },
  }
  const mayWrite = ['super_admin', 'operator', 'editor']

  it.each([...ROLES, 'stranger' as const])('%s', async (role) => {
    const cookie = role === 'stranger' ? {} : { cookie: (await cms.signInAs(role)).cookie }
    for (const collection of collections) {
      const slug = `by-${role.replace('_', '-')}-${collection}`
      const body = collection === 'redirects' ? { ...bodies.redirects, from: `/${slug}` } : { ...bodies[collection], slug }
      const created = await cms.request(`/api/${collection}`, { json: body, ...cookie })
      expect(mayWrite.includes(role) ? [201] : [401, 403], `create ${collection}`).toContain(created.status)
    }
    for (const global of ['navigation', 'site-settings']) {
      const current = await cms.request(`/api/globals/${global}`, cookie)
      expect(current.status).toBe(mayWrite.includes(role) ? 200 : role === 'stranger' ? 401 : 403)
      const saved = await cms.request(`/api/globals/${global}`, { json: { smallPrint: `by ${role}` }, ...cookie })
      if (mayWrite.includes(role)) expect(saved.status).toBe(200)
      else expect([401, 403]).toContain(saved.status)
    }
    const library = await cms.request('/api/media', cookie)
    if (mayWrite.includes(role)) expect(library.status).toBe(200)
    else expect([401, 403]).toContain(library.status)
    const jobs = await cms.request('/api/payload-jobs', { json: { taskSlug: 'schedulePublish', input: {} }, ...cookie })
    expect([401, 403, 404, 405]).toContain(jobs.status)
  })
})

it('a scheduled publication runs with the rights of the person who scheduled it', async () => {
  const schedule = async (title: string, userId: string) => {
    const { id } = await cms.payload.create({ collection: 'pages', data: { title }, draft: true })
    const input = { type: 'publish', doc: { relationTo: 'pages', value: id }, user: { relationTo: 'accounts', value: userId } } as const
    await cms.payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: new Date(Date.now() - 1000) })
  }
  await schedule('Due now', (await cms.signInAs('editor')).id)
  await schedule('Not allowed', (await cms.signInAs('builder')).id)
  await cms.payload.jobs.run({ queue: 'default', limit: 10 })
  expect((await pageAt('/due-now')).kind).toBe('page')
  expect((await pageAt('/not-allowed')).kind).toBe('none')
})
