import { expect, it } from 'vitest'
import { bullets, heading, paragraph, richText } from '../../seed/richText'
import { compareSections } from './compareSections'

type Block = Parameters<typeof richText>[number]

const section = (...children: Block[]) => ({ id: 't', blockType: 'richText', heading: 'Why', body: richText(...children) })
const changes = (before: Block[], after: Block[]) =>
  compareSections([section(...before)], [section(...after)]).flatMap(({ fields }) =>
    fields.map(({ label, ...words }) => [label, words.before, words.after]),
  )
const marked = (words: string, format: number): Block => ({ ...paragraph(''), children: [{ ...text, text: words, format }] })
const text = { type: 'text', detail: 0, mode: 'normal', style: '', version: 1 }
const table = (heading: string, ...rows: [string, string][]): Block => ({
  type: 'block',
  version: 2,
  format: '',
  fields: {
    ...{ id: 'a', blockType: 'textTable', heading, corner: 'Plan', columns: ['Pounds'], source: 'Us, 2026' },
    rows: rows.map(([label, cell]) => ({ id: label, label, cells: [cell] })),
  },
})

it('shows the changed paragraph of a text, and none of the others', () => {
  const end = [bullets('A stud', 'A track'), paragraph('The end')]
  expect(
    changes([heading('Intro'), paragraph('Rolled from coil.'), ...end], [heading('Intro'), paragraph('Rolled from zinc coil.'), ...end]),
  ).toEqual([['Body, paragraph 2', 'Rolled from coil.', 'Rolled from zinc coil.']])
  expect(changes([heading('Intro'), ...end], [heading('Intro'), bullets('A stud', 'A deep track'), paragraph('The end')])).toEqual([
    ['Body, paragraph 3', 'A track', 'A deep track'],
  ])
})

it('shows added and removed paragraphs together, as they read', () => {
  const [first, last] = [paragraph('First'), paragraph('Last')]
  expect(changes([first, last], [first, heading('New'), bullets('One', 'Two'), last])).toEqual([
    ['Body, paragraphs 2 to 4', '', 'New\n• One\n• Two'],
  ])
  expect(changes([first, last], [last])).toEqual([['Body, paragraph 1', 'First', '']])
})

it('says in words what else changed in a paragraph', () => {
  expect(changes([marked('Same', 1)], [marked('Same', 4)])).toEqual([
    ['Body, paragraph 1, format and links', 'Bold: “Same”', 'Strikethrough: “Same”'],
  ])
  expect(changes([paragraph('See [here](/a)')], [paragraph('See [here](/b)')])).toEqual([
    ['Body, paragraph 1, format and links', 'Link to /a: “here”', 'Link to /b: “here”'],
  ])
  const link = (newTab: boolean) => ({
    type: 'paragraph',
    version: 1,
    children: [{ type: 'link', fields: { linkType: 'custom', url: '/a', newTab }, children: [{ type: 'text', text: 'here', format: 0 }] }],
  })
  expect(changes([link(false)], [link(true)])).toEqual([
    ['Body, paragraph 1, format and links', 'Link to /a: “here”', 'Link to /a in a new tab: “here”'],
  ])
  const numbered = (start: number) => ({
    type: 'list',
    version: 1,
    listType: 'number',
    start,
    children: [{ type: 'listitem', children: [{ type: 'text', text: 'One', format: 0 }] }],
  })
  expect(changes([numbered(1)], [numbered(5)])).toEqual([['Body, paragraph 1, format and links', 'Numbered list', 'Numbered list from 5']])
  expect(changes([paragraph('Intro')], [heading('Intro')])).toEqual([['Body, paragraph 1, format and links', 'Paragraph', 'Heading 2']])
})

it('names a table, with what changed in it', () => {
  const before = [paragraph('Before'), table('Weights', ['Bova', '1'], ['Storch', '2'])]
  expect(changes(before, [paragraph('Before'), table('Weights', ['Bova', '10'], ['Storch', '2'])])).toEqual([
    ['Body, table “Weights”, Row 1, Cells', '1', '10'],
  ])
  expect(changes([paragraph('Before')], before)).toContainEqual(['Body, table “Weights”, Heading of the first column', '', 'Plan'])
})

it('names a picture, with its caption', () => {
  const picture = (caption: string): Block => ({
    type: 'upload',
    version: 3,
    relationTo: 'media',
    value: { id: 'p', alt: 'A stud' },
    fields: { caption },
  })
  expect(changes([picture('Old')], [picture('New')])).toEqual([['Body, picture “A stud”, Caption', 'Old', 'New']])
})

it('shows a new section as it reads', () => {
  const [added] = compareSections([], [section(heading('Intro'), marked('Bold', 1))])
  expect(added).toMatchObject({ kind: 'added' })
  expect(added?.fields).toContainEqual({ label: 'Body, paragraphs 1 to 2', before: '', after: 'Intro\nBold' })
})
