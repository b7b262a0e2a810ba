import { cellFact } from '../chartCells'
import { factToken } from '../facts'
import { HEAD_LENGTH } from '../paste/pastedLines'
import type { FieldValues, SectionField } from '../sectionForm'
import { entriesOf, newEntry } from './entries'
import { moved } from './moved'
import { numberOf } from './numberOf'

/** A column with its heading, or a list entry with its name and one cell per column. */
export type GridAxis = 'column' | 'entry'

/** How a section stores a table: the list of rows, the headings, and the field with a row's cells. */
export interface GridShape {
  readonly rows: SectionField
  readonly columns: SectionField
  readonly cells: SectionField
}

/** The parts of a form that make up a table; undefined when there is none. */
export function gridParts(fields: readonly SectionField[]): GridShape | undefined {
  for (const rows of fields) {
    const cells = rows.fields?.find(({ cellsFor }) => cellsFor !== undefined)
    const columns = cells && fields.find(({ name }) => name === cells.cellsFor)
    if (columns) return { rows, columns, cells }
  }
  return undefined
}

export interface Grid {
  readonly heads: readonly string[]
  readonly entries: readonly FieldValues[]
}

/** Target of a paste. -1 is a column heading or an entry name. */
export interface GridPlace {
  readonly entry: number
  readonly column: number
}

export function gridOf(values: FieldValues, { rows, columns }: GridShape): Grid {
  const heads: unknown = values[columns.name]
  return { heads: Array.isArray(heads) ? heads.map(String) : [], entries: entriesOf(values[rows.name]) }
}

/** Chart numbers are transposed: one line per category, with one figure per series. */
export function isTurned({ cells }: GridShape): boolean {
  return cells.kind === 'numbers'
}

export function nameOf({ entries }: Grid, shape: GridShape, at: number): string {
  return String(entries[at]?.[nameField(shape)] ?? '')
}

/** The cells of an entry, one per column. */
export function cellsOf({ heads }: Grid, shape: GridShape, entry: FieldValues): unknown[] {
  const stored: unknown = entry[shape.cells.name]
  const empty = isTurned(shape) ? null : ''
  return heads.map((_, at) => (Array.isArray(stored) ? Reflect.get(stored, at) : undefined) ?? empty)
}

export function renamed(grid: Grid, shape: GridShape, axis: GridAxis, at: number, words: string): Grid {
  return axis === 'column'
    ? { ...grid, heads: grid.heads.map((head, other) => (other === at ? words : head)) }
    : { ...grid, entries: grid.entries.map((entry, other) => (other === at ? { ...entry, [nameField(shape)]: words } : entry)) }
}

export function withCell(grid: Grid, shape: GridShape, { entry: entryAt, column }: GridPlace, value: unknown): Grid {
  return inEachEntry(grid, shape, (cells, at) => (at === entryAt ? cells.map((cell, other) => (other === column ? value : cell)) : cells))
}

export function extended(grid: Grid, shape: GridShape, axis: GridAxis): Grid {
  const wider = axis === 'column' ? { ...grid, heads: [...grid.heads, ''] } : { ...grid, entries: [...grid.entries, newEntry(shape.rows)] }
  return inEachEntry(wider, shape, (cells) => cells)
}

export function reordered(grid: Grid, shape: GridShape, axis: GridAxis, from: number, to: number): Grid {
  if (axis === 'entry') return { ...grid, entries: moved(grid.entries, from, to) }
  return { ...inEachEntry(grid, shape, (cells) => moved(cells, from, to)), heads: moved(grid.heads, from, to) }
}

export function without(grid: Grid, shape: GridShape, axis: GridAxis, at: number): Grid {
  const others = (_: unknown, other: number) => other !== at
  if (axis === 'entry') return { ...grid, entries: grid.entries.filter(others) }
  return { ...inEachEntry(grid, shape, (cells) => cells.filter(others)), heads: grid.heads.filter(others) }
}

/** Maximum columns or entries of the section. */
export function maxCountOf({ rows, columns }: GridShape, axis: GridAxis): number {
  return (axis === 'column' ? columns.max : rows.max) ?? 60
}

/** Pastes a table at a place. The grid grows as far as the section allows. Returns how many cells did not fit or were not numbers. */
export function pasted(grid: Grid, shape: GridShape, place: GridPlace, lines: readonly string[][]): { grid: Grid; lost: number } {
  const turned = isTurned(shape)
  let [next, lost] = [grid, 0]
  const reach = (axis: GridAxis, at: number) => {
    const count = () => (axis === 'column' ? next.heads.length : next.entries.length)
    while (count() <= at && count() < maxCountOf(shape, axis)) next = extended(next, shape, axis)
    return at < count()
  }
  lines.forEach((line, down) => {
    line.forEach((words, across) => {
      const entry = place.entry + (turned ? across : down)
      const column = place.column + (turned ? down : across)
      // The corner cell of a table is unused.
      if (entry < 0 && column < 0) return
      if (!reach('entry', entry) || !reach('column', column)) lost += 1
      else if (entry < 0) next = renamed(next, shape, 'column', column, words.slice(0, HEAD_LENGTH))
      else if (column < 0) next = renamed(next, shape, 'entry', entry, words.slice(0, HEAD_LENGTH))
      else {
        const value = turned ? figureOf(words) : words
        if (value === null && words !== '') lost += 1
        next = withCell(next, shape, { entry, column }, value)
      }
    })
  })
  return { grid: next, lost }
}

/** A figure in spreadsheet notation ('$1,250.50', '12 %', '(300)'), or a fact that holds a number. */
function figureOf(words: string): number | string | null {
  const fact = cellFact(words)
  if (fact !== undefined) return factToken(fact)
  const inBrackets = /^\((.*)\)$/.exec(words.trim())
  const plain = (inBrackets?.[1] ?? words).replace(/[\s$€£%\u00a0]/g, '').replace(/^\u2212/, '-')
  return numberOf(inBrackets ? `-${plain}` : plain)
}

function nameField({ rows, cells }: GridShape): string {
  return rows.fields?.find((field) => field !== cells)?.name ?? ''
}

function inEachEntry(grid: Grid, shape: GridShape, change: (cells: readonly unknown[], at: number) => readonly unknown[]): Grid {
  const entries = grid.entries.map((entry, at) => ({ ...entry, [shape.cells.name]: change(cellsOf(grid, shape, entry), at) }))
  return { ...grid, entries }
}
