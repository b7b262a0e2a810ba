import { META_DESCRIPTION_LENGTH, META_TITLE_LENGTH } from '@framewell/domain/content/page'
import { GOOD_SEO_SCORE, seoScore } from '@framewell/domain/content/seoScore'
import { getSitePage, listSitePaths } from '@framewell/domain/content/site'
import { SITE_PICTURES } from '@framewell/domain/content/sitePictures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scoredDocument } from '../content/management/scoredDocument'
import { deadAnchors } from '../content/site/pageAnchors'
import { bootCms, type TestCms } from '../testing/bootCms'
import { pages } from './pages/pages'
import { posts } from './posts/posts'
import type { SeedPage } from './SeedPage'
import { seedContent } from './seedContent'
import { claims } from './siteSettings'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const read = async (path: string) => (await cms.request(path)).json()
const pageAt = async (path: string) => {
  const answer = getSitePage.output.parse(await read(`/api/site/page?path=${path}`))
  if (answer.kind !== 'page') throw new Error(`${path} is not a page`)
  return answer.page
}
const links = (value: unknown): string[] => [...JSON.stringify(value).matchAll(/"(?:href|url)":"([^"]+)"/g)].map(([, href = '']) => href)

it('runs once, even when two processes start together, and never restores what editors removed', async () => {
  const made = await Promise.all([seedContent(cms.payload), seedContent(cms.payload)])
  expect(made.flat().sort()).toEqual(pages.map(({ slug }) => slug).sort())
  const { docs } = await cms.payload.find({ collection: 'pages', where: { slug: { equals: 'contact' } } })
  await cms.payload.delete({ collection: 'pages', id: docs[0]?.id ?? '' })
  expect(await seedContent(cms.payload)).toEqual([])
})

const lengthOf = ({ sections, pictures = [] }: SeedPage = unknownPage()) => sections.length + pictures.length
const unknownPage = (): never => {
  throw new Error('The site has a page that the product does not ship')
}

it('shows the rendered frame on the front page, in sizes for every screen, and stores no picture twice', async () => {
  const hero = (await pageAt('/')).sections[0]
  const media = hero?.blockType === 'hero' ? hero.media : null
  expect(media).toMatchObject({ alt: SITE_PICTURES['storch-dusk'], width: 1920, height: 522 })
  expect(media?.sizes.map(({ mimeType }) => mimeType)).toContain('image/avif')
  const { docs } = await cms.payload.find({ collection: 'media', pagination: false })
  expect(new Set(docs.map(({ uploadName }) => uploadName)).size).toBe(docs.length)
})

it('has no link to a heading or section that its page does not have', async () => {
  const req = await cms.localReq()
  const { paths } = listSitePaths.output.parse(await read('/api/site/paths'))
  for (const { path } of paths) expect([...(await deadAnchors(req, path, links((await pageAt(path)).sections)))], path).toEqual([])
})

it('publishes every page complete, with its own search texts of the recommended lengths', async () => {
  const { paths } = listSitePaths.output.parse(await read('/api/site/paths'))
  expect(paths).toHaveLength(pages.length - 1)
  const found = await Promise.all(paths.map(({ path }) => pageAt(path)))
  for (const { path, seo, sections } of found) {
    // The link lists follow as their own sections.
    expect(sections.filter(({ id }) => id !== 'related-pages' && id !== 'sources').length, path).toBe(
      lengthOf(pages.find(({ slug }) => (slug === 'home' ? '/' : `/${slug}`) === path)),
    )
    expect(seo.title.length, seo.title).toBeGreaterThanOrEqual(META_TITLE_LENGTH.min)
    expect(seo.title.length, seo.title).toBeLessThanOrEqual(META_TITLE_LENGTH.max)
    expect(seo.description.length, seo.description).toBeGreaterThanOrEqual(META_DESCRIPTION_LENGTH.min)
    expect(seo.description.length, seo.description).toBeLessThanOrEqual(META_DESCRIPTION_LENGTH.max)
  }
  expect(new Set(found.map(({ seo }) => seo.title)).size).toBe(found.length)
  expect(new Set(found.map(({ seo }) => seo.description)).size).toBe(found.length)
})

/** The cut list says: 'Holes and punches are not in it.' */
it('says every claim of the company on some page, and promises no punched member', () => {
  const said = JSON.stringify([pages, claims])
  for (const claim of ['60 seconds', '50% faster builds', '195 MPH', '11.5-hour house assembly', '50+ year', '90%'])
    expect(said).toContain(claim)
  for (const { slug, sections } of [...pages, ...posts]) {
    expect(JSON.stringify(sections), slug).not.toMatch(/pre-punched|punched hole|holes are punched|holes punched|punched one/i)
  }
})

/** No engineer's approval is recorded anywhere, no frame's strength is checked, and payments are not in a third party's escrow. */
it('promises nothing that is not recorded', () => {
  for (const { slug, sections, seo } of [...pages, ...posts]) {
    const said = JSON.stringify([sections, seo])
    expect(said, slug).not.toMatch(/engineer (approves|has approved)|an engineer has looked|engineered (panels|drawing)/i)
    expect(said, slug).not.toMatch(/code-compliant|meets (the )?code|inside the rules/i)
    expect(said, slug).not.toMatch(/(waits|held|stays?|stay|paid from) (in )?escrow|escrow that pays/i)
    expect(said, slug).not.toMatch(/terms come with the order/i)
  }
})

