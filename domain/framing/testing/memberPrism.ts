import { PLUMB_CUT } from '../endCuts'
import type { FramePoint, Member } from '../member'
import { memberSolids } from '../memberSolid'

/** The space a member takes: a parallelepiped by its middle and three half edges, in feet. Plumb-cut pieces have plumb ends. */
export interface MemberPrism {
  readonly member: Member
  readonly middle: FramePoint
  readonly halves: readonly [FramePoint, FramePoint, FramePoint]
  readonly low: FramePoint
  readonly high: FramePoint
}

export function memberPrisms(members: readonly Member[]): MemberPrism[] {
  return memberSolids(members).map(({ member, middle, along, across, lengthFeet, depthFeet, thicknessFeet }) => {
    const side = cross(along, across)
    const plumb = PLUMB_CUT.includes(member.role)
    const level = Math.hypot(along.x, along.y)
    const depth = plumb ? { x: 0, y: 0, z: depthFeet / level / 2 } : scaled(across, depthFeet / 2)
    const halves = [scaled(along, lengthFeet / 2), depth, scaled(side, thicknessFeet / 2)] as const
    const reach = (axis: keyof FramePoint) => halves.reduce((sum, half) => sum + Math.abs(half[axis]), 0)
    const by = (sign: number) => ({ x: middle.x + sign * reach('x'), y: middle.y + sign * reach('y'), z: middle.z + sign * reach('z') })
    return { member, middle, halves, low: by(-1), high: by(1) }
  })
}

/** How far two prisms are in each other, in feet: the shortest way out; 0 when they are apart (separating axes). */
export function overlapFeet(a: MemberPrism, b: MemberPrism): number {
  const between = { x: b.middle.x - a.middle.x, y: b.middle.y - a.middle.y, z: b.middle.z - a.middle.z }
  let least = Number.POSITIVE_INFINITY
  const along = (axis: FramePoint): boolean => {
    const length = Math.hypot(axis.x, axis.y, axis.z)
    if (length <= 1e-9 * Math.hypot(a.halves[0].x, a.halves[0].y, a.halves[0].z)) return true
    let reach = 0
    for (const half of a.halves) reach += Math.abs(dot(half, axis))
    for (const half of b.halves) reach += Math.abs(dot(half, axis))
    least = Math.min(least, (reach - Math.abs(dot(between, axis))) / length)
    return least > 0
  }
  for (const [u, v, w] of [a.halves, b.halves]) if (!(along(cross(u, v)) && along(cross(v, w)) && along(cross(w, u)))) return 0
  for (const edge of a.halves) for (const other of b.halves) if (!along(cross(edge, other))) return 0
  return least
}

function scaled(a: FramePoint, by: number): FramePoint {
  return { x: a.x * by, y: a.y * by, z: a.z * by }
}

function dot(a: FramePoint, b: FramePoint): number {
  return a.x * b.x + a.y * b.y + a.z * b.z
}

function cross(a: FramePoint, b: FramePoint): FramePoint {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x }
}
