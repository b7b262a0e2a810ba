import { StatementFault } from './bankStatement'

/** A row of a CSV file with its line number, counted from 1. */
export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

/**
 * The rows of a CSV file (RFC 4180), trimmed, without empty ones. A tab or a semicolon separates where the file uses one and no commas.
 * @throws StatementFault for an unclosed quotation mark
 */
export function csvTable(text: string): CsvRow[] {
  const rows: { line: number; cells: string[] }[] = [{ line: 1, cells: [] }]
  const [firstLine = ''] = text.split('\n', 1)
  const separator = [',', '\t', ';'].find((sign) => firstLine.includes(sign)) ?? ','
  let cell = ''
  let quoted = false
  let line = 1
  const endCell = () => {
    rows.at(-1)?.cells.push(cell.trim())
    cell = ''
  }
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (sign === '\n') line++
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at++
      } else quoted = false
    } else if (sign === '"' && cell.trim() === '') {
      cell = ''
      quoted = true
    } else if (sign === separator) endCell()
    else if (sign === '\n') {
      endCell()
      rows.push({ line, cells: [] })
    } else if (sign !== '\r') cell += sign
  }
  if (quoted) throw new StatementFault('A quotation mark is not closed.')
  endCell()
  return rows.filter(({ cells }) => cells.some((one) => one !== ''))
}
