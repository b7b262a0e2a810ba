import { SOURCE_MISSING } from '@framewell/domain/content/figures'
import { initialValues, type SectionForm } from '@framewell/domain/content/sectionForm'
import { SECTION_TYPES, sectionSchema } from '@framewell/domain/content/sections'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bullets, paragraph, richText } from '../../seed/richText'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { type ContentClient, contentClient, CONTENT_PAGES as PAGES } from '../../testing/contentClient'
import { storePicture } from '../../testing/uploadPicture'

let cms: TestCms
let client: ContentClient
let forms: Map<string, SectionForm>
let picture: { id: string; url: string; alt: string }

beforeAll(async () => {
  cms = await bootCms()
  client = contentClient(cms, (await cms.signInAs('editor')).cookie)
  const { forms: all } = await (await client.call('GET', '/api/content/section-forms')).json()
  forms = new Map(all.map((form: SectionForm) => [form.type, form]))
  picture = await storePicture(cms, 'A stack of studs')
})
afterAll(() => cms.stop())

const objectId = (number: number) => number.toString(16).padStart(24, '0')
const filled = (type: string, values: object) => ({ ...initialValues(forms.get(type)?.fields ?? []), ...values })
const store = (id: string, sections: object[], change: object = {}) => client.put(id, { sections, ...change })

describe('the forms', () => {
  it('list every kind of section with the names, limits and options of the panel', () => {
    expect([...forms.keys()].sort()).toEqual([...SECTION_TYPES].sort())
    const chart = forms.get('chart')?.fields ?? []
    expect(chart.find(({ name }) => name === 'chartType')).toMatchObject({ kind: 'choice', label: 'Kind', required: true, initial: 'bar' })
    expect(chart.find(({ name }) => name === 'series')?.fields?.find(({ name }) => name === 'values')).toMatchObject({
      kind: 'numbers',
      cellsFor: 'categories',
    })
    expect(forms.get('hero')?.fields.find(({ name }) => name === 'plan')).toMatchObject({
      kind: 'choice',
      shownWhen: { field: 'picture', is: ['frame'] },
    })
  })

  it('are for editors', async () => {
    expect((await client.asStranger('/api/content/section-forms')).status).toBe(401)
    expect((await client.asStranger('/api/content/pictures')).status).toBe(401)
  })
})

