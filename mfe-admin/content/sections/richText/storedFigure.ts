import { TEXT_TABLE_LIMITS, type TextFigureType } from '@framewell/domain/content/figures'
import type { figureOf, StoredNode } from '@framewell/domain/content/lexicalText'
import { HEAD_LENGTH } from '../grid'
import { ownId } from '../sectionDraft'

export type StoredFigure = NonNullable<ReturnType<typeof figureOf>>

/** Figures that were put into a text just now: their cells are open at once. By id. */
export const begunFigures = new Set<string>()

const EMPTY: Record<TextFigureType, () => object> = {
  textTable: () => ({ columns: ['', ''], rows: [newRow('', ['', '']), newRow('', ['', ''])] }),
  textChart: () => ({
    chartType: 'bar',
    unit: '',
    categories: ['', ''],
    series: [{ id: ownId(), name: '', values: [null, null] }],
  }),
}

/** A new table or chart within a text, as the panel's editor stores it. */
export function newFigure(type: TextFigureType): StoredNode {
  const id = ownId()
  begunFigures.add(id)
  return block(type, id, EMPTY[type]())
}

/**
 * Lines of cells as a table within a text: the first line are the headings, the first cell of each line its name. What is beyond the
 * largest table is left out. Null for what is no table: a single column or line.
 */
export function tableOf(lines: readonly (readonly string[])[]): StoredNode | null {
  const [head = [], ...body] = lines.filter((line) => line.some((cell) => cell !== ''))
  const width = Math.min(Math.max(head.length, ...body.map(({ length }) => length)) - 1, TEXT_TABLE_LIMITS.columns)
  if (width < 1 || body.length < 1) return null
  const cells = (line: readonly string[]) => Array.from({ length: width }, (_, at) => line[at + 1] ?? '')
  return block('textTable', ownId(), {
    columns: cells(head).map((words) => words.slice(0, HEAD_LENGTH)),
    rows: body.slice(0, TEXT_TABLE_LIMITS.rows).map((line) => newRow((line[0] ?? '').slice(0, HEAD_LENGTH), cells(line))),
  })
}

function newRow(label: string, cells: readonly string[]) {
  return { id: ownId(), label, cells }
}

function block(blockType: TextFigureType, id: string, members: object): StoredNode {
  return { type: 'block', version: 2, format: '', fields: { id, blockType, blockName: '', heading: '', source: '', ...members } }
}
