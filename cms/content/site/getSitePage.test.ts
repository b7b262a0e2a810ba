import { SECTION_EXAMPLES, SECTION_TYPES, type Section } from '@framewell/domain/content/sections'
import { getSiteChrome, getSitePage } from '@framewell/domain/content/site'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Page } from '../../payload-types'
import { bullets, heading, paragraph, richText } from '../../seed/richText'
import { bootCms, type TestCms } from '../../testing/bootCms'

let cms: TestCms
let pictureId: string
beforeAll(async () => {
  cms = await bootCms()
  const data = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#1F4E79' } })
    .png()
    .toBuffer()
  const file = { data, mimetype: 'image/png', name: 'plan.png', size: data.length }
  // The targets of the sections below: dead links would be omitted.
  for (const slug of ['terms', 'home-plans', 'x']) {
    await cms.payload.create({ collection: 'pages', data: { title: slug, slug, _status: 'published' } })
  }
  pictureId = (await cms.payload.create({ collection: 'media', data: { alt: 'A plan' }, file })).id
})
afterAll(() => cms.stop())

const at = async (path: string) => getSitePage.output.parse(await (await cms.request(`/api/site/page?path=${path}`)).json())
const link = { label: 'Terms', href: '/terms', style: 'primary' } as const

/** The examples of all types as Payload stores them, with what is checked below in place of some. */
function everySection(media: string): NonNullable<Page['sections']> {
  const given: NonNullable<Page['sections']> = [
    {
      blockType: 'hero',
      tone: 'ink',
      anchor: 'top',
      title: 'Title',
      badges: ['One', 'Two'],
      actions: [link],
      picture: 'media',
      media,
      aside: [{ blockType: 'app', tone: 'surface', app: 'mfe-portal/pre-qualify', anchor: 'pre-qualify', reservedHeight: 640 }],
    },
    {
      blockType: 'richText',
      tone: 'paper',
      body: richText(heading('Words'), paragraph('See the [terms](/terms) and [mail us](mailto:a@b.test).'), bullets('one', 'two')),
    },
    {
      blockType: 'comparisonTable',
      tone: 'paper',
      columns: ['Steel', 'Wood'],
      highlightedColumn: 0,
      rows: [{ label: 'Fire', cells: ['No', 'Yes'] }],
      source: 'The building code',
    },
    { blockType: 'image', tone: 'paper', media, caption: 'A plan', wide: true },
    {
      blockType: 'chart',
      tone: 'paper',
      chartType: 'bar',
      unit: 'months',
      categories: ['A', 'B'],
      series: [{ name: 'S', values: [1.5, 2] }],
      source: 'Us',
    },
    { blockType: 'stats', tone: 'paper', stats: [{ figure: '50%', label: 'faster', note: 'Claim', source: 'Us' }], actions: [link] },
  ]
  const examples = Object.values(SECTION_EXAMPLES).filter(({ blockType }) => given.every((section) => section.blockType !== blockType))
  return [...given, ...JSON.parse(JSON.stringify(examples))]
}

it('serves every section type by its contract, with nothing omitted', async () => {
  const sections = everySection(pictureId)
  const { id } = await cms.payload.create({
    collection: 'pages',
    data: { title: 'Everything', slug: 'everything', sections, _status: 'published' },
  })
  const answer = await at('/everything')
  const page = answer.kind === 'page' ? answer.page : undefined
  expect(page?.sections.map(({ blockType }) => blockType).sort()).toEqual([...SECTION_TYPES].sort())
  expect(page).toMatchObject({ id, kind: 'page', path: '/everything', article: null, draft: false })
  const section = <Type extends Section['blockType']>(type: Type) => page?.sections.find((candidate) => candidate.blockType === type)
  expect(section('hero')).toMatchObject({
    badges: ['One', 'Two'],
    actions: [link],
    media: { alt: 'A plan', width: 1200, height: 800, focalX: 50, focalY: 50 },
    aside: { app: 'mfe-portal/pre-qualify', anchor: 'pre-qualify', reservedHeight: 640 },
  })
  expect(section('comparisonTable')).toMatchObject({ columns: ['Steel', 'Wood'], rows: [{ label: 'Fire', cells: ['No', 'Yes'] }] })
  expect(section('chart')).toMatchObject({ categories: ['A', 'B'], series: [{ name: 'S', values: [1.5, 2] }] })
  expect(JSON.stringify(section('richText'))).toContain('"url":"mailto:a@b.test"')
  expect(section('image')).toMatchObject({
    wide: true,
    media: { sizes: [{ width: 480, mimeType: 'image/webp' }, { width: 480, mimeType: 'image/avif' }, { width: 960 }, { width: 960 }] },
  })
})

