import { listPosts } from '@framewell/domain/content/blogCalls'
import { searchSite } from '@framewell/domain/content/searchSite'
import type { Section } from '@framewell/domain/content/sections'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedPlans } from '../../catalog/seedPlans'
import type { Page } from '../../payload-types'
import { richText } from '../../seed/richText'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { claimDesk } from '../../testing/claimDesk'
import { type ContentClient, contentClient } from '../../testing/contentClient'
import { fillListings } from '../blog/fillListings'

let cms: TestCms
let client: ContentClient

beforeAll(async () => {
  cms = await bootCms()
  await seedPlans(cms.payload)
  client = contentClient(cms, (await cms.signInAs('editor')).cookie)
})
afterAll(() => cms.stop())

const places = (name: string, value: string) => claimDesk(client).places(name, value)
const claim = (name: string, value: string) => claimDesk(client).change(name, value)

const numbers = (wind: number | string, more: object = {}) => ({
  chartType: 'bar' as const,
  unit: 'MPH',
  categories: ['Lumber', 'Steel'],
  series: [{ name: 'Wind', values: [110, wind] }],
  source: 'Tested by us, 2025',
  ...more,
})
const inText = (wind: number | string) => richText({ type: 'block', version: 2, fields: { blockType: 'textChart', ...numbers(wind) } })
const sections = (wind: number | string): Page['sections'] => [
  { blockType: 'chart', tone: 'paper', heading: 'Steel stands in {{claim.gust}}', ...numbers(wind) },
  { blockType: 'richText', tone: 'paper', body: inText(wind) },
]
const post = (slug: string, wind: number | string, status: 'published' | 'draft' = 'published') =>
  cms.payload.create({
    collection: 'posts',
    draft: status === 'draft',
    data: { title: slug, slug, author: 'A', _status: status, sections: sections(wind) },
  })
/** The numbers of every chart of a page, as the public gets them. */
async function drawn(slug: string): Promise<unknown> {
  const answer = await client.at(`/${slug}`)
  if (answer.kind !== 'page') return answer
  return answer.page.sections.flatMap((section: Section) => {
    if (section.blockType === 'chart') return [section.series]
    if (section.blockType !== 'richText') return []
    return section.body.root.children.map(({ figure }) => (figure?.blockType === 'textChart' ? figure.series : undefined))
  })
}

it("a chart's number can be a live fact: page, article card, share card, search and the list of places follow it", async () => {
  expect((await claim('gust', '180 MPH')).status).toBe(200)
  const { id } = await post('charted', '{{claim.gust}}')
  const said = (wind: number) => [{ name: 'Wind', values: [110, wind] }]
  expect(await drawn('charted')).toEqual([said(180), said(180)])
  const card = async () => {
    const answer = await client.at('/charted')
    return answer.kind === 'page' ? (answer.page.seo.drawnImage ?? '') : ''
  }
  const figures = async () =>
    listPosts.output.parse(await (await client.asStranger('/api/blog/posts')).json()).posts.find((listed) => listed.id === id)?.figure
  expect(await figures()).toMatchObject({ kind: 'chart', chart: { series: said(180) } })
  const before = await card()
  const { bytes } = await picture(before)

  const found = (await places('gust', '195 MPH')).places.filter((place) => place.id === id)
  expect(found.map(({ place, before: was, after }) => [place, was, after])).toEqual([
    [expect.stringMatching(/^Section 1, Chart.*Section title$/), 'Steel stands in 180 MPH', 'Steel stands in 195 MPH'],
    [expect.stringMatching(/^Section 1, Chart.*Series 1, Values$/), expect.stringContaining('180 MPH'), expect.stringContaining('195 MPH')],
    [expect.stringMatching(/^Section 2/), expect.stringContaining('180 MPH'), expect.stringContaining('195 MPH')],
  ])
  expect((await claim('gust', '195 MPH')).status).toBe(200)
  expect(await drawn('charted')).toEqual([said(195), said(195)])
  expect(await figures()).toMatchObject({ kind: 'chart', chart: { series: said(195) } })
  const after = await card()
  expect(after).not.toBe(before)
  expect((await picture(after)).bytes.equals(bytes)).toBe(false)
  // Readers can search for what they see.
  const search = async (q: string) => searchSite.output.parse(await (await client.asStranger(`/api/site/search?q=${q}`)).json())
  expect((await search('195')).findings.map(({ path }) => path)).toContain('/charted')
  expect((await search('180')).findings.map(({ path }) => path)).not.toContain('/charted')
  const blog = await client.asStranger('/api/blog/posts?q=195%20mph')
  expect(listPosts.output.parse(await blog.json()).posts.map(({ slug }) => slug)).toEqual(['charted'])
})