it('gives every page one main heading and a source behind every figure', () => {
  for (const { slug, sections } of [...pages, ...posts]) {
    const heroes = sections.filter(({ blockType }) => blockType === 'hero')
    expect(heroes.length, slug).toBeLessThanOrEqual(1)
    // Without a hero the page's title is the main heading; a hero further down would be a second one.
    if (heroes.length > 0) expect(sections[0]?.blockType, slug).toBe('hero')
    for (const section of sections) {
      if (section.blockType === 'chart' || section.blockType === 'projections') expect(section.source, slug).toBeTruthy()
      if (section.blockType !== 'stats') continue
      for (const { figure, source } of section.stats ?? []) expect(source, `${slug}: ${figure}`).toBeTruthy()
    }
  }
})

it.each([...pages, ...posts].map((document) => [document.slug, document] as const))(
  '%s follows the rules its editors see',
  (_, document) => {
    const { total, rules } = seoScore(scoredDocument(document, true))
    const missing = rules.flatMap(({ label, points, max, hint }) => (hint ? [`${label} ${points}/${max}: ${hint}`] : []))
    expect(total, missing.join(' ')).toBeGreaterThanOrEqual(GOOD_SEO_SCORE)
  },
)

describe.each<[string, readonly string[]]>([
  [
    'home',
    [
      ...['/home-plans', '/market-analysis', '/terms', '/network-partners', '/founder-story', '/live-demo', '/builder-dashboard'],
      ...['/admin-login', '/qualification', '/bom-generator', '/steel-configurator', '#pre-qualify'],
      'mailto:enterprise@framewell.test?subject=Partnership%20inquiry',
    ],
  ],
  [
    'platform',
    ['/builder-dashboard', '/qualification', '/order-tracking', '/enhanced-partner-onboarding', '/admin', '/payments', '/analytics'],
  ],
  ['steel-framing-benefits', ['/what-is-residential-steel-framing', '/qualification', '/platform-overview']],
  [
    'what-is-residential-steel-framing',
    ['/steel-framing-benefits', '/qualification', 'https://www.steel.org/', 'https://www.iccsafe.org/'],
  ],
])('%s', (slug, specified) => {
  it('has every link the specification lists', () => {
    expect(links(pages.find((page) => page.slug === slug)?.sections)).toEqual(expect.arrayContaining([...specified]))
  })
})

describe('the two addresses of the overview', () => {
  it('show the same sections, and the second names the first as the original', async () => {
    const [first, second] = [await pageAt('/platform'), await pageAt('/platform-overview')]
    const words = (page: typeof first) => page.sections.map((section) => ({ ...section, id: '' }))
    expect(JSON.stringify(words(second)).replaceAll(/"id":"[^"]*"/g, '')).toBe(JSON.stringify(words(first)).replaceAll(/"id":"[^"]*"/g, ''))
    expect([first.seo.canonicalUrl, second.seo.canonicalUrl]).toEqual([null, '/platform'])
    const { paths } = listSitePaths.output.parse(await read('/api/site/paths'))
    expect(paths.filter(({ noIndex }) => noIndex).map(({ path }) => path)).toEqual(['/platform-overview'])
    expect(first.sections.map(({ blockType }) => blockType)).toContain('siteStatus')
  })
})

describe('the guide', () => {
  it('asks the four questions and labels its links as specified', async () => {
    const { sections } = await pageAt('/what-is-residential-steel-framing')
    const faqs = sections.flatMap((section) => (section.blockType === 'faq' ? section.entries : []))
    expect(faqs).toHaveLength(4)
    const labels = JSON.stringify(sections)
    for (const label of ['Builder Credit Qualification', 'Get Pre-Qualified'])
      expect(labels).toContain(`"label":"${label}","href":"/qualification"`)
  })
})

it('keeps the past deadline with its end, so that the site hides it', async () => {
  const deadline = (await pageAt('/market-analysis')).sections.find(({ anchor }) => anchor === 'deadline')
  expect(deadline).toMatchObject({ heading: 'Partner applications close on August 4, 2025', showUntil: '2025-08-05T04:00:00.000Z' })
})

describe('the landing page', () => {
  it('has the qualifier in its hero, under the anchor its buttons lead to', async () => {
    const [hero] = (await pageAt('/')).sections
    expect(hero).toMatchObject({ blockType: 'hero', aside: { app: 'mfe-portal/pre-qualify', anchor: 'pre-qualify' } })
    expect(hero).toMatchObject({ actions: [{ label: 'Get Pre-Qualified', href: '#pre-qualify' }] })
  })
})

it('header, footer and menus are the specified ones', async () => {
  // As stored; the site leaves out links whose page is not live yet.
  const chrome = await cms.payload.findGlobal({ slug: 'navigation' })
  expect(chrome.header?.links?.map(({ label, href }) => `${label} ${href}`)).toEqual([
    'Home Plans /home-plans',
    'Configurator /configurator',
    'Blog /blog',
    'BOM Generator /bom-generator',
    'Builder Dashboard /builder-dashboard',
  ])
  expect(chrome.header?.button).toEqual({ label: 'Admin', href: '/admin' })
  expect(chrome.header?.mobileExtra?.map(({ label }) => label)).toEqual(['Apply for Credit', 'Builder Dashboard Login', 'Admin Dashboard'])
  expect(chrome.alternateHeader?.links?.map(({ label }) => label)).toEqual([
    'Home Plans',
    'Configure',
    'Partners',
    'Apply for Credit',
    'Admin',
  ])
  expect(chrome.footer?.groups?.map(({ title, links: entries }) => [title, ...(entries ?? []).map(({ href }) => href)])).toEqual([
    ['Platform', '/', '/platform', '/builder-dashboard', '/bom-generator'],
    ['Tools & Services', '/home-plans', '/configurator', '/blog', '/order-tracking'],
    ['Network', '/network-partners', '/enhanced-partner-onboarding', '/qualification', '/production-network'],
    ['Support', '/terms', '/analytics', '/admin', '/account', 'mailto:hello@framewell.test'],
  ])
})
