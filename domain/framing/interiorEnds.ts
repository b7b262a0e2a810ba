import type { InteriorWall } from './layout'
import type { PlanPoint } from './outline'
import { FLANGE_FEET } from './profile'

interface InteriorEnds {
  readonly start: PlanPoint
  readonly along: PlanPoint
  readonly lengthFeet: number
  /** Taken off at the start of the drawn line; negative where the wall was lengthened. */
  readonly cutFeet: number
  readonly corners: readonly number[]
}

/** The centerline of an exterior wall of the story. */
interface Centerline {
  readonly start: PlanPoint
  readonly along: PlanPoint
  readonly lengthFeet: number
}

/** A wall drawn to within 3 in of another one's face meets it. */
const REACH_FEET = 0.25

/** A wall's centerline as an end of another wall sees it, on the axes of that wall. */
interface Host {
  readonly at: number
  readonly from: number
  readonly to: number
  readonly interior: boolean
}

/**
 * An interior wall between the faces of the walls it meets. `walls` are the story's interior walls as drawn, `depth` is the walls' depth in
 * feet.
 */
export function interiorEnds(
  wall: InteriorWall,
  walls: readonly InteriorWall[],
  exterior: readonly Centerline[],
  depth: number,
): InteriorEnds {
  const alongX = wall.from.y === wall.to.y
  const axis = alongX ? 'x' : 'y'
  const across = alongX ? 'y' : 'x'
  const sign = wall.to[axis] >= wall.from[axis] ? 1 : -1
  const hosts: Host[] = [
    ...exterior
      .filter(({ along }) => along[axis] === 0)
      .map(({ start, along, lengthFeet }) => host(start[axis], start[across], start[across] + along[across] * lengthFeet, false)),
    ...walls
      .filter((other) => other !== wall && other.from[axis] === other.to[axis])
      .map(({ from, to }) => host(from[axis], from[across], to[across], true)),
  ]
  const line = wall.from[across]
  const near = depth / 2 + REACH_FEET
  const ended = (end: number, outward: number) => {
    const met = hosts
      .filter(({ at, from, to }) => Math.abs(at - end) <= near && line >= from - near && line <= to + near)
      .sort((a, b) => Math.abs(a.at - end) - Math.abs(b.at - end))[0]
    if (!met) return { at: end, corner: false }
    const corner = met.interior && (Math.abs(met.from - line) <= near || Math.abs(met.to - line) <= near)
    return corner && alongX ? { at: met.at + (outward * depth) / 2, corner } : { at: met.at - (outward * depth) / 2, corner: false }
  }
  const start = ended(wall.from[axis], -sign)
  const end = ended(wall.to[axis], sign)
  const lengthFeet = Math.max(0, (end.at - start.at) * sign)
  const backing = depth + FLANGE_FEET / 2
  return {
    start: alongX ? { x: start.at, y: line } : { x: line, y: start.at },
    along: alongX ? { x: sign, y: 0 } : { x: 0, y: sign },
    lengthFeet,
    cutFeet: (start.at - wall.from[axis]) * sign,
    corners: [...(start.corner ? [backing] : []), ...(end.corner ? [lengthFeet - backing] : [])],
  }
}

function host(at: number, a: number, b: number, interior: boolean): Host {
  return { at, from: Math.min(a, b), to: Math.max(a, b), interior }
}