it('shows a changed picture at once, and the page without a deleted one', async () => {
  await cms.payload.update({ collection: 'media', id: pictureId, data: { alt: 'A better description' } })
  expect(JSON.stringify(await at('/everything'))).toContain('A better description')
  await cms.payload.delete({ collection: 'media', id: pictureId })
  const answer = await at('/everything')
  const types = answer.kind === 'page' ? answer.page.sections.map(({ blockType }) => blockType) : []
  expect(types).not.toContain('image')
  expect(types).toHaveLength(SECTION_TYPES.length - 1)
})

it('shows the link to a page again that was in the trash while the page with the link changed', async () => {
  const { cookie } = await cms.signInAs('editor')
  const target = await cms.payload.create({ collection: 'pages', data: { title: 'Linked', slug: 'linked', _status: 'published' } })
  const body = richText(paragraph('See [the guide](/linked).'))
  const fields = { linkType: 'internal', doc: { relationTo: 'pages', value: target.id }, newTab: false }
  const linked = JSON.parse(JSON.stringify(body).replace(/"fields":\{[^}]*\}/, `"fields":${JSON.stringify(fields)}`))
  const { id } = await cms.payload.create({
    collection: 'pages',
    data: {
      title: 'With a link',
      slug: 'with-a-link',
      sections: [{ blockType: 'richText', tone: 'paper', body: linked }],
      _status: 'published',
    },
  })
  const shown = async () => JSON.stringify(await at('/with-a-link')).includes('"url":"/linked"')
  expect(await shown()).toBe(true)
  expect((await cms.request(`/api/content/pages/${target.id}`, { method: 'DELETE', cookie })).status).toBe(200)
  await cms.payload.update({ collection: 'pages', id, data: { title: 'With a link still', _status: 'published' } })
  expect(await shown()).toBe(false)
  expect((await cms.request(`/api/content/pages/${target.id}/restore`, { json: {}, cookie })).status).toBe(200)
  expect(await shown()).toBe(true)
})

it('previews a page with the links that visitors will find', async () => {
  const { cookie } = await cms.signInAs('editor')
  const target = await cms.payload.create({ collection: 'pages', data: { title: 'Live', slug: 'live-target', _status: 'published' } })
  await cms.payload.update({ collection: 'pages', id: target.id, draft: true, data: { title: 'Live, with a newer draft' } })
  await cms.payload.create({ collection: 'pages', data: { title: 'Not live', slug: 'draft-target', _status: 'draft' } })
  const body = richText(
    paragraph('Of [one](/live-target), [two](/draft-target), [three](/no-such-page), [four](/of-links) and [five](/named).'),
  )
  const fields = { linkType: 'internal', doc: { relationTo: 'pages', value: target.id }, newTab: false }
  const named = JSON.parse(JSON.stringify(body).replace(/"fields":\{[^}]*"url":"\/named"[^}]*\}/, `"fields":${JSON.stringify(fields)}`))
  const { id } = await cms.payload.create({
    collection: 'pages',
    data: { title: 'Of links', slug: 'of-links', sections: [{ blockType: 'richText', tone: 'paper', body: named }], _status: 'draft' },
  })
  const urls = (text: string) => [...text.matchAll(/"url":"([^"]*)"/g)].map(([, url]) => url)
  const drawn = await cms.request(`/api/site/draft?collection=pages&id=${id}`, { cookie })
  expect(urls(await drawn.text())).toEqual(['/live-target', '/of-links', '/live-target'])
  const unsaved = await cms.request('/api/site/draft', { json: { collection: 'pages', id, change: { title: 'Typed' } }, cookie })
  expect(urls(await unsaved.text())).toEqual(['/live-target', '/of-links', '/live-target'])
})

it('serves a post with its article', async () => {
  await cms.payload.create({
    collection: 'posts',
    data: {
      title: 'Post',
      slug: 'a-post',
      excerpt: 'In short',
      author: 'Editorial',
      category: 'Education',
      tags: ['steel'],
      seo: { title: 'Post in search', keywords: ['steel', 'frames'], noIndex: true },
      _status: 'published',
    },
  })
  const answer = await at('/a-post')
  expect(answer.kind === 'page' && answer.page).toMatchObject({
    kind: 'post',
    seo: { title: 'Post in search', description: 'In short', keywords: ['steel', 'frames'], noIndex: true },
    article: { excerpt: 'In short', author: 'Editorial', category: 'Education', tags: ['steel'], cover: null },
  })
})

it('returns header and footer of an empty cms, without dead links', async () => {
  const response = await cms.request('/api/site/chrome')
  expect(getSiteChrome.output.parse(await response.json())).toMatchObject({ siteName: 'Framewell', header: { button: null } })
})

it.each(['/nothing', '/a/b', '/..', '/%00', `/${'a'.repeat(299)}`])('returns nothing for %s', async (path) => {
  const response = await cms.request(`/api/site/page?path=${encodeURIComponent(path)}`)
  expect(await response.json()).toEqual({ kind: 'none' })
})
