import { META_DESCRIPTION_LENGTH, META_TITLE_LENGTH } from '@framewell/domain/content/page'
import { getSiteChrome, getSitePage, listSitePaths } from '@framewell/domain/content/site'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { pages } from './pages/pages'
import { seedContent } from './seedContent'

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

it('runs once, also when two processes start together, and never brings back what editors removed', async () => {
  const made = await Promise.all([seedContent(cms.payload), seedContent(cms.payload)])
  expect(made.map(({ length }) => length).sort()).toEqual([0, pages.length])
  const { docs } = await cms.payload.find({ collection: 'pages', where: { slug: { equals: 'contact' } } })
  await cms.payload.delete({ collection: 'pages', id: docs[0]?.id ?? '' })
  expect(await seedContent(cms.payload)).toEqual([])
})

it('publishes every page complete, with its search texts in the advised lengths, each its own', async () => {
  const { paths } = listSitePaths.output.parse(await read('/api/site/paths'))
  expect(paths).toHaveLength(pages.length - 1)
  const found = await Promise.all(paths.map(({ path }) => pageAt(path)))
  for (const { path, seo, sections } of found) {
    expect(sections.length, path).toBe(pages.find(({ slug }) => (slug === 'home' ? '/' : `/${slug}`) === path)?.sections.length)
    expect(seo.title.length, seo.title).toBeGreaterThanOrEqual(META_TITLE_LENGTH.min)
    expect(seo.title.length, seo.title).toBeLessThanOrEqual(META_TITLE_LENGTH.max)
    expect(seo.description.length, seo.description).toBeGreaterThanOrEqual(META_DESCRIPTION_LENGTH.min)
    expect(seo.description.length, seo.description).toBeLessThanOrEqual(META_DESCRIPTION_LENGTH.max)
  }
  expect(new Set(found.map(({ seo }) => seo.title)).size).toBe(found.length)
  expect(new Set(found.map(({ seo }) => seo.description)).size).toBe(found.length)
})

describe('the landing page', () => {
  it('has every link the specification lists', async () => {
    const hrefs = links((await pageAt('/')).sections)
    const specified = [
      ...['/home-plans', '/market-analysis', '/terms', '/network-partners', '/founder-story', '/live-demo', '/builder-dashboard'],
      ...['/admin-login', '/qualification', '/bom-generator', '/steel-configurator', '#pre-qualify'],
    ]
    expect(hrefs).toEqual(expect.arrayContaining(specified))
    expect(hrefs).toContain('mailto:enterprise@framewell.test?subject=Partnership%20inquiry')
  })

  it('has the qualifier in its hero, under the anchor its buttons lead to', async () => {
    const [hero] = (await pageAt('/')).sections
    expect(hero).toMatchObject({ blockType: 'hero', aside: { app: 'mfe-portal/pre-qualify', anchor: 'pre-qualify' } })
    expect(hero).toMatchObject({ actions: [{ label: 'Get Pre-Qualified', href: '#pre-qualify' }, { label: 'Configure Project' }] })
  })

  it('has no figure without a source or a name behind it', async () => {
    for (const section of (await pageAt('/')).sections) {
      if (section.blockType === 'chart') expect(section.source).toBeTruthy()
      if (section.blockType !== 'stats' || section.anchor === 'credit-terms') continue
      for (const { figure, note, source } of section.stats) expect(source ?? note, figure).toBeTruthy()
    }
  })
})

it('header, footer and menus are the specified ones', async () => {
  const chrome = getSiteChrome.output.parse(await read('/api/site/chrome'))
  expect(chrome.header.links.map(({ label, href }) => `${label} ${href}`)).toEqual([
    'Home Plans /home-plans',
    'Configurator /configurator',
    'Blog /blog',
    'BOM Generator /bom-generator',
    'Builder Dashboard /builder-dashboard',
  ])
  expect(chrome.header.button).toEqual({ label: 'Admin', href: '/admin' })
  expect(chrome.header.mobileExtra.map(({ label }) => label)).toEqual(['Apply for Credit', 'Builder Dashboard Login', 'Admin Dashboard'])
  expect(chrome.alternateHeader.links.map(({ label }) => label)).toEqual([
    'Home Plans',
    'Configure',
    'Partners',
    'Apply for Credit',
    'Admin',
  ])
  expect(chrome.footer.groups.map(({ title, links: entries }) => [title, ...entries.map(({ href }) => href)])).toEqual([
    ['Platform', '/', '/platform', '/builder-dashboard', '/bom-generator'],
    ['Tools & Services', '/home-plans', '/configurator', '/blog', '/order-tracking'],
    ['Network', '/network-partners', '/enhanced-partner-onboarding', '/qualification', '/production-network'],
    ['Support', '/terms', '/analytics', '/admin', 'mailto:hello@framewell.test'],
  ])
})
