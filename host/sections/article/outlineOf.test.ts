import type { Section } from '@framewell/domain/content/sections'
import { SECTION_EXAMPLES } from '@framewell/domain/content/sections'
import { expect, it } from 'vitest'
import { outlineOf } from './outlineOf'

const heading = (tag: string, words: string) => ({ type: 'heading', tag, children: [{ type: 'text', text: words }] })
const text = (id: string, ...children: ReturnType<typeof heading>[]): Section => ({
  ...SECTION_EXAMPLES.richText,
  id,
  heading: null,
  body: { root: { children } },
})

it('lists headings of sections and rich text, each with its own anchor', () => {
  const again = heading('h3', 'Why 24 in?')
  const { entries, anchors } = outlineOf([
    text('a', heading('h2', 'Why 24 in?'), heading('h4', 'Too deep'), heading('h2', '  '), again),
    { ...SECTION_EXAMPLES.faq, id: 'f', heading: 'Questions', anchor: null },
    { ...SECTION_EXAMPLES.chart, id: 'c', heading: 'Figures', anchor: 'figures' },
    SECTION_EXAMPLES.callToAction,
  ])
  expect(entries).toEqual([
    { id: 'why-24-in', label: 'Why 24 in?', level: 2 },
    { id: 'why-24-in-2', label: 'Why 24 in?', level: 3 },
    { id: 'heading-f', label: 'Questions', level: 2 },
    { id: 'figures', label: 'Figures', level: 2 },
  ])
  expect(anchors.get(again)).toBe('why-24-in-2')
})

it('is empty for an article without headings', () => expect(outlineOf([text('a')]).entries).toEqual([]))
