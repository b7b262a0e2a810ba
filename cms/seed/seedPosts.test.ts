import { listPosts } from '@framewell/domain/content/blogCalls'
import { contentText } from '@framewell/domain/content/contentText'
import { META_DESCRIPTION_LENGTH, META_TITLE_LENGTH } from '@framewell/domain/content/page'
import { POST_CATEGORIES } from '@framewell/domain/content/postCategories'
import { getSitePage } from '@framewell/domain/content/site'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { pages } from './pages/pages'
import { posts } from './posts/posts'
import { seedContent } from './seedContent'
import { seedPosts } from './seedPosts'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  await seedContent(cms.payload)
})
afterAll(() => cms.stop())

const hrefs = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"(?:href|url|targetPage)":"([^"]+)"/g)].map(([, href = '']) => href)
/** Routes of micro-frontends that articles link to; they show as links once their release is live. */
const ROUTES = ['/bom-generator', '/configurator']

describe.each(posts.map((post) => [post.slug, post] as const))('%s', (_, post) => {
  it('has its search texts in the recommended lengths', () => {
    expect(post.seo.title.length, post.seo.title).toBeGreaterThanOrEqual(META_TITLE_LENGTH.min)
    expect(post.seo.title.length, post.seo.title).toBeLessThanOrEqual(META_TITLE_LENGTH.max)
    expect(post.seo.description.length, post.seo.description).toBeGreaterThanOrEqual(META_DESCRIPTION_LENGTH.min)
    expect(post.seo.description.length, post.seo.description).toBeLessThanOrEqual(META_DESCRIPTION_LENGTH.max)
    expect(post.seo.keywords.length).toBeGreaterThan(2)
  })

  it('is long enough to be useful', () => {
    const words = contentText(post.sections).split(' ').length
    expect(words).toBeGreaterThan(850)
    expect(words).toBeLessThan(1900)
  })

  it('links to three to eight existing pages, and to one to three outside sources', () => {
    const known = new Set([...pages, ...posts].map(({ slug }) => `/${slug}`))
    const inside = [...new Set(hrefs(post.sections).filter((href) => href.startsWith('/')))]
    const outside = [...new Set(hrefs(post.sections).filter((href) => href.startsWith('https://')))]
    for (const href of inside) expect(known.has(href) || ROUTES.includes(href), href).toBe(true)
    expect(inside.length).toBeGreaterThanOrEqual(3)
    expect(inside.length).toBeLessThanOrEqual(8)
    expect(outside.length).toBeGreaterThanOrEqual(1)
    expect(outside.length).toBeLessThanOrEqual(3)
    expect(inside).toEqual(expect.arrayContaining(post.internalLinks.map(({ targetPage }) => targetPage)))
    expect(outside).toEqual(expect.arrayContaining(post.externalLinks.map(({ url }) => url)))
  })

  it('has a drawn figure or a chart, and a source for each', () => {
    const drawn = post.sections.filter(({ blockType }) => ['chart', 'drawing', 'comparisonTable', 'steps'].includes(blockType))
    expect(drawn.length).toBeGreaterThan(0)
    for (const section of post.sections) {
      if (section.blockType === 'chart') {
        expect(section.source).toBeTruthy()
        for (const { values } of section.series ?? []) for (const value of values ?? []) expect(Number.isFinite(value)).toBe(true)
      }
      if (section.blockType === 'comparisonTable') expect(section.source).toBeTruthy()
    }
    expect(JSON.stringify(post.sections)).not.toMatch(/NaN|undefined|Infinity/)
  })
})

it('publishes them once, complete, two or more per category', async () => {
  const made = await Promise.all([seedPosts(cms.payload), seedPosts(cms.payload)])
  expect(made.flat().sort()).toEqual(posts.map(({ slug }) => slug).sort())
  const listed = listPosts.output.parse(await (await cms.request('/api/blog/posts?limit=50')).json())
  for (const category of POST_CATEGORIES) expect(listed.counts[category], category).toBeGreaterThanOrEqual(2)
  expect(listed.featured?.slug).toBe('what-is-residential-steel-framing')
  for (const { slug, sections } of posts) {
    const answer = getSitePage.output.parse(await (await cms.request(`/api/site/page?path=/${slug}`)).json())
    const shown = answer.kind === 'page' ? answer.page.sections : []
    // The link lists follow as their own sections.
    expect(
      shown.slice(0, sections.length).map(({ blockType }) => blockType),
      slug,
    ).toEqual(sections.map(({ blockType }) => blockType))
  }
  const { docs } = await cms.payload.find({ collection: 'posts', where: { slug: { equals: posts[0]?.slug } } })
  await cms.payload.delete({ collection: 'posts', id: docs[0]?.id ?? '' })
  expect(await seedPosts(cms.payload)).toEqual([])
})
