import { expect, it } from 'vitest'
import { pastedLines } from './pastedLines'

it('is lines of cells, quotes around what holds a line break', () => {
  expect(pastedLines('a\tb\r\n"one\ntwo ""three"""\t4\r\n')).toEqual([
    ['a', 'b'],
    ['one\ntwo "three"', '4'],
  ])
  expect(pastedLines('only words')).toBeNull()
  expect(pastedLines('only words\n')).toBeNull()
  expect(pastedLines('\t\n\t')).toBeNull()
  expect(pastedLines('a\tb\n'.repeat(100_000))).toBeNull()
})
