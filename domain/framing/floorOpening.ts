import { z } from 'zod'
import type { PlanPoint } from './outline'
import { planPoint } from './planPoint'
import { wings } from './wings'

/** A hole in an upper floor, for example over a stair. `story` is the floor it is cut from, `from` its front left corner. Feet. */
export const floorOpeningSchema = z
  .object({ story: z.number().int().min(2, 'The ground story has no framed floor.'), from: planPoint, to: planPoint })
  .refine(({ from, to }) => to.x - from.x >= 2 && to.y - from.y >= 2, 'A floor opening is at least 2 by 2 ft.')
export type FloorOpening = z.infer<typeof floorOpeningSchema>

/** Room for the doubled joists and headers around a floor opening. */
const EDGE_FEET = 0.5

/** Floor openings that can't be framed, with the reason: each needs a joist span of its own. */
export function floorOpeningProblems(layout: {
  readonly outline: readonly PlanPoint[]
  readonly stories: number
  readonly interiorWalls: readonly { readonly story: number; readonly bearing: boolean; readonly from: PlanPoint; readonly to: PlanPoint }[]
  readonly floorOpenings: readonly FloorOpening[]
}): (readonly [index: number, problem: string])[] {
  const parts = wings(layout.outline)
  return layout.floorOpenings.flatMap((opening, at) => {
    const { story, from, to } = opening
    if (story > layout.stories) return [[at, 'The plan has no such story.']]
    const inside = parts.some(
      (wing) =>
        from.x >= wing.left + EDGE_FEET &&
        to.x <= wing.right - EDGE_FEET &&
        from.y >= wing.front + EDGE_FEET &&
        to.y <= wing.rear - EDGE_FEET,
    )
    if (!inside) return [[at, 'Leave 6 in between a floor opening and the walls for its doubled joists.']]
    const crossed = layout.interiorWalls.some(
      (wall) =>
        wall.story === story - 1 &&
        wall.bearing &&
        wall.from.y === wall.to.y &&
        wall.from.y > from.y - EDGE_FEET &&
        wall.from.y < to.y + EDGE_FEET,
    )
    if (crossed) return [[at, 'A floor opening stands between two bearing walls, 6 in from each.']]
    const beside = layout.floorOpenings.slice(0, at).some((other) => other.story === story && near(other, opening))
    return beside ? [[at, 'Floor openings stand at least 1 ft apart.']] : []
  })
}

function near(a: FloorOpening, b: FloorOpening): boolean {
  const apart = 2 * EDGE_FEET
  return a.from.x < b.to.x + apart && b.from.x < a.to.x + apart && a.from.y < b.to.y + apart && b.from.y < a.to.y + apart
}
