import { approvalWords, type CutListOptions, cutList } from './cutList'
import { listCsv } from './cutListCsv'
import type { PaperPoint } from './drawing'
import { opensLeftward } from './labelSide'
import { orientedSolids } from './openSide'
import { opensOnSheet, type SheetSide } from './opensOnSheet'
import { PANEL_LIST_COLUMNS, type PanelListRow } from './panelListColumns'
import { builtUpWith } from './pieceFacts'
import { pieceJoints } from './pieceJoints'
import type { ShopFrame } from './shopFrame'
import { framePanels, panelDirection } from './shopPanels'

/** Every piece of a frame by its panel, with its place on the panel's sheet and its bundle. */
export function panelListCsv({ model, orderedMarks, holes, added, schedule: { bundleOf } }: ShopFrame, options: CutListOptions): string {
  const { heading, rows } = cutList(model, options)
  const solids = new Map(orientedSolids(model.members).map((solid) => [solid.member.mark, solid]))
  const joints = pieceJoints(model)
  const places = new Map(
    [...framePanels(model).values()].flatMap(({ pieces, datum }) => {
      const along = panelDirection(pieces.map(({ member }) => member))
      const measured = ({ x, y }: PaperPoint): PaperPoint => ({ x: x - datum.x, y: y - datum.y })
      return pieces.map(({ member, start, end }) => [member.mark, { member, start: measured(start), end: measured(end), along }] as const)
    }),
  )
  const listed = rows.flatMap((row): PanelListRow[] => {
    const [solid, place] = [solids.get(row.pieceMark), places.get(row.pieceMark)]
    if (!solid || !place) return []
    const { cutFrom, loose } = place.member.assembly
    const opens = opensOnSheet(solid, place.along)
    return [
      {
        ...row,
        // An engineer approved the ordered frame, without what is added at joints.
        engineerApproval: added.includes(place.member) ? approvalWords(undefined) : row.engineerApproval,
        bundle: bundleOf.get(row.pieceMark) ?? row.bundle,
        ships: loose ? 'loose' : 'in its panel',
        start: place.start,
        end: place.end,
        opens,
        label: labelOf(place, opens),
        builtUpWith: builtUpWith(model, place.member),
        joints: joints.get(row.pieceMark) ?? [],
        holesMm: holes?.get(row.pieceMark)?.atMm ?? [],
        orderedPiece: cutFrom ? (orderedMarks.get(row.pieceMark) ?? '') : row.pieceMark,
      },
    ]
  })
  return listCsv(heading, PANEL_LIST_COLUMNS, listed)
}

function labelOf(
  { start, end }: { readonly start: PaperPoint; readonly end: PaperPoint },
  opens: SheetSide | 'none',
): PanelListRow['label'] {
  if (opens === 'none' || opens === 'front' || opens === 'back') return 'none'
  return opensLeftward({ x: start.x, y: -start.y }, { x: end.x, y: -end.y }, opens) ? 'normal' : 'inverted'
}
