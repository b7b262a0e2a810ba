import { type CsvColumn, csvCell, csvText } from '../export/csvText'
import { approvalWords, type CutList, type CutListRow, type ListReview, listHeading, PRELIMINARY_HEADING } from './cutList'
import { shopLength } from './shopLength'

export interface ListColumn<Row> extends CsvColumn<Row> {
  /** Description for people who set up a machine or program to read the file. */
  readonly meaning: string
}

/** The file's columns in order. The API documentation is generated from them. */
export const CUT_LIST_COLUMNS: readonly ListColumn<CutListRow>[] = [
  { header: 'Project', meaning: 'what the frame belongs to', value: (row) => row.project },
  { header: 'Revision', meaning: 'of the order, or of the layout before there is one', value: (row) => row.revision },
  { header: 'Units', meaning: 'of length and weight', value: (row) => row.units },
  {
    header: 'Panel mark',
    meaning: 'wall (W story-number), partition (P), floor (F), truss (T) or roof (R) it is set in',
    value: (row) => row.panelMark,
  },
  { header: 'Piece mark', meaning: 'unique in the frame', value: (row) => row.pieceMark },
  { header: 'Role', meaning: 'what the piece is in its panel', value: (row) => row.role },
  {
    header: 'Designator',
    meaning: 'web depth in hundredths of an inch, S stud, T track or FS flat strap, flange in hundredths, thickness in mils',
    value: (row) => row.designator,
  },
  { header: 'Grade', meaning: 'least yield strength in ksi', value: (row) => row.grade },
  { header: 'Coating', meaning: 'least zinc coating', value: (row) => row.coating },
  {
    header: 'Length',
    meaning:
      'as cut, in decimal inches to a thousandth; studs end short of their tracks, sloped pieces are measured along their centerline',
    value: (row) => thousandths(row.lengthInches),
  },
  { header: 'Length in ft-in', meaning: 'the same to the nearest sixteenth of an inch', value: (row) => shopLength(row.lengthInches) },
  { header: 'Quantity', meaning: 'pieces of this row', value: (row) => row.quantity },
  { header: 'End cuts', meaning: 'start / end, in degrees off square', value: (row) => row.endCuts },
  { header: 'Weight', meaning: 'of all pieces of the row in pounds, without zinc', value: (row) => thousandths(row.weightPounds) },
  { header: 'Bundle', meaning: 'story and part that are strapped together', value: (row) => row.bundle },
  { header: 'Erection sequence', meaning: 'order in which panels are set, 1 is first', value: (row) => row.erectionSequence },
  { header: 'Engineer approval', meaning: 'whether an engineer has approved this layout', value: (row) => row.engineerApproval },
]

/** Column descriptions in one paragraph. */
export function columnNotes<Row>(columns: readonly ListColumn<Row>[], missing: string): string {
  return `${columns.map(({ header, meaning }) => `${header}: ${meaning}`).join('. ')}. ${missing} are not in it.`
}

export const CUT_LIST_NOTES = columnNotes(CUT_LIST_COLUMNS, 'Holes and punches')

/**
 * A cut list as CSV, lengths and weights to a thousandth. Without an engineer's approval its first line says so and lists what is not
 * checked; that line has the same number of fields as the others.
 */
export function cutListCsv({ heading, rows }: CutList): string {
  return listCsv(heading, CUT_LIST_COLUMNS, rows)
}

export function listCsv<Row>(heading: CutList['heading'], columns: readonly ListColumn<Row>[], rows: readonly Row[]): string {
  return `${headingLine(heading, columns.length)}${csvText(columns, rows)}`
}

/** With as many fields as the other lines. */
function headingLine(heading: CutList['heading'], fields: number): string {
  return heading ? `${heading.map(csvCell).join(',')}${','.repeat(fields - heading.length)}\r\n` : ''
}

/**
 * A stored cut list as of today: what is on record about its engineering review, in its first line and in each row, and the order's revision,
 * which a change order that left the frame alone has raised.
 */
export function cutListOnRecord(stored: string, review: ListReview, revision: string): string {
  const [first = '', ...rows] = stored.split('\r\n')
  if (!first.startsWith(`${PRELIMINARY_HEADING},`)) return stored
  const [headers = ''] = rows
  const approval = csvCell(approvalWords(review.approvedBy))
  const named = rows.map((row) => row.replace(REVISION_CELL, `$1${revision},`).replace(/,not approved$/, () => `,${approval}`))
  return `${headingLine(listHeading(review), headers.split(',').length)}${[headers, ...named.slice(1)].join('\r\n')}`
}

/** A row's project, which may be quoted, and its revision. */
const REVISION_CELL = /^("(?:[^"]|"")*",|[^",]*,)([^,]*),/

/** The lines of a list's rows, each ended, for another project: of a list within a larger one. */
export function listRows(list: string, project: string): string {
  const lines = list.split('\r\n').filter((line) => line !== '')
  const rows = lines.slice(lines[0]?.startsWith(`${PRELIMINARY_HEADING},`) ? 2 : 1)
  const named = csvCell(project)
  return rows.map((row) => `${row.replace(REVISION_CELL, (_, __, revision: string) => `${named},${revision},`)}\r\n`).join('')
}

/** The revision that a stored cut list was made for: the last one that changed the frame. Undefined for a list without rows. */
export function madeForRevision(stored: string): string | undefined {
  const [, , first = ''] = stored.split('\r\n', 3)
  return REVISION_CELL.exec(first)?.[2]
}

export function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000
}
