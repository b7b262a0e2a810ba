import { expect, it } from 'vitest'
import { paragraph, richText } from '../../seed/richText'
import { compareSections } from './compareSections'

const hero = { id: 'h', blockType: 'hero', title: 'Frames', picture: 'none' }
const chart = {
  id: 'c',
  blockType: 'chart',
  heading: 'Homes',
  unit: '$',
  categories: ['2026', '2027'],
  series: [{ id: 's', name: 'Kits', values: [1, 2] }],
}
const text = { id: 't', blockType: 'richText', heading: 'Why', body: richText(paragraph('First words')) }
const cards = {
  id: 'k',
  blockType: 'cards',
  cards: [
    { id: '1', title: 'A', text: 'a' },
    { id: '2', title: 'B', text: 'b' },
  ],
}

it('omits what is the same', () => {
  expect(compareSections([hero, chart, text], structuredClone([hero, chart, text]))).toEqual([])
})

it('names the changed fields by their labels, with one line per list entry', () => {
  const changed = [
    { ...hero, title: 'Steel frames', picture: 'frame' },
    { ...chart, series: [{ id: 's', name: 'Kits', values: [1, 3] }] },
    { ...text, body: richText(paragraph('Other words')) },
  ]
  expect(compareSections([hero, chart, text], changed)).toMatchObject([
    {
      name: 'Hero: Steel frames',
      kind: 'changed',
      fields: [
        { label: 'Section title', before: 'Frames', after: 'Steel frames' },
        { label: 'Picture', before: 'No picture', after: 'A drawing of the house' },
      ],
    },
    { fields: [{ label: 'Series 1, Values', before: '1\n2', after: '1\n3' }] },
    { fields: [{ label: 'Body, paragraph 1', before: 'First words', after: 'Other words' }] },
  ])
})

it('recognizes moved, added and removed sections', () => {
  expect(compareSections([hero, chart, text], [chart, text, hero])).toEqual([
    { id: 'h', name: 'Hero: Frames', kind: 'moved', moved: { from: 1, to: 3 }, fields: [] },
  ])
  expect(compareSections([hero, chart], [text, hero]).map(({ name, kind }) => [name, kind])).toEqual([
    ['Text: Why', 'added'],
    ['Chart: Homes', 'removed'],
  ])
})

it('matches list entries by their ID', () => {
  const [first, second] = cards.cards
  expect(compareSections([cards], [{ ...cards, cards: [second, first] }])).toEqual([])
  expect(compareSections([cards], [{ ...cards, cards: [second] }])).toMatchObject([
    {
      fields: [
        { label: 'Card 1, Title', before: 'A', after: '' },
        { label: 'Card 1, Text', before: 'a', after: '' },
      ],
    },
  ])
})
