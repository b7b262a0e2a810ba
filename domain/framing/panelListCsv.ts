import { type CutListOptions, cutList } from './cutList'
import { listCsv } from './cutListCsv'
import { orientedSolids } from './openSide'
import { opensOnSheet } from './opensOnSheet'
import { PANEL_LIST_COLUMNS, type PanelListRow } from './panelListColumns'
import { pieceJoints } from './pieceJoints'
import type { ShopFrame } from './shopFrame'
import { framePanels, panelDirection } from './shopPanels'

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
