import { SOURCE_MISSING, TEXT_FIGURE_TYPES } from '@framewell/domain/content/figures'
import { type RichText, richTextSchema } from '@framewell/domain/content/richText'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { type ContentClient, contentClient } from '../../testing/contentClient'
import { rehearsePublication } from '../scheduledPublishing/rehearsePublication'

let cms: TestCms
let client: ContentClient

beforeAll(async () => {
  cms = await bootCms()
  client = contentClient(cms, (await cms.signInAs('editor')).cookie)
})
afterAll(() => cms.stop())

const words = (text: string) => ({
  type: 'paragraph',
  version: 1,
  children: [{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }],
})
const block = (fields: object) => ({ type: 'block', version: 2, format: '', fields: { blockName: '', ...fields } })
const table = {
  id: 'a'.repeat(24),
  blockType: 'textTable',
  heading: 'Steel costs more and weighs less',
  columns: ['Steel', 'Lumber'],
  rows: [{ id: 'b'.repeat(24), label: 'Pounds a foot', cells: ['1.2', '2.4'] }],
  source: 'Company measurement, 2026',
}
const chart = {
  id: 'c'.repeat(24),
  blockType: 'textChart',
  heading: 'Kits double',
  chartType: 'bar',
  unit: 'kits',
  categories: ['2026', '2027'],
  series: [{ id: 'd'.repeat(24), name: 'Kits', values: [100, 200] }],
  source: 'Company plan',
}
const section = (...nodes: object[]) => ({
  id: 'e'.repeat(24),
  type: 'richText',
  fields: { body: { root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children: nodes } } },
})

/** The nodes of the first text that visitors of a path see. */
async function shownAt(path: string): Promise<RichText['root']['children']> {
  const answer = await client.at(path)
  const [first] = answer.kind === 'page' ? answer.page.sections : []
  return richTextSchema.parse(first && 'body' in first ? first.body : null).root.children
}

describe('tables and charts in running text', () => {
  it('are described to the content screen as in the panel', async () => {
    const { textFigures } = await (await client.call('GET', '/api/content/section-forms')).json()
    expect(textFigures.map(({ type }: { type: string }) => type)).toEqual([...TEXT_FIGURE_TYPES])
    expect(textFigures[0].fields).toContainEqual(expect.objectContaining({ name: 'source', required: true }))
  })

  it('are stored as sent, shown on the site, and found by the text of their cells', async () => {
    const { id } = await client.create({ slug: 'figures-in-text', title: 'Figures in text' })
    const sent = section(words('Before'), block(table), words('Between'), block(chart))
    const stored = await client.page(client.put(id, { sections: [sent], isPublished: true }))
    expect(stored.sections[0]?.fields?.body).toEqual(sent.fields.body)
    expect(stored.sections[0]?.content).toBe('Before\n\n[[table 1]]\n\nBetween\n\n[[chart 2]]')
    const shown = await shownAt('/figures-in-text')
    expect(shown.map(({ type }) => type)).toEqual(['paragraph', 'block', 'paragraph', 'block'])
    expect(shown[1]?.figure).toMatchObject({ blockType: 'textTable', columns: ['Steel', 'Lumber'], source: 'Company measurement, 2026' })
    expect(shown[3]?.figure).toMatchObject({ blockType: 'textChart', series: [{ name: 'Kits', values: [100, 200] }] })
    const found = await (await client.call('GET', '/api/content/search?q=Pounds%20a%20foot')).json()
    expect(JSON.stringify(found)).toContain(id)
  })

  it('may lack a source in a draft; publishing names the figure and says what to do', async () => {
    const { id } = await client.create({ slug: 'no-source-yet', title: 'No source yet' })
    const draft = await client.put(id, { sections: [section(words('Words'), block(table), block({ ...chart, source: '' }))] })
    expect(draft.status).toBe(200)
    const refused = await client.put(id, { isPublished: true })
    expect(refused.status).toBe(400)
    const { fields } = await refused.json()
    expect(fields).toContainEqual({
      path: 'sections.0.body',
      message: `Figure 2 of this text, the chart “Kits double”, has no source. ${SOURCE_MISSING}.`,
    })
  })

  it('without a heading in some rows are named once, with the rows as the grid counts them', async () => {
    const { id } = await client.create({ slug: 'no-row-headings', title: 'No row headings' })
    const rows = ['Stud', '', ''].map((label) => ({ label, cells: ['1', '2'] }))
    await client.put(id, { sections: [section(words('Words'), block({ ...table, rows }), block({ ...chart, source: '' }))] })
    const message =
      `Figure 1 of this text, the table “Steel costs more and weighs less”, has no heading in rows 2 and 3. ` +
      `Figure 2 of this text, the chart “Kits double”, has no source. ${SOURCE_MISSING}.`
    expect((await (await client.put(id, { isPublished: true })).json()).fields).toEqual([{ path: 'sections.0.body', message }])
    expect(await rehearsePublication(await createLocalReq({}, cms.payload), 'posts', id)).toEqual([
      { path: 'sections.0.body', place: 'Section 1, Body', message },
    ])
  })

  it('omits incomplete figures from the page, never the text around them', async () => {
    const { id } = await client.create({ slug: 'half-a-table', title: 'Half a table' })
    const odd = [
      { ...table, columns: 'none' },
      { blockType: 'textTable' },
      { ...chart, series: [{ values: [null] }] },
      { blockType: 'script' },
    ]
    expect((await client.put(id, { sections: [section(words('Words'), ...odd.map(block), words('stay'))] })).status).toBe(200)
    const preview = await client.call('POST', '/api/site/draft', { collection: 'posts', id })
    expect(preview.status).toBe(200)
    const { page } = await preview.json()
    expect(page.sections[0].body.root.children.map(({ type }: { type: string }) => type)).toEqual(['paragraph', 'paragraph'])
    expect((await client.put(id, { isPublished: true })).status).toBe(400)
  })
})
