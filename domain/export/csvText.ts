export type CsvValue = string | number | null

export interface CsvColumn<Row> {
  readonly header: string
  readonly value: (row: Row) => CsvValue
}

/**
 * A table as CSV (RFC 4180): comma separated, CRLF, quotes doubled, an empty cell for null.
 * Text that a spreadsheet would run as a formula (it starts with =, +, -, @, tab or carriage return) gets an apostrophe before it;
 * numbers stay numbers.
 */
export function csvText<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map((column) => column.header), ...rows.map((row) => columns.map((column) => column.value(row)))]
  return lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('')
}

function csvCell(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
