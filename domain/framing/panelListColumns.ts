import type { CutListRow } from './cutList'
import { CUT_LIST_COLUMNS, columnNotes, type ListColumn, thousandths } from './cutListCsv'
import type { PaperPoint } from './drawing'
import type { PieceJoint } from './pieceJoints'

/** One piece in its panel. */
export interface PanelListRow extends CutListRow {
  readonly ships: 'in its panel' | 'loose'
  /** Centerline from the panel's datum, feet, y down. */
  readonly start: PaperPoint
  readonly end: PaperPoint
  readonly opens: string
  readonly label: 'normal' | 'inverted' | 'none'
  /** Marks of the other pieces of its built-up member. */
  readonly builtUpWith: readonly string[]
  /** From the start to the middle of each service hole, mm. */
  readonly holesMm: readonly number[]
  readonly orderedPiece: string
  readonly joints: readonly PieceJoint[]
}

export const PANEL_LIST_COLUMNS: readonly ListColumn<PanelListRow>[] = [
  ...CUT_LIST_COLUMNS,
  { header: 'Ships', meaning: 'assembled, or loose to be set on site', value: (row) => row.ships },
  {
    header: 'Start right',
    meaning:
      "the piece's centerline on its panel's sheet, in inches right of the panel's left end; of a loose piece, of the left end of its wall or floor",
    value: (row) => thousandths(row.start.x * 12),
  },
  {
    header: 'Start up',
    meaning:
      "inches above the panel's foot; of a truss above the plates; of a loose piece above its wall's or floor's foot; of a floor or roof above its lowest centerline",
    value: (row) => thousandths(-row.start.y * 12),
  },
  { header: 'End right', meaning: 'as for the start', value: (row) => thousandths(row.end.x * 12) },
  { header: 'End up', meaning: 'as for the start', value: (row) => thousandths(-row.end.y * 12) },
  {
    header: 'Opens to',
    meaning:
      'where the open side of the section faces on the sheet: left, right, up, down, front (to the reader) or back; none for a strap',
    value: (row) => row.opens,
  },
  {
    header: 'Label',
    meaning:
      'normal where the section opens to the left of the way from its start to its end on the sheet, inverted to the right (Howick: LABEL_NRM, LABEL_INV); none where it opens to the front or back',
    value: (row) => row.label,
  },
  {
    header: 'Built up with',
    meaning:
      'the other pieces that it is screwed to side by side: kings and jacks, the halves of a header, doubled joists. The screws between them are not counted or checked',
    value: (row) => row.builtUpWith.join(' / '),
  },
  {
    header: 'Service holes',
    meaning: "inches from the piece's start to the middle of each hole, 1 1/2 by 4 in at mid-web",
    value: (row) => row.holesMm.map((at) => thousandths(at / 25.4)).join(' / '),
  },
  {
    header: 'Ordered piece',
    meaning: "the piece of the order's cut list that it is or is cut from; empty for a stud or joist added at a joint between panels",
    value: (row) => row.orderedPiece,
  },
  {
    header: 'Joints',
    meaning:
      "where it is screwed to another piece: inches from its start, the other piece's mark, screws. Screws of gussets, hold-downs and splices, and between panels, are not in it",
    value: (row) => row.joints.map(({ atFeet, other, screws }) => `${thousandths(atFeet * 12)} ${other} x${screws}`).join(' / '),
  },
]

/** All column descriptions in one paragraph. */
export const PANEL_LIST_NOTES = columnNotes(PANEL_LIST_COLUMNS, 'Other punches')
