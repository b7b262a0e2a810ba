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
  ['Words', 'Words more', 'Words'],
  ['One two three four five', 'One 2 three four 5', 'One [two ]three four [five]'],
])('%j beside %j marks %j', (text, other, expected) => {
  expect(marked(text, other)).toBe(expected)
})

it('shows few words around the difference of a long text', () => {
  const long = (word: string) => `${'before '.repeat(200)}${word} ${'after '.repeat(200)}`
  const [first, difference, last] = wordDifference(long('mine'), long('theirs'))
  expect(difference).toMatchObject({ text: 'mine ', changed: true })
  expect([first?.text.split(' ').length, last?.text.endsWith('… ')]).toEqual([14, true])
})

it('shows few words around words that only the other text has', () => {
  expect(marked('before '.repeat(200) + 'after '.repeat(200), `${'before '.repeat(200)}new ${'after '.repeat(200)}`)).toBe(
    `… ${'before '.repeat(12)}${'after '.repeat(12)}… `,
  )
})
