import { framedFloors } from '../framing/framedFloors'
import type { Layout } from '../framing/layout'
import { memoizeByObject } from '../framing/memoizeByObject'
import { outlineArea, outlineSides } from '../framing/outline'
import { FLOOR_DEPTH_FEET, wallHeights } from '../framing/storyHeights'
import { wallRuns } from '../framing/wallRuns'
import { type Wing, wings } from '../framing/wings'

/** Surface areas of a house in square feet, unrounded. */
export interface WallAreas {
  /** Outside faces of the exterior walls, all stories, openings included. */
  readonly exterior: number
  /** Edges of the floors of joists. */
  readonly floorEdges: number
  readonly gables: number
  /** Openings of the exterior walls. */
  readonly openings: number
  /** Openings as large as a sheet or larger. */
  readonly largeOpenings: number
  /** Both faces of the interior walls. */
  readonly interiorFaces: number
  /** Openings of the interior walls, both faces. */
  readonly interiorOpenings: number
  /** One floor, outside to outside. */
  readonly floor: number
}

/** A 4 × 8 ft sheet. */
export const SHEET_SQUARE_FEET = 32

export const wallAreas = memoizeByObject((layout: Layout): WallAreas => {
  const perimeter = outlineSides(layout.outline).reduce((sum, side) => sum + side.lengthFeet, 0)
  const sizes = layout.openings.map(openingArea)
  const interior = wallRuns(layout).filter((run) => !run.exterior)
  return {
    exterior: perimeter * sum(wallHeights(layout)),
    floorEdges: perimeter * FLOOR_DEPTH_FEET * framedFloors(layout).length,
    gables: layout.roof.form === 'gable' ? gableArea(layout) : 0,
    openings: sum(sizes),
    largeOpenings: sum(sizes.filter((size) => size >= SHEET_SQUARE_FEET)),
    interiorFaces: 2 * sum(interior.map((run) => run.lengthFeet * run.heightFeet)),
    interiorOpenings: 2 * sum(interior.flatMap((run) => run.openings.map(openingArea))),
    floor: outlineArea(layout.outline),
  }
})

/** Sheathed area: walls, floor edges and gables; openings smaller than a sheet are not deducted. */
export const sheathedArea = ({ exterior, floorEdges, gables, largeOpenings }: WallAreas): number =>
  netArea(exterior + floorEdges + gables, [largeOpenings])

/** Insulated area: the exterior walls without their openings. */
export const insulatedWallArea = ({ exterior, openings }: WallAreas): number => netArea(exterior, [openings])

/** A face less its openings. */
export function netArea(gross: number, openings: readonly number[]): number {
  return gross - sum(openings)
}

function openingArea({ widthFeet, sillFeet, headFeet }: { widthFeet: number; sillFeet: number; headFeet: number }): number {
  return widthFeet * (headFeet - sillFeet)
}

/** Gable triangles at both ends of each wing; an adjoining lower wing covers its own triangle. */
function gableArea(layout: Layout): number {
  const parts = wings(layout.outline)
  const triangle = (wing: Wing) => ((wing.rear - wing.front) ** 2 / 4) * (layout.roof.pitchIn12 / 12)
  return sum(
    parts.flatMap((wing) =>
      (['left', 'right'] as const).map((end) => {
        const facing = end === 'left' ? 'right' : 'left'
        const adjoining = parts.filter((other) => other[facing] === wing[end] && other.front < wing.rear && wing.front < other.rear)
        return Math.max(0, triangle(wing) - sum(adjoining.map(triangle)))
      }),
    ),
  )
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
