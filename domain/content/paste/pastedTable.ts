import { TEXT_TABLE_LIMITS, type TextFigureType } from '../figures'
import type { StoredNode } from '../lexicalText'
import { HEAD_LENGTH } from './pastedLines'

/** Makes an id in the CMS's format. */
export type MakeId = () => string
/** Reports what a paste drops. */
export type ReportLoss = (what: string) => void

type Lines = readonly (readonly string[])[]

/** Message about a paste that lost something. */
export function pasteLossMessage(parts: readonly string[]): string {
  return parts.length > 0 ? `Left out of the pasted table: ${parts.join('; ')}.` : ''
}

/**
 * Converts lines of cells to a table within a text. The first line holds the headings, the first cell of each line its name; text alone in
 * a line above is the title. Reports what is dropped. Null for a single column or line.
 */
export function tableOf(lines: Lines, makeId: MakeId, leaveOut: ReportLoss = () => undefined, caption = ''): StoredNode | null {
  const filled = lines.filter((line) => line.some((cell) => cell !== ''))
  const title = filled.length > 2 && caption === '' && filled[0]?.slice(1).every((cell) => cell === '') ? (filled[0][0] ?? '') : ''
  const [head = [], ...body] = title === '' ? filled : filled.slice(1)
  const columns = Math.max(head.length, ...body.map(({ length }) => length)) - 1
  const width = Math.min(columns, TEXT_TABLE_LIMITS.columns)
  if (width < 1 || body.length < 1) return null
  if (columns > width) leaveOut(`columns beyond ${TEXT_TABLE_LIMITS.columns}`)
  if (body.length > TEXT_TABLE_LIMITS.rows) leaveOut(`rows beyond ${TEXT_TABLE_LIMITS.rows}`)
  const short = (words: string) => {
    if (words.length > HEAD_LENGTH) leaveOut(`what a heading has beyond ${HEAD_LENGTH} characters`)
    return words.slice(0, HEAD_LENGTH)
  }
  const cells = (line: readonly string[]) => Array.from({ length: width }, (_, at) => line[at + 1] ?? '')
  return figureBlock('textTable', makeId(), {
    heading: short(caption || title),
    corner: short(head[0] ?? ''),
    columns: cells(head).map(short),
    rows: body.slice(0, TEXT_TABLE_LIMITS.rows).map((line) => ({ id: makeId(), label: short(line[0] ?? ''), cells: cells(line) })),
  })
}

/** A table or chart within a text, as the panel's editor stores it. */
export function figureBlock(blockType: TextFigureType, id: string, members: object): StoredNode {
  return { type: 'block', version: 2, format: '', fields: { id, blockType, blockName: '', heading: '', source: '', ...members } }
}
