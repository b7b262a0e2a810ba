import { expect, it } from 'vitest'
import { TEXT_TABLE_LIMITS } from '../figures'
import { figureOf } from '../lexicalText'
import { pasteLossMessage, tableOf } from './pastedTable'

const read = (lines: string[][]) => {
  const node = tableOf(lines, () => 'an id')
  return node && figureOf(node)
}

it('uses the first line as headings and the first cell of each line as its name, and pads every line', () => {
  const table = read([
    ['', 'Steel', 'Lumber'],
    ['', ''],
    ['Weight', '1.2', '2.4', 'more'],
    ['Burns', 'no'],
  ])
  expect(table).toMatchObject({
    blockType: 'textTable',
    columns: ['Steel', 'Lumber', ''],
    rows: [
      { label: 'Weight', cells: ['1.2', '2.4', 'more'] },
      { label: 'Burns', cells: ['no', '', ''] },
    ],
    source: '',
  })
})

it.each([[[]], [[['a'], ['b']]], [[['a', 'b', 'c']]]])('makes no table of %j', (lines) => {
  expect(tableOf(lines, () => 'an id')).toBeNull()
})

it('truncates to the largest table', () => {
  const table = read(Array.from({ length: 200 }, () => Array.from({ length: 50 }, () => 'x'.repeat(500))))
  expect(table?.columns).toHaveLength(TEXT_TABLE_LIMITS.columns)
  expect(table?.rows).toHaveLength(TEXT_TABLE_LIMITS.rows)
})

it('uses text alone above the headings as the title, and reports what is dropped', () => {
  const told: string[] = []
  const node = tableOf(
    [
      ['Lifts', '', ''],
      ['Year', 'Crane'],
      ['2026', '980', '5', '6', '7', '8', '9', '10', '11', '12'],
    ],
    () => 'an id',
    (what) => told.push(what),
  )
  expect(node && figureOf(node)).toMatchObject({ heading: 'Lifts', corner: 'Year', rows: [{ label: '2026' }] })
  expect(told).toEqual(['columns beyond 8'])
  expect(pasteLossMessage(told)).toBe('Left out of the pasted table: columns beyond 8.')
  expect(pasteLossMessage([])).toBe('')
})

it('keeps a caption next to such text', () => {
  const lines = [
    ['A', 'B'],
    ['C', 'D'],
  ] // No line with a single cell.
  const node = tableOf(lines, () => 'an id', undefined, 'The caption')
  expect(node && figureOf(node)).toMatchObject({ heading: 'The caption', columns: ['B'] })
})
