import { describe, expect, it } from 'vitest'
import { pastedLines } from '../paste/pastedLines'
import type { SectionField } from '../sectionForm'
import { type Grid, pasted, reordered, without } from './grid'

const field = (name: string, more: Partial<SectionField> = {}): SectionField => ({
  kind: 'text',
  name,
  label: name,
  required: true,
  ...more,
})
const listOf = (name: string, head: string, cells: SectionField, max: number) => ({
  rows: field(name, { kind: 'rows', max, fields: [field(head), cells] }),
  cells,
})
const table = {
  ...listOf('rows', 'label', field('cells', { kind: 'texts', cellsFor: 'columns' }), 3),
  columns: field('columns', { kind: 'texts', max: 2 }),
}
const chart = {
  ...listOf('series', 'name', field('values', { kind: 'numbers', cellsFor: 'categories' }), 6),
  columns: field('categories', { kind: 'texts', max: 60 }),
}
const nothing: Grid = { heads: [], entries: [] }
const linesOf = (words: string) => pastedLines(words) ?? []
const seen = ({ heads, entries }: Grid) => ({ heads, entries: entries.map(({ id: _, ...entry }) => entry) })

describe('cells copied from a spreadsheet', () => {
  it('become a table: the first line holds the headings, the first column the names', () => {
    const { grid, lost } = pasted(nothing, table, { entry: -1, column: -1 }, linesOf('\tSteel\tLumber\nBurns\tno\tyes'))
    expect(lost).toBe(0)
    expect(seen(grid)).toEqual({ heads: ['Steel', 'Lumber'], entries: [{ label: 'Burns', cells: ['no', 'yes'] }] })
  })

  it('become a chart, one line per category', () => {
    const sheet = 'Year\tKits\tLoss\n2025\t1,250.50\t(300)\n2026\t$2,000\t12 %'
    const { grid, lost } = pasted(nothing, chart, { entry: -1, column: -1 }, linesOf(sheet))
    expect(lost).toBe(0)
    expect(seen(grid)).toEqual({
      heads: ['2025', '2026'],
      entries: [
        { name: 'Kits', values: [1250.5, 2000] },
        { name: 'Loss', values: [-300, 12] },
      ],
    })
  })

  it("stay within the section's limits and report what was lost", () => {
    const { grid, lost } = pasted(nothing, table, { entry: 0, column: 0 }, linesOf('1\t2\t3\n4\t5\t6\n7\t8\t9\n10\t11\t12'))
    expect(seen(grid).entries.map(({ cells }) => cells)).toEqual([
      ['1', '2'],
      ['4', '5'],
      ['7', '8'],
    ])
    expect(lost).toBe(6)
    expect(pasted(nothing, chart, { entry: 0, column: 0 }, linesOf('many\t1')).lost).toBe(1)
  })
})

describe('rows and columns', () => {
  const { grid } = pasted(nothing, table, { entry: -1, column: -1 }, linesOf('\tA\tB\nfirst\t1\t2\nsecond\t3\t4'))
  it('move with their cells, and stop at the ends', () => {
    expect(seen(reordered(grid, table, 'column', 0, 1))).toEqual({
      heads: ['B', 'A'],
      entries: [
        { label: 'first', cells: ['2', '1'] },
        { label: 'second', cells: ['4', '3'] },
      ],
    })
    expect(seen(reordered(grid, table, 'entry', 1, 0)).entries.map(({ label }) => label)).toEqual(['second', 'first'])
    expect(reordered(grid, table, 'entry', 1, 2)).toEqual(grid)
    expect(reordered(grid, table, 'column', 0, -1)).toEqual(grid)
  })

  it('are removed with their cells', () => {
    expect(seen(without(grid, table, 'column', 0))).toEqual({
      heads: ['B'],
      entries: [
        { label: 'first', cells: ['2'] },
        { label: 'second', cells: ['4'] },
      ],
    })
  })
})