it('is found in documents saved before facts were searchable, without recording a change', async () => {
  expect((await claim('gust', '187 MPH')).status).toBe(200)
  const { id } = await post('saved-before', '{{claim.gust}}')
  const found = async () => {
    const answer = await client.asStranger('/api/site/search?q=187')
    return searchSite.output.parse(await answer.json()).findings.map(({ path }) => path)
  }
  const stored = async () => {
    const of = `select updated_at, (select count(*) from _posts_v where parent_id = posts.id) as versions from posts where id = $1`
    return (await cms.payload.db.pool.query(of, [id])).rows
  }
  const before = await stored()
  await cms.payload.db.pool.query(
    `update posts set listing = listing - 'rules', search_text = replace(search_text, '{{claim.gust}}', '') where id = $1`,
    [id],
  )
  expect(await found()).not.toContain('/saved-before')
  await fillListings(cms.payload)
  expect(await found()).toContain('/saved-before')
  expect(await stored()).toEqual(before)
  await cms.payload.delete({ collection: 'posts', id })
})

async function picture(address: string) {
  const answer = await client.asStranger(address)
  return { bytes: Buffer.from(await answer.arrayBuffer()) }
}

it('is stored as the fact, and editors get it as such', async () => {
  const { id } = await post('kept', '{{claim.gust}}')
  const page = await client.get(id)
  expect(page.sections[0]?.fields).toMatchObject({ series: [{ values: [110, '{{claim.gust}}'] }] })
  const [chart] = page.sections
  const changed = { ...chart, fields: { ...chart?.fields, series: [{ id: '1', name: 'Wind', values: ['{{claim.gust}}', null] }] } }
  expect((await client.put(id, { asDraft: true, sections: [changed] })).status).toBe(200)
  expect((await client.get(id)).sections[0]?.fields).toMatchObject({ series: [{ values: ['{{claim.gust}}', null] }] })
  for (const odd of ['many', '12', '{{claim.gust}} MPH'])
    expect(
      (await client.put(id, { asDraft: true, sections: [{ ...changed, fields: { series: [{ id: '1', values: [odd, 1] }] } }] })).status,
    ).toBe(400)
})

it('blocks publishing, naming the cell, when a fact is missing or is not a single number', async () => {
  expect((await claim('fire', 'Type IIB')).status).toBe(200)
  const refused = async (slug: string, fact: string) => {
    const { id } = await post(slug, fact, 'draft')
    const answer = await client.put(id, { isPublished: true })
    expect(answer.status).toBe(400)
    return (await answer.json()).fields
  }
  const sentence = expect.stringContaining('Steel: {{claim.fire}} says “Type IIB”, which is not one number.')
  const fields = await refused('no-number', '{{claim.fire}}')
  expect(fields).toContainEqual({ path: 'sections.0.series.0.values', message: sentence })
  expect(fields).toContainEqual({ path: 'sections.1.body', message: sentence })
  expect(await refused('no-fact', '{{claim.rain}}')).toContainEqual({
    path: 'sections.0.series.0.values',
    message: expect.stringContaining('There is no fact {{claim.rain}}.'),
  })
})

it('a claim that charts draw must stay a number', async () => {
  expect((await claim('hail', '77 mm')).status).toBe(200)
  await post('hail-drawn', '{{claim.hail}}', 'draft')
  const refused = await claim('hail', 'large')
  expect(refused.status).toBe(409)
  expect(JSON.stringify(await refused.json())).toContain('Charts use this claim')
  expect((await claim('hail', '80 mm')).status).toBe(200)
})
