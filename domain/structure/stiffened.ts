import type { Member } from '../framing/member'

/** From a member's end to the stiffener over its bearing, at most, ft: four jacks or the depth of a stud. */
const REACH_FEET = 0.6
const ON_LINE_FEET = 0.01

/** Whether a level member has a stiffener in its web at its start and at its end. */
export function stiffenedEnds({ start, end, lengthFeet }: Member, stiffeners: readonly Member[]): readonly [boolean, boolean] {
  const [dx, dy] = [(end.x - start.x) / lengthFeet, (end.y - start.y) / lengthFeet]
  const places = stiffeners.flatMap((stiffener) => {
    const [px, py] = [stiffener.start.x - start.x, stiffener.start.y - start.y]
    return Math.abs(px * dy - py * dx) < ON_LINE_FEET ? [px * dx + py * dy] : []
  })
  return [places.some((t) => Math.abs(t) < REACH_FEET), places.some((t) => Math.abs(t - lengthFeet) < REACH_FEET)]
}

/** Whether a level member has a stiffener in its web at both ends. */
export function isStiffened(member: Member, stiffeners: readonly Member[]): boolean {
  return stiffenedEnds(member, stiffeners).every(Boolean)
}
