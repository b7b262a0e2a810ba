import { findDeadLinks, getSiteChrome, getSitePage } from '@framewell/domain/content/site'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from '../../payload-types'
import { paragraph, richText } from '../../seed/richText'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { registerTestRelease } from '../../testing/registerTestRelease'
import { liveLinks } from './liveLinks'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const publish = (slug: string, sections: Page['sections'] = []) =>
  cms.payload.create({ collection: 'pages', data: { title: slug, slug, sections, _status: 'published' } })
const redirect = (from: string, to: string) => cms.payload.create({ collection: 'redirects', data: { from, to } })
const isLive = async (href: string) => (await liveLinks(await cms.localReq(), [href]))(href)
const at = async (path: string) => {
  const answer = getSitePage.output.parse(await (await cms.request(`/api/site/page?path=${path}`)).json())
  return JSON.stringify(answer.kind === 'page' ? answer.page.sections : [])
}
const chrome = async () => getSiteChrome.output.parse(await (await cms.request('/api/site/chrome')).json())
const action = (href: string) => ({ label: `To ${href}`, href, style: 'plain' }) as const

const release = (version: string, paths: readonly string[]) => registerTestRelease(cms, version, paths)

describe('a link is live', () => {
  it('when a page or post is published at its path, and not before', async () => {
    const { id } = await cms.payload.create({ collection: 'pages', data: { title: 'Later', slug: 'later' }, draft: true })
    expect(await isLive('/later')).toBe(false)
    await cms.payload.update({ collection: 'pages', id, data: { _status: 'published' } })
    expect(await isLive('/Later/?from=menu#top')).toBe(true)
    await cms.payload.update({ collection: 'pages', id, data: { _status: 'draft' } })
    expect(await isLive('/later')).toBe(false)
    const article = { title: 'P', slug: 'a-post', excerpt: 'x', author: 'a', category: 'Education', _status: 'published' } as const
    await cms.payload.create({ collection: 'posts', data: article })
    expect(await isLive('/a-post')).toBe(true)
  })

  it('when a redirect leads to something live', async () => {
    await redirect('/old', '/not-there')
    await redirect('/older', 'https://example.com')
    expect(await isLive('/old')).toBe(false)
    expect(await isLive('/older')).toBe(true)
    await publish('not-there')
    expect(await isLive('/old')).toBe(true)
  })

  it('when a live release has its route', async () => {
    expect(await isLive('/configurator?plan=the-bova-plan')).toBe(false)
    await release('1-aaaaaa', ['/configurator', '/orders/:id'])
    expect(await isLive('/configurator?plan=the-bova-plan')).toBe(true)
    expect(await isLive('/orders/17')).toBe(true)
    expect(await isLive('/orders')).toBe(false)
    await release('2-bbbbbb', ['/orders/:id'])
    expect(await isLive('/configurator')).toBe(false)
  })

  it.each(['#anchor', 'mailto:a@b.test', 'tel:+1555', 'https://example.com/x', '/cms', '/rss.xml', '/api/docs'])(
    'always: %s',
    async (href) => {
      expect(await isLive(href)).toBe(true)
    },
  )
})

it('a page omits a dead link, keeps its text, and shows the link again once its target is published', async () => {
  await publish('links', [
    { blockType: 'hero', tone: 'paper', title: 'Title', picture: 'none', actions: [action('/soon'), action('#here')] },
    { blockType: 'featureGrid', tone: 'paper', columns: 2, features: [{ title: 'Feature', text: 'Words', href: '/soon' }] },
    { blockType: 'cards', tone: 'paper', cards: [{ title: 'Card', text: 'Words', href: '/soon', linkLabel: 'See' }] },
    { blockType: 'richText', tone: 'paper', body: richText(paragraph('Read [the soon page](/soon) or [ours](/links).')) },
  ])
  const before = await at('/links')
  expect(before).not.toContain('/soon')
  for (const kept of ['Title', '#here', 'Feature', 'Card', 'the soon page', '"/links"']) expect(before).toContain(kept)
  await publish('soon')
  expect((await at('/links')).match(/"\/soon"/g)).toHaveLength(4)
})

it('menus omit dead links, empty groups, and the button', async () => {
  const links = [
    { label: 'Links', href: '/links' },
    { label: 'Nowhere', href: '/nowhere' },
  ]
  await cms.payload.updateGlobal({
    slug: 'navigation',
    data: {
      header: { links, button: { label: 'Admin', href: '/admin' }, mobileExtra: links },
      alternateHeader: { links },
      footer: {
        groups: [
          { title: 'Both', links },
          { title: 'Dead', links: links.slice(1) },
        ],
      },
    },
  })
  await cms.payload.updateGlobal({ slug: 'site-settings', data: { announcement: { text: 'News', href: '/nowhere' } } })
  const live = [links[0]]
  expect(await chrome()).toMatchObject({
    announcement: { text: 'News', href: null },
    header: { links: live, button: null, mobileExtra: live },
    alternateHeader: { links: live },
    footer: { groups: [{ title: 'Both', links: live }] },
  })
  // Targets that screens link to in code.
  const { closedRoutes } = await chrome()
  expect(closedRoutes).toEqual(expect.arrayContaining(['/network-partners', '/payments', '/terms']))
  await publish('terms')
  expect((await chrome()).closedRoutes).not.toContain('/terms')
  expect((await cms.payload.findGlobal({ slug: 'navigation' })).header?.links).toHaveLength(2)
})

it('tells the panel which links are dead; the public may not ask', async () => {
  const path = `/api/site/dead-links?hrefs=${encodeURIComponent('/links /nowhere #top https://example.com /nowhere')}`
  expect((await cms.request(path)).status).toBe(401)
  const { cookie } = await cms.signInAs('editor')
  expect(findDeadLinks.output.parse(await (await cms.request(path, { cookie })).json())).toEqual({ dead: ['/nowhere'] })
})
