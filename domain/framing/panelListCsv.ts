import { type CutListOptions, type CutListRow, cutList } from './cutList'
import { CUT_LIST_COLUMNS, columnNotes, type ListColumn, listCsv, thousandths } from './cutListCsv'
import type { PaperPoint } from './drawing'
import { type OrientedSolid, orientedSolids } from './openSide'
import type { PlanPoint } from './outline'
import { type PieceJoint, pieceJoints } from './pieceJoints'
import type { ShopFrame } from './shopFrame'
import { framePanels, panelDirection } from './shopPanels'

/** One piece in its panel. */
interface PanelListRow extends CutListRow {
  readonly ships: 'in its panel' | 'loose'
  /** Centerline from the panel's left end and foot, feet, y down. */
  readonly start: PaperPoint
  readonly end: PaperPoint
  readonly opens: string
  readonly orderedPiece: string
  readonly joints: readonly PieceJoint[]
}

const PANEL_LIST_COLUMNS: readonly ListColumn<PanelListRow>[] = [
  ...CUT_LIST_COLUMNS,
  { header: 'Ships', meaning: 'assembled, or loose to be set on site', value: (row) => row.ships },
  {
    header: 'Start right',
    meaning: "the piece's centerline on its panel's sheet, in inches right of the panel's left end",
    value: (row) => thousandths(row.start.x * 12),
  },
  {
    header: 'Start up',
    meaning: "inches above the panel's foot; of a truss, floor or roof above its lowest centerline",
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
    header: 'Ordered piece',
    meaning: "the piece of the order's cut list that it is or is cut from; empty for a stud added at a joint between panels",
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
export const PANEL_LIST_NOTES = columnNotes(PANEL_LIST_COLUMNS)

/** Every piece of a frame by its panel, with its place on the panel's sheet and its bundle. */
export function panelListCsv({ model, orderedMarks, schedule: { bundleOf } }: ShopFrame, options: CutListOptions): string {
  const { heading, rows } = cutList(model, options)
  const solids = new Map(orientedSolids(model.members).map((solid) => [solid.member.mark, solid]))
  const joints = pieceJoints(model)
  const places = new Map(
    [...framePanels(model).values()].flatMap(({ pieces }) => {
      const along = panelDirection(pieces.map(({ member }) => member))
      return pieces.map((piece) => [piece.member.mark, { ...piece, along }] as const)
    }),
  )
  const listed = rows.flatMap((row): PanelListRow[] => {
    const [solid, place] = [solids.get(row.pieceMark), places.get(row.pieceMark)]
    if (!solid || !place) return []
    const { wall, loose } = place.member.assembly
    return [
      {
        ...row,
        bundle: bundleOf.get(row.pieceMark) ?? row.bundle,
        ships: loose ? 'loose' : 'in its panel',
        start: place.start,
        end: place.end,
        opens: opensOnSheet(solid, place.along),
        joints: joints.get(row.pieceMark) ?? [],
        orderedPiece: wall ? (orderedMarks.get(row.pieceMark) ?? '') : row.pieceMark,
      },
    ]
  })
  return listCsv(heading, PANEL_LIST_COLUMNS, listed)
}

/** Walls and trusses are seen along their level direction, floors and roofs from above. */
function opensOnSheet({ member, opens }: OrientedSolid, along: PlanPoint): string {
  if (member.profile.includes('FS')) return 'none'
  const right = opens.x * along.x + opens.y * along.y
  const back = opens.y * along.x - opens.x * along.y
  const fromAbove = member.assembly.part === 'floor' || member.assembly.part === 'roof'
  const [up, front] = fromAbove ? [back, opens.z] : [opens.z, -back]
  const sides = [
    ['right', right],
    ['left', -right],
    ['up', up],
    ['down', -up],
    ['front', front],
    ['back', -front],
  ] as const
  return sides.reduce((best, side) => (side[1] > best[1] + 1e-9 ? side : best))[0]
}
