import { expect, it } from 'vitest'
import { contentText } from './contentText'

it('collects the text of every section in order, and nothing else', () => {
  const text = (words: string) => ({ type: 'text', text: words })
  expect(
    contentText([
      { id: 'x1', blockType: 'hero', tone: 'ink', title: 'Title', lead: 'Lead', plan: 'the-bova-plan', badges: ['One', 'Two'] },
      {
        id: 'x2',
        blockType: 'richText',
        anchor: 'there',
        heading: 'Heading',
        body: {
          root: {
            children: [
              { type: 'paragraph', children: [text('A '), text('stud.')] },
              { type: 'quote', children: [text('So.')] },
            ],
          },
        },
        actions: [{ label: 'Terms', href: '/terms', style: 'primary' }],
      },
      { blockType: 'comparisonTable', columns: ['Steel'], rows: [{ label: 'Fire', cells: ['No'] }] },
      { blockType: 'chart', categories: ['16 in'], series: [{ name: 'Studs', values: [1] }], unit: 'kg', source: 'Model' },
      { blockType: 'image', media: { url: '/x.png', alt: 'Alt' }, caption: 'Caption' },
    ]),
  ).toBe('Title Lead One Two Heading A stud. So. Terms Steel Fire No 16 in Studs Model Caption')
})

it('is empty for no sections', () => expect(contentText([null, 3, {}, { body: 'x' }])).toBe(''))
