import type { Layout } from './layout'
import type { PlanPoint } from './outline'
import { type WallRun, wallRuns } from './wallRuns'

/** From a joist's end to the middle of the wall over it, at most, ft. */
const OVER_FEET = 0.6

/** The bearing wall of a story that runs across its floor's joists over a place, if one does. */
export function wallOver(layout: Layout, story: number, { x, y }: PlanPoint): WallRun | undefined {
  return wallRuns(layout).find(({ assembly, bearing, along, start, lengthFeet }) => {
    if (!bearing || assembly.story !== story || along.y !== 0 || Math.abs(start.y - y) >= OVER_FEET) return false
    const t = (x - start.x) * along.x
    return t > -OVER_FEET && t < lengthFeet + OVER_FEET
  })
}
