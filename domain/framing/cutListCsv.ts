import { type CsvColumn, csvText } from '../export/csvText'
import type { CutList, CutListRow } from './cutList'

const columns: readonly CsvColumn<CutListRow>[] = [
  { header: 'Project', value: (row) => row.project },
  { header: 'Revision', value: (row) => row.revision },
  { header: 'Units', value: (row) => row.units },
  { header: 'Panel mark', value: (row) => row.panelMark },
  { header: 'Piece mark', value: (row) => row.pieceMark },
  { header: 'Role', value: (row) => row.role },
  { header: 'Designator', value: (row) => row.designator },
  { header: 'Grade', value: (row) => row.grade },
  { header: 'Coating', value: (row) => row.coating },
  { header: 'Length', value: (row) => thousandths(row.lengthInches) },
  { header: 'Quantity', value: (row) => row.quantity },
  { header: 'End cuts', value: (row) => row.endCuts },
  { header: 'Weight', value: (row) => thousandths(row.weightPounds) },
  { header: 'Bundle', value: (row) => row.bundle },
  { header: 'Erection sequence', value: (row) => row.erectionSequence },
  { header: 'Engineer approval', value: (row) => row.engineerApproval },
]

/**
 * A cut list as CSV, lengths and weights to a thousandth. A list that no engineer has approved says so in its first line,
 * which has as many fields as every other.
 */
export function cutListCsv({ heading, rows }: CutList): string {
  const first = heading === undefined ? '' : `${heading}${','.repeat(columns.length - 1)}\r\n`
  return `${first}${csvText(columns, rows)}`
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000
}
