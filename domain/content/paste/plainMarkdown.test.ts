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
  [
    'addresses with parentheses, angle brackets and titles',
    'See [a](https://example.org/s_(b) "Its title"), [b](<https://example.org/b>) and [c](https://example.org/c \'Title\').',
    'See [a](https://example.org/s_%28b%29), [b](https://example.org/b) and [c](https://example.org/c).',
  ],
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
  [
    'web addresses that are no links',
    '- https://example.org/a__b__c.\n- `https://example.org/d` [e](https://example.org/f)',
    '- [https://example.org/a\\__b\\__c](https://example.org/a__b__c).\n- `https://example.org/d` [e](https://example.org/f)',
  ],
  [
    'code between fences, unchanged',
    'Run:\n\n```sh\n# first\n  npm ci\n\n| a | b |\n|---|---|\n[1]: https://example.org\n```\n\n## After',
    'Run:\n\n`# first`\n`  npm ci`\n`| a | b |`\n`|---|---|`\n`[1]: https://example.org`\n\n## After',
  ],
  ['code between tildes that never ends', '~~~\n- a\n``` b', '`- a`\n\\`\\`\\` b'],
  [
    'the escapes of other programs, but in code',
    '# Walls\n\nDone\\! It is 1\\.5 \\+ 2 \\= 3\\.5 \\(see `a\\!b`\\), A \\> B\\.\n\n12\\. Street',
    '## Walls\n\nDone! It is 1.5 + 2 = 3.5 (see `a\\!b`), A > B.\n\n\\12. Street',
  ],
  ['numbers that go on after something else', '1. Tracks\n2. Panels\n\nWait.\n\n3. Roof', '1. Tracks\n2. Panels\n\nWait.\n\n3. Roof'],
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
