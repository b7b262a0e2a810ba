import { listPosts, listRelatedPosts } from '@framewell/domain/content/blogCalls'
import { EDITORIAL_TEAM, FEATURED_SLUG } from '@framewell/domain/content/postDerivation'
import { getSitePage } from '@framewell/domain/content/site'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paragraph, richText } from '../../seed/richText'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { storePicture } from '../../testing/uploadPicture'
import { fillListings } from './fillListings'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const text = (words: string) => [{ blockType: 'richText' as const, tone: 'paper' as const, body: richText(paragraph(words)) }]
let day = 0
async function post(slug: string, change: Record<string, unknown> = {}) {
  day += 1
  return cms.payload.create({
    collection: 'posts',
    data: {
      title: `Title of ${slug}`,
      slug,
      author: EDITORIAL_TEAM,
      sections: text(`Words of ${slug}.`),
      publishedAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
      _status: 'published',
      ...change,
    },
  })
}
const ask = (query = '') => cms.request(`/api/blog/posts${query}`)
const list = async (query = '') => listPosts.output.parse(await (await ask(query)).json())
const slugs = async (query = '') => (await list(query)).posts.map(({ slug }) => slug)

describe('an empty blog', () => {
  it('has no articles, no featured article, and zero counts', async () => {
    expect(await list()).toEqual({
      posts: [],
      total: 0,
      page: 1,
      pageCount: 1,
      featured: null,
      counts: { All: 0, Education: 0, 'Industry Insights': 0, 'Platform Updates': 0, 'Case Studies': 0 },
      tags: [],
    })
  })
})

describe('the list of articles', () => {
  beforeAll(async () => {
    await post('how-steel-goes-up', { tags: ['Framing', 'Site work'], seo: { description: 'From slab to roof.' } })
    await post('who-benefits', { tags: ['framing'], sections: text(`${'Long '.repeat(400)}thermal-bridge`) })
    await post('escrow-explained', { author: 'Dana Ruiz', excerpt: 'My own excerpt', tags: ['Payments'] })
    await post('the-schiff-in-steel', { category: 'Case Studies', tags: ['Take-off', 'Framing'] })
  })

  it("is sorted newest first, derives missing values and keeps the editor's choices", async () => {
    const { posts, total, counts, tags } = await list()
    expect(posts.map(({ slug }) => slug)).toEqual(['the-schiff-in-steel', 'escrow-explained', 'who-benefits', 'how-steel-goes-up'])
    expect(total).toBe(4)
    expect(counts).toEqual({ All: 4, Education: 1, 'Industry Insights': 1, 'Platform Updates': 1, 'Case Studies': 1 })
    expect(tags[0]).toEqual({ tag: expect.stringMatching(/^framing$/i), count: 3 })
    expect(posts[3]).toEqual({
      id: expect.any(String),
      cover: null,
      title: 'Title of how-steel-goes-up',
      slug: 'how-steel-goes-up',
      excerpt: 'From slab to roof.',
      author: 'Framewell Editorial',
      publishDate: '2026-01-01T00:00:00.000Z',
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      readTime: 1,
      category: 'Education',
      tags: ['Framing', 'Site work'],
      featured: false,
      figure: null,
    })
    expect(posts[2]).toMatchObject({ category: 'Industry Insights', readTime: 3, excerpt: expect.stringMatching(/^(Long ){29}Long…$/) })
    expect(posts[1]).toMatchObject({ category: 'Platform Updates', author: 'Dana Ruiz', excerpt: 'My own excerpt' })
  })

  it.each([
    ['?category=Case+Studies', ['the-schiff-in-steel']],
    ['?category=All', ['the-schiff-in-steel', 'escrow-explained', 'who-benefits', 'how-steel-goes-up']],
    ['?category=', ['the-schiff-in-steel', 'escrow-explained', 'who-benefits', 'how-steel-goes-up']],
    ['?tag=FRAMING', ['the-schiff-in-steel', 'who-benefits', 'how-steel-goes-up']],
    ['?tag=framing&category=Education', ['how-steel-goes-up']],
    ['?tag=fram', []],
    ['?q=ESCROW', ['escrow-explained']],
    ['?q=thermal-bridge', ['who-benefits']],
    ['?q=title+ruiz', ['escrow-explained']],
    ['?q=site+work&tag=Site+work', ['how-steel-goes-up']],
    ['?q=%25', []],
    ['?q=_', []],
    ["?q='%3B+drop+table+posts", []],
    ['?limit=2&page=2', ['who-benefits', 'how-steel-goes-up']],
    ['?limit=2&page=3', []],
  ])('%s', async (query, expected) => expect(await slugs(query)).toEqual(expected))

  it('counts the chips under the same tag and search filters, and counts its own pages', async () => {
    const { counts, total, pageCount, page } = await list('?tag=framing&category=Education&limit=1')
    expect({ total, pageCount, page }).toEqual({ total: 1, pageCount: 1, page: 1 })
    expect(counts).toMatchObject({ All: 3, Education: 1, 'Case Studies': 1, 'Platform Updates': 0 })
    expect(await list('?limit=3')).toMatchObject({ total: 4, pageCount: 2 })
  })

  it.each([
    '?category=Nonsense',
    '?page=0',
    '?page=-1',
    '?page=1.5',
    '?page=x',
    '?limit=0',
    '?limit=51',
    `?q=${'x'.repeat(121)}`,
    '?q=a&q=b',
  ])('refuses %s', async (query) => {
    const answer = await ask(query)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'invalidInput' })
  })

  it('never lists drafts, unpublished changes or deleted documents', async () => {
    const draft = await cms.payload.create({
      collection: 'posts',
      data: { title: 'Secret draft', author: EDITORIAL_TEAM, slug: 'secret-draft', tags: ['Secret tag'], sections: text('Secret words') },
      draft: true,
    })
    const shown = await post('shown-then-changed', { tags: ['Open'] })
    await cms.payload.update({
      collection: 'posts',
      id: shown.id,
      data: { title: 'Secret title', excerpt: 'Secret excerpt', tags: ['Secret tag'], category: 'Education' },
      draft: true,
    })
    for (const query of ['', '?q=secret', '?tag=Secret+tag', '?category=Education']) {
      expect(JSON.stringify(await list(query)), query).not.toMatch(/secret/i)
    }
    await cms.payload.update({ collection: 'posts', id: shown.id, data: { _status: 'draft' } })
    expect(await slugs()).not.toContain('shown-then-changed')
    await cms.payload.update({ collection: 'posts', id: draft.id, data: { _status: 'published' } })
    expect(await slugs()).toContain('secret-draft')
    await cms.payload.delete({ collection: 'posts', id: draft.id })
    expect(await slugs()).not.toContain('secret-draft')
  })

  it('does not expose its own columns in any response', async () => {
    const { cookie } = await cms.signInAs('editor')
    const answer = await (await cms.request('/api/posts?limit=1', { cookie })).text()
    expect(answer).not.toMatch(/searchText|"listing"/)
  })
})

