import type { InteriorWall, Layout, Opening } from './layout'
import { outlineBounds, outlineSides, type PlanPoint } from './outline'

/** A layout with left and right exchanged; front and rear stay. Mirroring it again gives the first one back. */
export function mirroredLayout(layout: Layout): Layout {
  const { left, right } = outlineBounds(layout.outline)
  const flip = ({ x, y }: PlanPoint): PlanPoint => ({ x: exact(left + right - x), y })
  const corners = layout.outline.length
  const sides = outlineSides(layout.outline)
  return {
    ...layout,
    // Counterclockwise again, and the front wall first: side `n` of the mirrored house is the old side `-n`.
    outline: layout.outline.map((_, at) => flip(layout.outline[(1 - at + corners) % corners] ?? { x: 0, y: 0 })),
    openings: layout.openings.map((opening) => ({
      ...fromOtherEnd(opening, sides[opening.side]?.lengthFeet ?? 0),
      side: (corners - opening.side) % corners,
    })),
    interiorWalls: layout.interiorWalls.map((wall) => mirroredWall(wall, flip)),
    floorOpenings: layout.floorOpenings.map((opening) => ({
      ...opening,
      from: { x: flip(opening.to).x, y: opening.from.y },
      to: { x: flip(opening.from).x, y: opening.to.y },
    })),
    ...(layout.rooms && { rooms: layout.rooms.map((room) => ({ ...room, at: flip(room.at) })) }),
    ...(layout.reinforcements && {
      reinforcements: layout.reinforcements.map((part) => ({ ...part, at: mirroredName(part.at, corners) })),
    }),
  }
}

/** An opening of an outer wall is in the wall that its side becomes; openings keep their places in the lists, inner walls and floors their names. */
function mirroredName(at: string, corners: number): string {
  return at.replace(/^(W\d-)(\d+)/, (_, story: string, wall: string) => `${story}${((corners - Number(wall) + 1) % corners) + 1}`)
}

/** A wall along the front keeps running left to right, so it starts at its other end. */
function mirroredWall(wall: InteriorWall, flip: (point: PlanPoint) => PlanPoint): InteriorWall {
  if (wall.from.x === wall.to.x) return { ...wall, from: flip(wall.from), to: flip(wall.to) }
  const lengthFeet = Math.hypot(wall.to.x - wall.from.x, wall.to.y - wall.from.y)
  return {
    ...wall,
    from: flip(wall.to),
    to: flip(wall.from),
    openings: wall.openings.map((opening) => fromOtherEnd(opening, lengthFeet)),
  }
}

function fromOtherEnd<Placed extends Opening>(opening: Placed, lengthFeet: number): Placed {
  return { ...opening, fromFeet: exact(lengthFeet - opening.fromFeet - opening.widthFeet) }
}

/** Without the noise of binary fractions: to a millionth of a foot. */
const exact = (feet: number) => Math.round(feet * 1e6) / 1e6 || 0
