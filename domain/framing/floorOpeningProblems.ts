import { bearingLines } from './bearingLines'
import type { FloorOpening } from './floorOpening'
import { framedFloors } from './framedFloors'
import type { Layout } from './layout'
import { wings } from './wings'

/** Room for the doubled joists and headers around a floor opening. */
const EDGE_FEET = 0.5

/** Floor openings that can't be framed, with the reason: each needs a joist span of its own. */
export function floorOpeningProblems(layout: Layout): (readonly [index: number, problem: string])[] {
  const parts = wings(layout.outline)
  return layout.floorOpenings.flatMap((opening, at) => {
    const { story, from, to } = opening
    if (story > layout.stories) return [[at, 'The plan has no such story.']]
    if (!framedFloors(layout).includes(story)) return [[at, 'The ground story has no framed floor.']]
    const within = parts.find(
      (wing) =>
        from.x >= wing.left + EDGE_FEET &&
        to.x <= wing.right - EDGE_FEET &&
        from.y >= wing.front + EDGE_FEET &&
        to.y <= wing.rear - EDGE_FEET,
    )
    if (!within) return [[at, 'Leave 6 in between a floor opening and the walls for its doubled joists.']]
    const walls = layout.interiorWalls.filter((wall) => wall.story === story - 1 && wall.bearing && wall.from.y === wall.to.y)
    const lines = [...walls.map((wall) => wall.from.y), ...bearingLines(layout, within, story - 1).slice(1, -1)]
    const crossed = lines.some((y) => y > from.y - EDGE_FEET && y < to.y + EDGE_FEET)
    if (crossed) return [[at, 'Keep a floor opening between two bearing walls or supports, 6 in from each.']]
    const beside = layout.floorOpenings.slice(0, at).some((other) => other.story === story && near(other, opening))
    return beside ? [[at, 'Floor openings stand at least 1 ft apart.']] : []
  })
}

function near(a: FloorOpening, b: FloorOpening): boolean {
  const apart = 2 * EDGE_FEET
  return a.from.x < b.to.x + apart && b.from.x < a.to.x + apart && a.from.y < b.to.y + apart && b.from.y < a.to.y + apart
}
