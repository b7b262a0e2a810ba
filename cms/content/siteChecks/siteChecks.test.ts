import { listBrokenLinks, searchContent } from '@framewell/domain/content/siteChecks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paragraph, richText } from '../../seed/richText'
import { bootCms, type TestCms } from '../../testing/bootCms'

let cms: TestCms
let cookie: string
let id: string
beforeAll(async () => {
  cms = await bootCms()
  cookie = (await cms.signInAs('editor')).cookie
  await cms.payload.create({
    collection: 'pages',
    data: { title: 'Where it moved', slug: 'where-it-moved', _status: 'published', sections: [] },
  })
  await cms.payload.create({ collection: 'redirects', data: { from: '/where-it-stood', to: '/where-it-moved' } })
  const page = await cms.payload.create({
    collection: 'pages',
    draft: true,
    data: {
      title: 'A draft with links',
      slug: 'draft-with-links',
      sections: [
        {
          blockType: 'cards',
          tone: 'paper',
          cards: [
            { title: 'First', text: 'Plain words', href: '/where-it-moved#top' },
            { title: 'Second', text: 'About the Quokka of the yard', href: '/where-it-stood?from=card' },
            { title: 'Third', text: 'It pulls {{claim.pull}} a day' },
          ],
        },
        {
          blockType: 'richText',
          tone: 'paper',
          body: richText(paragraph('Read [more](/nowhere-at-all) and [this](https://example.com/).')),
        },
      ],
    },
  })
  id = page.id
})
afterAll(() => cms.stop())

const search = async (q: string) =>
  searchContent.output.parse(await (await cms.request(`/api/content/search?q=${encodeURIComponent(q)}`, { cookie })).json())

describe('searching all that editors can edit', () => {
  it('finds text of an unpublished draft in any case, and says where it is', async () => {
    const { total, findings } = await search('QUOKKA of')
    expect(total).toBe(1)
    expect(findings).toMatchObject([
      { where: 'pages', id, title: 'A draft with links', before: 'About the ', match: 'Quokka of', after: ' the yard' },
    ])
    expect(findings[0]?.place).toMatch(/^Section 1, Cards.*: Card 2, Text$/)
    expect(findings[0]?.section).toBeTruthy()
  })

  it('finds running text, menus and settings', async () => {
    expect((await search('nowhere-at-all')).findings).toMatchObject([{ id, place: expect.stringMatching(/^Section 2/) }])
    await cms.payload.updateGlobal({ slug: 'site-settings', data: { announcement: { text: 'Wombats may visit the yard', href: '/' } } })
    await cms.payload.updateGlobal({ slug: 'navigation', data: { footer: { groups: [{ title: 'Wombats at home', links: [] }] } } })
    expect((await search('wombats')).findings).toMatchObject([
      { where: 'navigation', place: 'Footer', field: 'footer.groups.0.title', after: ' at home' },
      { where: 'site-settings', place: 'Announcement', field: 'announcement.text', after: ' may visit the yard' },
    ])
  })

  it('finds the value of a live fact, and the fact by its token', async () => {
    await cms.payload.updateGlobal({
      slug: 'site-settings',
      data: { claims: [{ name: 'pull', label: 'Pull of the yard', value: '321 pounds' }] },
    })
    const place = { where: 'pages', before: 'It pulls ', after: ' a day' }
    expect((await search('321 pounds')).findings).toContainEqual(expect.objectContaining({ ...place, match: '321 pounds' }))
    expect((await search('pulls 321')).total).toBe(1)
    expect((await search('{{claim.pull}}')).findings).toMatchObject([{ ...place, match: '{{claim.pull}}' }])
  })

  it('treats pattern characters literally, and requires two characters', async () => {
    expect((await search('%_')).total).toBe(0)
    expect((await search('.*')).total).toBe(0)
    expect((await cms.request('/api/content/search?q=a', { cookie })).status).toBe(400)
    expect((await cms.request('/api/content/search?q=yard')).status).toBe(401)
  })
})

it('lists broken and redirected links with their place, and no others', async () => {
  const answer = await cms.request('/api/content/broken-links', { cookie })
  const { links } = listBrokenLinks.output.parse(await answer.json())
  expect(links.filter((link) => link.id === id)).toMatchObject([
    { href: '/where-it-stood?from=card', state: 'redirected', leadsTo: '/where-it-moved', place: expect.stringMatching(/^Section 1/) },
    { href: '/nowhere-at-all', state: 'dead', leadsTo: null, place: expect.stringMatching(/^Section 2/) },
  ])
  expect((await cms.request('/api/content/broken-links')).status).toBe(401)
})

it('lists links of menus and settings with their field', async () => {
  const old = '/where-it-stood'
  const header = {
    links: [
      { label: 'Plans', href: '/where-it-moved' },
      { label: 'Where', href: old },
    ],
    button: { label: 'Admin', href: 'https://admin.example' },
  }
  const footer = { groups: [{ title: 'Yard', links: [{ label: 'Where', href: `${old}#top` }] }] }
  await cms.payload.updateGlobal({ slug: 'navigation', data: { header, footer } })
  await cms.payload.updateGlobal({ slug: 'site-settings', data: { announcement: { text: 'It moved', href: old } } })
  const answer = await cms.request('/api/content/broken-links', { cookie })
  const { links } = listBrokenLinks.output.parse(await answer.json())
  expect(links.filter(({ id: document }) => document === null).map(({ place, field, href }) => [place, field, href])).toEqual([
    ['Header: Where', 'header.links.1.href', old],
    ['Footer: Yard, Where', 'footer.groups.0.links.0.href', `${old}#top`],
    ['Announcement', 'announcement.href', old],
  ])
})
