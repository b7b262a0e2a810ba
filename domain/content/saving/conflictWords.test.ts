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