describe('the featured article', () => {
  it('is the guide by default, although it is a page; an editor can choose another or none', async () => {
    const guide = await cms.payload.create({
      collection: 'pages',
      data: {
        title: 'The guide',
        slug: FEATURED_SLUG,
        sections: text('All of it.'),
        seo: { description: 'All about it.', keywords: ['steel framing'] },
        _status: 'published',
      },
    })
    const { featured, posts } = await list()
    expect(featured).toMatchObject({
      slug: FEATURED_SLUG,
      category: 'Education',
      excerpt: 'All about it.',
      tags: ['steel framing'],
      featured: true,
    })
    expect(posts.map(({ slug }) => slug)).toContain(FEATURED_SLUG)
    expect(await slugs('?featured=apart')).not.toContain(FEATURED_SLUG)

    const chosen = await post('chosen-by-hand', { featured: 'yes' })
    expect((await list()).featured?.slug).toBe('chosen-by-hand')
    await cms.payload.update({ collection: 'posts', id: chosen.id, data: { featured: 'no' } })
    expect((await list()).featured?.slug).toBe(FEATURED_SLUG)
    await cms.payload.update({ collection: 'pages', id: guide.id, data: { inBlog: false } })
    expect((await list()).featured).toBeNull()
    await cms.payload.delete({ collection: 'posts', id: chosen.id })
  })

  it('does not turn any other page into an article', async () => {
    await cms.payload.create({ collection: 'pages', data: { title: 'Plain', slug: 'plain-steel-page', _status: 'published' } })
    expect(await slugs()).not.toContain('plain-steel-page')
  })
})

describe('related articles', () => {
  const related = async (slug: string) =>
    listRelatedPosts.output.parse(await (await cms.request(`/api/blog/posts/${slug}/related`)).json()).posts.map((entry) => entry.slug)

  it('share tags or the category, best matches first; the newest other articles fill the row', async () => {
    expect(await related('how-steel-goes-up')).toEqual(['the-schiff-in-steel', 'who-benefits', 'escrow-explained'])
  })
  it('are empty for an unknown article', async () => {
    expect(await related('nothing-here')).toEqual([])
    expect((await cms.request('/api/blog/posts/Not_a_slug/related')).status).toBe(400)
  })
})

it('an article is listed with its cover for every visitor', async () => {
  const { id: cover, url } = await storePicture(cms, 'A stud')
  const { id } = await post('covered', { cover })
  const covers = async (path: string) => {
    const { posts } = await (await cms.request(path)).json()
    return posts.map((entry: { slug: string; cover: { url: string; alt: string } | null }) => [entry.slug, entry.cover?.url ?? null])
  }
  expect(await covers('/api/blog/posts')).toContainEqual(['covered', url])
  expect(await covers('/api/blog/posts/who-benefits/related')).toContainEqual(['covered', url])
  expect(await covers('/api/blog/posts')).toContainEqual(['who-benefits', null])
  await cms.payload.delete({ collection: 'posts', id })
})

it('an article includes its derived values', async () => {
  const answer = getSitePage.output.parse(await (await cms.request('/api/site/page?path=/who-benefits')).json())
  expect(answer.kind === 'page' && answer.page.article).toMatchObject({
    category: 'Industry Insights',
    readTime: 3,
    author: 'Framewell Editorial',
  })
})

it('documents older than the derived columns are filled in once, at startup', async () => {
  await cms.payload.db.pool.query(`update posts set listing = null, search_text = null where slug = 'escrow-explained'`)
  expect(await slugs('?q=escrow')).toEqual([])
  await fillListings(cms.payload)
  expect(await slugs('?q=escrow')).toEqual(['escrow-explained'])
})
