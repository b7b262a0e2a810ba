import { listInboundLinks, repointLinks } from '@framewell/domain/content/inboundLinks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Page } from '../../payload-types'
import { paragraph, richText } from '../../seed/richText'
import { bootCms, type TestCms } from '../../testing/bootCms'

let cms: TestCms
let cookie: string
beforeAll(async () => {
  cms = await bootCms()
  cookie = (await cms.signInAs('editor')).cookie
})
afterAll(() => cms.stop())

const cards = (href: string): NonNullable<Page['sections']> => [
  { blockType: 'cards', tone: 'paper', cards: [{ title: 'Card', text: 'Words', href: `${href}?from=card#top` }] },
  { blockType: 'richText', tone: 'paper', body: richText(paragraph(`Read [it](${href}).`)) },
]
const inbound = async () =>
  listInboundLinks.output.parse(await (await cms.request('/api/site/inbound-links?path=/newest', { cookie })).json())

it('after a page moved twice, everything that links to its old addresses is listed and repointed in one step', async () => {
  const { payload } = cms
  const moving = await payload.create({ collection: 'pages', data: { title: 'Moves', slug: 'first', _status: 'published' } })
  const linking = await payload.create({
    collection: 'pages',
    data: { title: 'Links', slug: 'links', sections: cards('/first'), _status: 'published' },
  })
  await payload.update({ collection: 'pages', id: linking.id, data: { title: 'Links, drafted', sections: cards('/second') }, draft: true })
  const links = [{ label: 'It', href: '/first' }]
  await payload.updateGlobal({ slug: 'navigation', data: { header: { links, button: { label: 'Admin', href: '/admin' } } } })
  for (const slug of ['second', 'newest'])
    await payload.update({ collection: 'pages', id: moving.id, data: { slug, _status: 'published' } })

  const before = await inbound()
  expect(before.oldPaths.sort()).toEqual(['/first', '/second'])
  expect(before.links).toEqual([
    { where: 'pages', id: linking.id, title: 'Links, drafted', count: 2 },
    { where: 'navigation', id: null, title: 'Navigation', count: 1 },
  ])

  const answer = await cms.request('/api/site/inbound-links', { json: { path: '/newest' }, cookie })
  expect(repointLinks.output.parse(await answer.json())).toEqual({ changed: 3 })
  expect((await inbound()).links).toEqual([])
  const published = await payload.findByID({ collection: 'pages', id: linking.id, depth: 0 })
  const drafted = await payload.findByID({ collection: 'pages', id: linking.id, depth: 0, draft: true })
  expect(published).toMatchObject({ title: 'Links', _status: 'published', sections: [{ cards: [{ href: '/newest?from=card#top' }] }, {}] })
  expect(drafted).toMatchObject({
    title: 'Links, drafted',
    _status: 'draft',
    sections: [{ cards: [{ href: '/newest?from=card#top' }] }, {}],
  })
  expect(JSON.stringify([published.sections, drafted.sections])).not.toMatch(/\/(first|second)/)
  expect((await payload.findGlobal({ slug: 'navigation' })).header?.links?.[0]?.href).toBe('/newest')
})

it('the public and builders see and change nothing', async () => {
  const builder = await cms.signInAs('builder')
  for (const init of [{}, { cookie: builder.cookie }]) {
    expect([401, 403]).toContain((await cms.request('/api/site/inbound-links?path=/newest', init)).status)
    expect([401, 403]).toContain((await cms.request('/api/site/inbound-links', { json: { path: '/newest' }, ...init })).status)
  }
})
