import { TEXT_TABLE_LIMITS, type TextFigureType } from '../figures'
import type { StoredNode } from '../lexicalText'
import { HEAD_LENGTH } from './pastedLines'

/** Makes an id in the form of the CMS's own. */
export type MakeId = () => string

/**
 * Lines of cells as a table within a text: the first line are the headings, the first cell of each line its name. What is beyond the
 * largest table is left out. Null for what is no table: a single column or line.
 */
export function tableOf(lines: readonly (readonly string[])[], makeId: MakeId): StoredNode | null {
  const [head = [], ...body] = lines.filter((line) => line.some((cell) => cell !== ''))
  const width = Math.min(Math.max(head.length, ...body.map(({ length }) => length)) - 1, TEXT_TABLE_LIMITS.columns)
  if (width < 1 || body.length < 1) return null
  const cells = (line: readonly string[]) => Array.from({ length: width }, (_, at) => line[at + 1] ?? '')
  return figureBlock('textTable', makeId(), {
    columns: cells(head).map((words) => words.slice(0, HEAD_LENGTH)),
    rows: body
      .slice(0, TEXT_TABLE_LIMITS.rows)
      .map((line) => ({ id: makeId(), label: (line[0] ?? '').slice(0, HEAD_LENGTH), cells: cells(line) })),
  })
}

/** A table or chart within a text, as the panel's editor stores it. */
export function figureBlock(blockType: TextFigureType, id: string, members: object): StoredNode {
  return { type: 'block', version: 2, format: '', fields: { id, blockType, blockName: '', heading: '', source: '', ...members } }
}
