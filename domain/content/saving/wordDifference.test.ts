import { expect, it } from 'vitest'
import { wordDifference } from './wordDifference'

const marked = (text: string, other: string) =>
  wordDifference(text, other)
    .map((part) => (part.changed ? `[${part.text}]` : part.text))
    .join('')

it.each([
  ['Steel does not burn.', 'Steel never burns.', 'Steel [does not burn.]'],
  ['One two three', 'One 2 three', 'One [two ]three'],
  ['One three', 'One two three', 'One three'],
  ['Same', 'Same', 'Same'],
  ['', 'Words', ''],
  ['Words', '', '[Words]'],
])('%j beside %j marks %j', (text, other, expected) => {
  expect(marked(text, other)).toBe(expected)
})

it('shows few words around the difference of a long text', () => {
  const long = (word: string) => `${'before '.repeat(200)}${word} ${'after '.repeat(200)}`
  const [first, difference, last] = wordDifference(long('mine'), long('theirs'))
  expect(difference).toEqual({ text: 'mine ', changed: true })
  expect([first?.text.split(' ').length, last?.text.endsWith('…')]).toEqual([14, true])
})
