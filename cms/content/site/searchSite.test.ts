import { searchSite } from '@framewell/domain/content/searchSite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paragraph, richText } from '../../seed/richText'
import { bootCms, type TestCms } from '../../testing/bootCms'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  const body = (text: string) => [{ blockType: 'richText', tone: 'paper', body: richText(paragraph(text)) }] as const
  const page = (slug: string, title: string, text: string, noIndex = false) => ({
    ...{ slug, title, sections: [...body(text)], seo: { description: `About ${slug}`, noIndex } },
  })
  const { payload } = cms
  await payload.create({
    collection: 'pages',
    data: { ...page('fire', 'Fire and steel', 'Non-combustible framing'), _status: 'published' },
  })
  await payload.create({
    collection: 'pages',
    data: { ...page('cost', 'What it costs', 'Steel framing, by the foot'), _status: 'published' },
  })
  await payload.create({ collection: 'pages', data: { ...page('hidden', 'Hidden steel', 'Steel', true), _status: 'published' } })
  await payload.create({ collection: 'pages', data: page('draft', 'Draft steel', 'Steel framing to come'), draft: true })
})
afterAll(() => cms.stop())

const find = async (q: string) => searchSite.output.parse(await (await cms.request(`/api/site/search?q=${encodeURIComponent(q)}`)).json())

it('finds published text, titles first', async () => {
  const { total, findings } = await find('STEEL framing')
  expect(total).toBe(2)
  expect(findings.map(({ path }) => path).sort()).toEqual(['/cost', '/fire'])
  expect((await find('steel')).findings.map(({ path }) => path)).toEqual(['/fire', '/cost'])
  expect((await find('steel')).findings[0]).toEqual({ kind: 'page', path: '/fire', title: 'Fire and steel', excerpt: 'About fire' })
})

it.each(["'; drop table pages; --", '%', '_', '\\', '🏠', 'lumberless'])('takes %s as plain text', async (q) => {
  expect((await find(q)).total).toBe(0)
})

it.each(['', '   ', 'x'.repeat(101)])('refuses %s', async (q) => {
  expect((await cms.request(`/api/site/search?q=${encodeURIComponent(q)}`)).status).toBe(400)
})
