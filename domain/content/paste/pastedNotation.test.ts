import fc from 'fast-check'
import { expect, it } from 'vitest'
import { figureOf } from '../lexicalText'
import { MAX_PASTED, WEB_PICTURE } from './pastedContent'
import { pastedNotation } from './pastedNotation'

const read = (words: string) => pastedNotation(words, { makeId: () => 'an id', leaveOut: () => undefined })

it('reads headings, lists, a table between pipes, and a picture waiting to be uploaded', () => {
  const blocks = read(
    [
      '## Lifting a truss',
      'Before ![A truss](https://example.com/truss.png "In the air") after',
      '| | Steel | **Lumber** |',
      '|---|:-:|--:|',
      '| Pounds | 310 | 655 \\| more |',
      '- one',
    ].join('\n'),
  )
  expect(blocks?.map(({ type }) => type)).toEqual(['heading', 'paragraph', WEB_PICTURE, 'paragraph', 'block', 'list'])
  expect(blocks?.[2]).toMatchObject({ src: 'https://example.com/truss.png', alt: 'A truss' })
  const table = blocks?.[4]
  expect(table && figureOf(table)).toMatchObject({
    columns: ['Steel', 'Lumber'],
    rows: [{ label: 'Pounds', cells: ['310', '655 | more'] }],
  })
})

it('says which links of a table are left out', () => {
  const leftOut: string[] = []
  const table = '| Part | Source |\n|---|---|\n| Stud | [SFIA](https://sfia.net) |\n| Track | [ASTM](https://astm.org) |'
  const [block] = pastedNotation(table, { makeId: () => 'an id', leaveOut: (what) => leftOut.push(what) }) ?? []
  expect(block && figureOf(block)).toMatchObject({
    rows: [
      { label: 'Stud', cells: ['SFIA'] },
      { label: 'Track', cells: ['ASTM'] },
    ],
  })
  expect(leftOut).toEqual(['2 links'])
})

it.each(['only words', 'a | b', 'one\n---\ntwo', ''])('leaves %j to the editor', (words) => {
  expect(read(words)).toBeNull()
})

it('accepts a picture alone, and drops an address that is not on the web', () => {
  expect(read('![A truss](https://example.com/a.png)')).toMatchObject([{ type: WEB_PICTURE }])
  expect(read('![A truss](javascript:alert)')).toMatchObject([{ type: WEB_PICTURE, src: '' }])
})

it('reads anything in time, and never more than a text holds', () => {
  expect(read('|---|---|\n'.repeat(MAX_PASTED))).toBeNull()
  expect(read('['.repeat(MAX_PASTED))).toBeNull()
  for (const piece of ['|', '![', '|-|-|\n', '![a](', '\\|'])
    expect(() => read(`- a\n${piece.repeat(Math.floor((MAX_PASTED - 10) / piece.length))}`)).not.toThrow()
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('|', '-', '\n', 'a', ' ', '!', '[', ']', '(', ')', '\\', '*') }), (words) => {
      expect(Array.isArray(read(`- a\n${words}`))).toBe(true)
    }),
  )
})
