import { describe, expect, it } from 'vitest'
import { bullets, heading, paragraph, richText } from '../../seed/richText'
import { readSection, type StoredBlock, writeSection } from './sectionWords'
import { writeSections } from './writeSections'

const PAGE_ID = '6f1c8d0e-0000-4000-8000-000000000001'
const paths = new Map([[PAGE_ID, '/terms']])
const facts = { paths, pictures: new Map() }
const internalLink = {
  type: 'paragraph',
  version: 1,
  children: [
    {
      type: 'link',
      id: 'kept',
      version: 3,
      fields: { linkType: 'internal', doc: { relationTo: 'pages', value: PAGE_ID }, newTab: true },
      children: [{ type: 'text', text: 'our terms', format: 0, version: 1 }],
    },
  ],
}
const picture = { type: 'upload', relationTo: 'media', value: 'picture-1', fields: null, version: 3 }
const text: StoredBlock = {
  id: 'text',
  blockType: 'richText',
  heading: 'Why steel',
  intro: 'Kept',
  tone: 'surface',
  actions: [{ id: 'a', label: 'Go', href: '/x', style: 'quiet' }],
  body: richText(paragraph('First words'), heading('Part'), bullets('one', 'two'), internalLink, picture),
}
const faq: StoredBlock = {
  id: 'faq',
  blockType: 'faq',
  heading: 'Questions',
  intro: null,
  entries: [
    { id: '1', question: 'What is it?', answer: 'Steel.\n\nCold-formed.' },
    { id: '2', question: 'How long?', answer: 'Years *and* years' },
  ],
}
const timeline: StoredBlock = {
  id: 'time',
  blockType: 'timeline',
  events: [{ id: 'e', when: '1940s', title: 'Cold forming: begins', text: 'In plants.' }],
}
const chart: StoredBlock = {
  id: 'chart',
  blockType: 'chart',
  heading: 'Prices',
  unit: '$',
  series: [{ id: 's', name: 'A', values: [1, 2] }],
}
const all = [text, faq, timeline, chart]
const wanted = (block: StoredBlock, change: { title?: string; content?: string } = {}) => ({
  ...readSection(block, paths),
  id: String(block.id),
  type: block.blockType,
  ...change,
})

it('shows sections as text', () => {
  expect(readSection(text, paths).content).toBe('First words\n\n## Part\n\n- one\n- two\n\n[our terms](/terms)\n\n[[picture 1]]')
  expect(readSection(faq, paths).content).toBe('### What is it?\n\nSteel.\n\nCold-formed.\n\n### How long?\n\nYears \\*and\\* years')
  expect(readSection(timeline, paths).content).toBe('### 1940s: Cold forming: begins\n\nIn plants.')
  expect(readSection(chart, paths)).toMatchObject({ title: 'Prices', content: '' })
})

describe('writing sections back', () => {
  it('keeps unchanged blocks identical, in any order', () => {
    const written = writeSections(
      all,
      [...all].reverse().map((block) => wanted(block)),
      facts,
    )
    expect(written).toEqual([...all].reverse())
    for (const [at, block] of written.entries()) expect(block).toBe(all[all.length - 1 - at])
  })

  it('changes a paragraph and keeps every other node, link and picture', () => {
    const { content } = readSection(text, paths)
    const changed = writeSection(text, { title: 'Why steel', content: content.replace('First words', 'Other **words**') }, paths)
    const before = (text.body as { root: { children: unknown[] } }).root.children
    const after = (changed.body as { root: { children: unknown[] } }).root.children
    expect(after.slice(1)).toEqual(before.slice(1))
    expect(after[0]).toMatchObject({ type: 'paragraph', children: [{ text: 'Other ' }, { text: 'words', format: 1 }] })
    expect({ ...changed, body: null }).toEqual({ ...text, body: null })
  })

  it("keeps a link's target when the text around it changes, and drops a picture whose line is removed", () => {
    const changed = writeSection(text, { title: 'Why steel', content: 'See [our terms](/terms) today' }, paths)
    const body = changed.body as { root: { children: { children: unknown[] }[] } }
    expect(body.root.children).toHaveLength(1)
    expect(body.root.children[0]?.children[1]).toMatchObject({ id: 'kept', fields: { linkType: 'internal', newTab: true } })
  })

  it('edits questions as text and keeps known rows', () => {
    const content = '### What is it?\n\nSteel, cold-formed.\n\n### New one?\n\nYes.\n\n### How long?\n\nYears \\*and\\* years'
    expect(writeSection(faq, { title: 'Questions', content }, paths).entries).toEqual([
      { id: '1', question: 'What is it?', answer: 'Steel, cold-formed.' },
      { question: 'New one?', answer: 'Yes.' },
      { id: '2', question: 'How long?', answer: 'Years *and* years' },
    ])
  })

  it('renames a row in place', () => {
    const content = '### 1950s: Cold forming: begins\n\nIn plants.'
    expect(writeSection(timeline, { title: '', content }, paths).events).toEqual([
      { id: 'e', when: '1950s', title: 'Cold forming: begins', text: 'In plants.' },
    ])
  })

  it('creates sections: unknown kinds become running text', () => {
    const [first, second] = writeSections(
      [],
      [
        { type: 'text', title: 'A', content: 'Words' },
        { id: 'unknown', type: 'faq', title: 'B', content: '### Q?\nA.' },
      ],
      facts,
    )
    expect(first).toMatchObject({ blockType: 'richText', heading: 'A', body: { root: { type: 'root' } } })
    expect(second).toMatchObject({ blockType: 'faq', heading: 'B', entries: [{ question: 'Q?', answer: 'A.' }] })
    expect(second).not.toHaveProperty('id')
  })

  it('gives a new section its own ID, once', () => {
    const id = 'a'.repeat(24)
    const section = { id, type: 'quote', title: '', content: 'Words' }
    expect(writeSections([], [section, section], facts).map((block) => block.id)).toEqual([id, undefined])
  })

  it('removes sections that the list omits', () => {
    expect(writeSections(all, [wanted(faq)], facts)).toEqual([faq])
  })
})
