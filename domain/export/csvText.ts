export type CsvValue = string | number | null

/**
 * Where a spreadsheet may start a cell, followed by a formula sign (ASVS 5.0, 1.2.10): at the front, also behind invisible spaces; and
 * behind other countries' separators, where our quotes in the middle of a line mean nothing.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠])|^(?=[\t\r\n\0])/gu

export interface CsvColumn<Row> {
  readonly header: string
  readonly value: (row: Row) => CsvValue
}

/**
 * A table as CSV (RFC 4180): comma separated, CRLF, quotes doubled, an empty cell for null. Text that a spreadsheet would run as a formula
 * gets an apostrophe prefix; numbers stay numbers.
 */
export function csvText<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map((column) => column.header), ...rows.map((row) => columns.map((column) => column.value(row)))]
  return lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('')
}

/** A value as a cell of a row. */
export function csvCell(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  // A file's amount keeps its decimals and its sign; it is no formula.
  if (/^-?\d+\.\d\d$/.test(value)) return value
  const safe = value.replace(FORMULA, "'")
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
