import { expect, it } from 'vitest'
import { pastedLines } from './pastedLines'

it('splits lines into cells, with quotes around cells with line breaks', () => {
  expect(pastedLines('a\tb\r\n"one\ntwo ""three"""\t4\r\n')).toEqual([
    ['a', 'b'],
    ['one\ntwo "three"', '4'],
  ])
  expect(pastedLines('only words')).toBeNull()
  expect(pastedLines('only words\n')).toBeNull()
  expect(pastedLines('\t\n\t')).toBeNull()
  expect(pastedLines('a\tb\n'.repeat(100_000))).toBeNull()
})
