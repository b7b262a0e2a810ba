import { describe, expect, it } from 'vitest'
import { conflictPlace, conflictText, conflictVersions } from './conflictWords'
import { mergeValues } from './mergeValues'

const page = { title: 'T', sections: [{ id: 'a' }, { id: 'b', entries: [{ id: 'q', question: 'Why?' }] }] }

it.each([
  [['title'], 'Title'],
  [['slug'], 'Address'],
  [['_status'], 'Publication'],
  [['seo', 'description'], 'Description'],
  [['sections', 'b', 'fields', 'heading'], 'Section 2, Heading'],
  [['sections', 'b', 'entries', 'q', 'question'], 'Section 2, Entries 1, Question'],
  [['sections', '1', 'secondaryAction'], 'Section 2, Secondary action'],
])('%j is called %s', (path, words) => {
  expect(conflictPlace(path, page)).toBe(words)
})

it('names a place by the labels of its form', () => {
  const forms = {
    own: [{ name: 'cover', label: 'Picture on top' }],
    sections: [
      {
        type: 'faq',
        fields: [
          { name: 'heading', label: 'Section title' },
          { name: 'entries', label: 'Questions', entry: 'Question', fields: [{ name: 'question', label: 'What is asked' }] },
        ],
      },
    ],
  }
  const typed = {
    sections: [
      { id: 'b', type: 'faq', fields: { entries: [{ id: 'q' }] } },
      { id: 'c', blockType: 'faq', entries: [{}] },
    ],
  }
  const called = (...path: string[]) => conflictPlace(path, typed, forms)
  expect(called('sections', 'b', 'fields', 'heading')).toBe('Section 1, Section title')
  expect(called('sections', '1', 'entries', '0', 'question')).toBe('Section 2, Question 1, What is asked')
  expect(called('sections', '1', 'entries')).toBe('Section 2, Questions')
  expect(called('sections', 'b', 'fields', 'entries', 'q', 'answer')).toBe('Section 1, Question 1, Answer')
  expect(called('article', 'cover')).toBe('Picture on top')
})

it.each([
  [undefined, 'Removed'],
  ['', 'Empty'],
  ['Words', 'Words'],
  [{ root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Running text' }] }] } }, 'Running text'],
  [{ id: 'p', url: '/p', alt: 'A wall' }, 'A wall'],
  [['steel', 'frames'], 'steel, frames'],
  [{ id: 's', blockType: 'quote', text: 'Said' }, 'Said'],
  [true, 'Yes'],
])('%j reads as %s', (value, words) => {
  expect(conflictText(value)).toBe(words)
})

const paragraph = (words: string, format = 0) => ({ type: 'paragraph', children: [{ type: 'text', text: words, format }] })
const list = (...words: string[]) => ({
  type: 'list',
  listType: 'bullet',
  children: words.map((entry) => ({ ...paragraph(entry), type: 'listitem' })),
})
const text = (...children: object[]) => ({ root: { children } })
const before = text(paragraph('One'), paragraph('Two'), list('Three', 'Four'))

it.each([
  [
    'the changed paragraph',
    text(paragraph('One mine'), paragraph('Two, also mine'), list('Three', 'Four')),
    text(paragraph('One'), paragraph('Two, theirs'), list('Three', 'Four')),
    { mine: 'Two, also mine', theirs: 'Two, theirs', paragraph: 2 },
  ],
  [
    'the changed entry of a list',
    text(paragraph('One'), paragraph('Two'), list('Three', 'My four')),
    text(paragraph('One'), paragraph('Two'), list('Three', 'Their four')),
    { mine: 'My four', theirs: 'Their four', paragraph: 4 },
  ],
  [
    'a paragraph that I removed',
    text(paragraph('One'), list('Three', 'Four')),
    text(paragraph('One'), paragraph('Two, theirs'), list('Three', 'Four')),
    { mine: 'Removed', theirs: 'Two, theirs', paragraph: 2 },
  ],
  [
    'the notation where only the marks differ',
    text(paragraph('One', 1), paragraph('Two'), list('Three', 'Four')),
    text(paragraph('One', 2), paragraph('Two'), list('Three', 'Four')),
    { mine: '**One**', theirs: '*One*', paragraph: 1 },
  ],
])('of a text that two people changed, %s is shown', (_, mine, theirs, shown) => {
  const { value, conflicts } = mergeValues({ body: before }, { body: mine }, { body: theirs })
  expect(conflicts.map((conflict) => conflictVersions(conflict, value))).toEqual([shown])
})

it('two paragraphs of one text are shown one by one', () => {
  const written = (by: string) => ({ body: text(paragraph(`One ${by}`), paragraph('Two'), list('Three', `Four ${by}`)) })
  const { value, conflicts } = mergeValues({ body: before }, written('mine'), written('theirs'))
  expect(conflicts.map((conflict) => conflictVersions(conflict, value))).toEqual([
    { mine: 'One mine', theirs: 'One theirs', paragraph: 1 },
    { mine: 'Four mine', theirs: 'Four theirs', paragraph: 4 },
  ])
})

describe('a table in a text', () => {
  const table = (bova: string, storch: string, heading = 'Weights') => ({
    type: 'block',
    fields: {
      ...{ id: 'a', blockType: 'textTable', heading, corner: 'Plan', columns: ['Pounds'], source: '' },
      rows: [
        { id: 'b', label: 'Bova', cells: [bova] },
        { id: 'c', label: 'Storch', cells: [storch] },
      ],
    },
  })
  const written = (...cells: Parameters<typeof table>) => ({ body: text(table(...cells)) })

  it('keeps what two people wrote into different rows of it', () => {
    expect(mergeValues(written('1', '2'), written('10', '2'), written('1', '20', 'By weight'))).toEqual({
      value: written('10', '20', 'By weight'),
      conflicts: [],
    })
  })

  it('shows the row that both changed, and takes over nothing else', () => {
    const { value, conflicts } = mergeValues(written('1', '2'), written('10', '2'), written('11', '20'))
    expect(value).toEqual(written('10', '20'))
    expect(conflicts.map(({ theirs }) => theirs)).toEqual([written('11', '20').body])
    expect(conflicts.map((conflict) => conflictVersions(conflict, value))).toEqual([
      { mine: 'Bova | 10', theirs: 'Bova | 11', paragraph: 3 },
    ])
  })

  it('is one place once somebody changed its columns', () => {
    const block = table('10', '2')
    const wider = { body: text({ ...block, fields: { ...block.fields, columns: ['Pounds', 'Studs'] } }) }
    expect(mergeValues(written('1', '2'), wider, written('1', '20')).conflicts).toHaveLength(1)
  })

  it('is shown where both changed the caption of a picture, too', () => {
    const picture = (caption: string) => ({ body: text({ type: 'upload', id: 'a', value: 'b', fields: { caption } }) })
    const { value, conflicts } = mergeValues(picture('A'), picture('A stud'), picture('A track'))
    expect(conflicts.map((conflict) => conflictVersions(conflict, value))).toEqual([{ mine: 'A stud', theirs: 'A track', paragraph: 1 }])
  })
})