describe('the fields of a section', () => {
  it('make a picture, cards, a table, a chart and a hero that the site shows', async () => {
    const { id } = await client.create({ slug: 'whole-sections', title: 'Whole sections' })
    const sections = [
      {
        id: objectId(1),
        type: 'hero',
        fields: filled('hero', {
          title: 'Frames in a week',
          lead: 'Order today.',
          actions: [{ id: objectId(10), label: 'See the plans', href: '/home-plans', style: 'primary' }],
          picture: 'media',
          media: picture,
        }),
      },
      { id: objectId(2), type: 'image', fields: filled('image', { media: picture, caption: 'In the yard' }) },
      {
        id: objectId(3),
        type: 'cards',
        fields: filled('cards', {
          heading: 'Ways on',
          cards: [{ id: objectId(11), title: 'Plans', text: 'Three of them', href: '/home-plans', media: picture }],
        }),
      },
      {
        id: objectId(4),
        type: 'comparisonTable',
        fields: filled('comparisonTable', {
          heading: 'Side by side',
          columns: ['Steel', 'Lumber'],
          rows: [{ id: objectId(12), label: 'Burns', cells: ['no', 'yes'] }],
          source: 'The building code',
        }),
      },
      {
        id: objectId(5),
        type: 'chart',
        fields: filled('chart', {
          unit: 'homes',
          categories: ['2026', '2027'],
          series: [{ id: objectId(13), name: 'Kits', values: [100, 250.5] }],
          source: 'company projection',
        }),
      },
    ]
    const stored = await client.page(store(id, sections, { isPublished: true }))
    expect(stored.sections.map(({ fields }) => fields)).toMatchObject(sections.map(({ fields }) => fields))
    expect(stored.sections[2]).toMatchObject({ title: 'Ways on', content: '### Plans\n\nThree of them' })
    const answer = await client.at('/whole-sections')
    const shown = z.array(sectionSchema).parse(answer.kind === 'page' ? answer.page.sections : [])
    expect(shown.map(({ blockType }) => blockType)).toEqual(['hero', 'image', 'cards', 'comparisonTable', 'chart'])
    expect(shown[1]).toMatchObject({ media: { alt: 'A stack of studs', width: 640 } })
    // Sending the whole page back changes nothing, and the list does not contain the fields.
    expect((await client.page(client.put(id, { ...stored, expectedVersion: stored.version }))).version).toBe(stored.version)
    const listed = (await client.list(client.call('GET', PAGES))).find((page) => page.id === id)
    expect(listed?.sections[0]).not.toHaveProperty('fields')
    expect((await client.page(client.asStranger(`${PAGES}/${id}`))).sections[0]).not.toHaveProperty('fields')
  })

  it('are named when they cannot be stored or published', async () => {
    const { id } = await client.create({ slug: 'refused-fields' })
    const paths = async (answer: Promise<Response>) =>
      ((await (await answer).json()).fields ?? []).map(({ path }: { path: string }) => path)
    const chart = (values: object) => [{ id: objectId(1), type: 'chart', fields: filled('chart', values) }]
    expect(await paths(store(id, chart({ chartType: 'pie' })))).toEqual(['sections.0.chartType'])
    expect(await paths(store(id, chart({ series: [{ id: '', name: 'A', values: ['many'] }] })))).toEqual(['sections.0.series.0.values.0'])
    expect(
      await paths(store(id, [{ type: 'image', fields: { media: { ...picture, id: '00000000-0000-4000-8000-000000000000' } } }])),
    ).toEqual(['sections.0'])
    const uneven = chart({ unit: '$', source: 'S', categories: ['2026', '2027'], series: [{ id: '', name: 'A', values: [1] }] })
    expect(await paths(store(id, uneven, { isPublished: true }))).toEqual(['sections.0.series.0.values'])
    expect((await store(id, uneven)).status).toBe(200)
  })

  it("keep a chart's empty cells in a draft, and name the series on publishing", async () => {
    const { id } = await client.create({ slug: 'chart-with-a-gap' })
    const series = [{ id: objectId(2), name: 'A', values: [1, null] }]
    const fields = filled('chart', { unit: '$', source: 'S', categories: ['2026', '2027'], series })
    const stored = await client.page(store(id, [{ id: objectId(1), type: 'chart', fields }]))
    expect(stored.sections[0]?.fields).toMatchObject({ series })
    const refused = await client.put(id, { isPublished: true })
    expect(refused.status).toBe(400)
    expect((await refused.json()).fields).toMatchObject([
      { path: 'sections.0.series.0.values', message: 'This series has no value for category 2 yet' },
    ])
  })

  it('require the source of a table or chart on publishing, not before', async () => {
    const { id } = await client.create({ slug: 'figures-without-source' })
    const sections = [
      {
        id: objectId(1),
        type: 'comparisonTable',
        fields: filled('comparisonTable', { columns: ['A'], rows: [{ id: objectId(2), label: 'B', cells: ['c'] }], source: ' ' }),
      },
      {
        id: objectId(3),
        type: 'chart',
        fields: filled('chart', { unit: '$', categories: ['2026'], series: [{ id: objectId(4), name: 'A', values: [1] }] }),
      },
    ]
    expect((await store(id, sections)).status).toBe(200)
    const refused = await store(id, sections, { isPublished: true })
    expect(refused.status).toBe(400)
    expect((await refused.json()).fields).toEqual([0, 1].map((at) => ({ path: `sections.${at}.source`, message: SOURCE_MISSING })))
  })

  it('require the source of each figure, and of a slide with a figure', async () => {
    const { id } = await client.create({ slug: 'stats-without-source' })
    const figure = (at: number, more: object) => ({ id: objectId(at), figure: '50%', label: 'faster', ...more })
    const slide = (at: number, more: object) => ({ id: objectId(at), label: 'One', title: 'First', text: 'Words', ...more })
    const sections = [
      { id: objectId(1), type: 'stats', fields: filled('stats', { stats: [figure(2, { source: 'Us' }), figure(3, { note: 'Us' })] }) },
      { id: objectId(4), type: 'slides', fields: filled('slides', { slides: [slide(5, {}), slide(6, { figure: '8 weeks' })] }) },
    ]
    expect((await store(id, sections)).status).toBe(200)
    const refused = await store(id, sections, { isPublished: true })
    expect(refused.status).toBe(400)
    const paths = ['sections.0.stats.1.source', 'sections.1.slides.1.source']
    expect((await refused.json()).fields).toEqual(paths.map((path) => ({ path, message: SOURCE_MISSING })))
  })

  it('restore a removed section completely, and copy one completely, including pictures in its text', async () => {
    const body = richText(
      paragraph('Before'),
      { type: 'upload', relationTo: 'media', value: picture.id, fields: null, version: 3, format: '' },
      bullets('after'),
    )
    const { id } = await cms.payload.create({
      collection: 'pages',
      data: { title: 'Undone', slug: 'undone', sections: [{ blockType: 'richText', tone: 'surface', heading: 'Text', body }] },
      draft: true,
    })
    const before = await client.get(id)
    const [section] = before.sections
    await store(id, [])
    expect((await client.get(id)).sections).toEqual([])
    const copy = { ...section, id: objectId(7) }
    const after = await client.page(store(id, [copy, { ...section, id: objectId(8) }]))
    expect(after.sections.map(({ fields }) => fields)).toEqual([section?.fields, section?.fields])
    const { sections } = await cms.payload.findByID({ collection: 'pages', id, draft: true, depth: 0 })
    expect(JSON.stringify(sections?.[0])).toContain(`"value":"${picture.id}"`)
  })

  it('store text as sent, including unknown pictures and nodes', async () => {
    const second = await storePicture(cms, 'Another')
    const node = (value: string) => ({ type: 'upload', relationTo: 'media', value, fields: null, version: 3, format: '' })
    const { id } = await cms.payload.create({
      collection: 'pages',
      data: {
        title: 'Two',
        slug: 'two-pictures',
        sections: [{ blockType: 'richText', tone: 'paper', body: richText(node(picture.id), node(second.id)) }],
      },
      draft: true,
    })
    const [section] = (await client.get(id)).sections
    const unknown = { type: 'made-by-a-later-release', version: 7, odd: { members: ['stay'] } }
    const fields = { ...section?.fields, body: richText(paragraph('Words'), unknown, node(second.id)) }
    const after = await client.page(store(id, [{ id: section?.id, type: 'richText', fields }]))
    expect(after.sections[0]?.fields?.body).toMatchObject(fields.body)
    expect(after.sections[0]?.content).toBe('Words\n\n[[part 1]]\n\n[[picture 2]]')
    const { sections } = await cms.payload.findByID({ collection: 'pages', id, draft: true, depth: 0 })
    expect(JSON.stringify(sections)).toContain(second.id)
    expect(JSON.stringify(sections)).not.toContain(picture.id)
  })

  it('refuse text that is not a tree, too deep or too large, and keep the stored text', async () => {
    const { id } = await client.create({ slug: 'odd-trees', sections: [{ type: 'richText', content: 'Words.' }] })
    const [section] = (await client.get(id)).sections
    const deep = (depth: number): ReturnType<typeof paragraph> => ({
      type: 'list',
      version: 1,
      children: depth > 0 ? [deep(depth - 1)] : [],
    })
    for (const body of [
      'Words',
      { root: 'Words' },
      { root: { children: [] } },
      richText(paragraph('x'.repeat(60_001))),
      richText({ type: 'upload', version: 3, value: 'x'.repeat(200_001) }),
    ]) {
      const answer = await store(id, [{ id: section?.id, type: 'richText', fields: { body } }])
      expect(answer.status).toBe(400)
      expect((await answer.json()).fields[0].path).toContain('sections.0.body')
    }
    expect((await store(id, [{ id: section?.id, type: 'richText', fields: { body: richText(deep(60)) } }])).status).toBe(400)
    expect((await client.get(id)).sections[0]?.content).toBe('Words.')
  })
})
