import { expect, it } from 'vitest'
import { changedWords } from './versionWords'

const changed = (name: string, kind: 'added' | 'removed' | 'changed' | 'moved' = 'changed') => ({ name, kind })

it('lists what a version changed, added, removed and moved, and counts the rest', () => {
  expect(changedWords([changed('Title'), changed('Quote: An engineer', 'removed'), changed('Text: Why', 'moved')])).toBe(
    'Title, Quote: An engineer (removed), Text: Why (moved)',
  )
  expect(changedWords(['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => changed(name, 'added')))).toBe(
    'A (new), B (new), C (new), D (new), E (new) and 2 more',
  )
})

it('says so when there is no earlier version or no difference', () => {
  expect(changedWords(null)).toBe('The oldest version we keep')
  expect(changedWords([])).toBe('Same text as before')
})
