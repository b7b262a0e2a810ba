import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readRichText, withNodes } from '../lexicalText'
import { pastedNotation } from './pastedNotation'
import { plainMarkdown } from './plainMarkdown'

const read = (words: string) => {
  const blocks = pastedNotation(words, { makeId: () => 'an id', leaveOut: () => undefined })
  return blocks && readRichText(withNodes(null, blocks), new Map())
}

it.each([
  [
    'a link with its address below',
    'See [the code][1] today.\n\n[1]: https://example.org/code "Its title"',
    'See [the code](https://example.org/code) today.',
  ],
  ['a link that is its own label', 'See [Code][].\n\n[code]: https://example.org/a', 'See [Code](https://example.org/a).'],
  ['an address between angle brackets', 'Ask <https://example.org/b>.', 'Ask [https://example.org/b](https://example.org/b).'],
  ['underlined headings', '- a\n\nThe day\n=======\n\nThe night\n---', '- a\n\n## The day\n\n## The night'],
  ['a list marked with plus', '+ one\n+ two', '- one\n- two'],
  ['tasks', '- [ ] open\n- [x] done', '- ☐ open\n- ☑ done'],
  ['rules of stars', '- a\n\n* * *\n\nb', '- a\n\n---\n\nb'],
  [
    'wrapped lines',
    '# Day\n\nA line that a program wrapped after more than sixty characters\ngoes on here.',
    '## Day\n\nA line that a program wrapped after more than sixty characters goes on here.',
  ],
  ['an entry that goes on below', '- one\n  and more\n- two', '- one and more\n- two'],
  ['lines that the writer ended', '- a\n\nOne Street\nOne Town', '- a\n\nOne Street\nOne Town'],
])('reads %s', (_, words, expected) => {
  expect(read(words)).toBe(expected)
})

it.each(['[1] and [a][b] without an address below', 'a < b > c'])('leaves %j to the editor', (words) => {
  expect(read(words)).toBeNull()
})

it('loses no word of any line', () => {
  const line = fc.string({
    unit: fc.constantFrom('a', 'b', ' ', '-', '+', '*', '>', '#', '=', '1', '.', '|', '[', ']', 'x'),
    maxLength: 80,
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const letters = (all: readonly string[]) =>
        all
          .join('')
          .replace(/\[( |x)\]/g, '')
          .replace(/[^ab]/g, '')
      expect(letters(plainMarkdown(lines))).toBe(letters(lines))
    }),
  )
})
