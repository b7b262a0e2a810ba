import { slugFor } from '@framewell/domain/content/slugFor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const page = (title: string, slug?: string) =>
  cms.payload.create({ collection: 'pages', data: { title, slug: slug ?? '', _status: 'published' } })
const post = (title: string, slug: string) =>
  cms.payload.create({
    collection: 'posts',
    data: { title, slug, excerpt: 'Words', author: 'A', category: 'Education', _status: 'published' },
  })

describe('an address', () => {
  it('belongs to one page or post', async () => {
    await page('First', 'shared')
    await expect(post('Second', 'shared')).rejects.toMatchObject({
      data: { errors: [{ path: 'slug', message: "'First' already has this address" }] },
    })
    await post('Third', 'from-a-post')
    await expect(page('Fourth', 'from-a-post')).rejects.toThrow()
  })

  it('goes to one of two who claim it at the same time', async () => {
    const outcomes = await Promise.allSettled([
      page('A', 'contested'),
      post('B', 'contested'),
      page('C', 'contested'),
      post('D', 'contested'),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it.each(['api', 'cms', 'releases', 'media', 'static'])('is never the reserved name %s', async (slug) => {
    await expect(page('House', slug)).rejects.toMatchObject({ data: { errors: [{ path: 'slug' }] } })
  })

  it.each(['With Capitals', 'two/segments', '-dash', 'double--dash', 'umläut'])('is never %s', async (slug) => {
    await expect(page('Odd', slug)).rejects.toMatchObject({ data: { errors: [{ path: 'slug' }] } })
  })

  it('is derived from the title once, and stays when the title changes', async () => {
    const draft = (data: object) => cms.payload.update({ collection: 'pages', id: made.id, data, draft: true })
    const made = await cms.payload.create({ collection: 'pages', data: { title: 'What is' }, draft: true })
    expect(made.slug).toBe('what-is')
    expect((await draft({ title: 'What is steel?' })).slug).toBe('what-is')
    expect((await draft({ slug: 'steel' })).slug).toBe('steel')
    expect((await draft({ title: 'What steel is' })).slug).toBe('steel')
    await draft({ _status: 'published' })
    const published = await cms.payload.update({ collection: 'pages', id: made.id, data: { title: 'Another title', _status: 'published' } })
    expect(published.slug).toBe('steel')
  })

  it('of a draft is reserved for it until the draft drops it or is deleted', async () => {
    const renamed = await page('Wind', 'wind')
    const draft = (data: object) => cms.payload.update({ collection: 'pages', id: renamed.id, data, draft: true })
    await draft({ slug: 'storm' })
    for (const attempt of [() => page('Late', 'storm'), () => post('Late', 'storm')])
      await expect(attempt()).rejects.toMatchObject({ data: { errors: [{ message: "'Wind' already has this address in its draft" }] } })
    // It keeps its published address as well.
    await expect(page('Late', 'wind')).rejects.toThrow()
    await draft({ slug: 'gale' })
    expect((await post('In time', 'storm')).slug).toBe('storm')
    await expect(draft({ slug: 'storm' })).rejects.toMatchObject({
      data: { errors: [{ message: "'In time' already has this address" }] },
    })
    await cms.payload.update({ collection: 'pages', id: renamed.id, data: { deletedAt: new Date().toISOString() } })
    expect((await page('After it', 'gale')).slug).toBe('gale')
  })

  it('waits for the complete title while the panel autosaves a draft', async () => {
    const { cookie } = await cms.signInAs('editor')
    const { id } = await cms.payload.create({ collection: 'pages', data: {}, draft: true })
    const save = async (query: string, json: object) => {
      const answer = await cms.request(`/api/pages/${id}?${query}`, { method: 'PATCH', json, cookie })
      return (await answer.json()).doc.slug ?? null
    }
    expect(await save('draft=true&autosave=true', { title: 'Ste' })).toBe(null)
    expect(await save('draft=true&autosave=true', { title: 'Steel here' })).toBe(null)
    expect(await save('draft=false', { _status: 'published' })).toBe('steel-here')
  })

  it('derived from a title gets a number if it is taken', async () => {
    const [one, two] = [
      await cms.payload.create({ collection: 'pages', data: { title: 'New page' }, draft: true }),
      await cms.payload.create({ collection: 'posts', data: { title: 'New page' }, draft: true }),
    ]
    expect([one.slug, two.slug]).toEqual(['new-page', 'new-page-2'])
  })
})

it.each([
  ['What is residential steel framing?', 'what-is-residential-steel-framing'],
  ['  Émile’s café — 50% faster  ', 'emiles-cafe-50-faster'],
  ['???', ''],
])('slugFor %s', (title, slug) => {
  expect(slugFor(title)).toBe(slug)
})
