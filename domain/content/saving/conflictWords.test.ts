import { expect, it } from 'vitest'
import { conflictPlace, conflictText } from './conflictWords'

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
