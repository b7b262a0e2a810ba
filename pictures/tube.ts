import type { FramePoint } from '@framewell/domain/framing/member'
import type { Surface } from './Surface'

const SIDES = 10

/** A round bar, rope or pipe along a line of points, feet. */
export function addTube(surface: Surface, points: readonly FramePoint[], radius: number): void {
  const rings = points.map((point, index) => ring(point, direction(points, index), radius))
  for (const [index, here] of rings.entries()) {
    const next = rings[index + 1]
    if (!next) break
    for (let side = 0; side < SIDES; side += 1) {
      const [a, b, c, d] = [here[side], here[(side + 1) % SIDES], next[(side + 1) % SIDES], next[side]]
      if (a && b && c && d) surface.quad(a, b, c, d)
    }
  }
  for (const end of [rings[0], rings.at(-1)])
    for (let side = 1; end && side + 1 < SIDES; side += 2) {
      const [a, b, c, d] = [end[0], end[side], end[side + 1], end[(side + 2) % SIDES]]
      if (a && b && c && d) surface.quad(a, b, c, d)
    }
}

/** A flat band along a line of points. @param across half its width as a vector */
export function addBand(surface: Surface, points: readonly FramePoint[], across: FramePoint, thickFeet: number): void {
  const at = ({ x, y, z }: FramePoint, side: number, up: FramePoint, out: number) => ({
    x: x + across.x * side + up.x * out,
    y: y + across.y * side + up.y * out,
    z: z + across.z * side + up.z * out,
  })
  for (const [index, from] of points.entries()) {
    const to = points[index + 1]
    if (!to) break
    const up = unit(cross(minus(to, from), across))
    surface.quad(at(from, -1, up, 0), at(from, 1, up, 0), at(to, 1, up, 0), at(to, -1, up, 0))
    surface.quad(at(from, -1, up, thickFeet), at(from, 1, up, thickFeet), at(to, 1, up, thickFeet), at(to, -1, up, thickFeet))
    for (const side of [-1, 1])
      surface.quad(at(from, side, up, 0), at(to, side, up, 0), at(to, side, up, thickFeet), at(from, side, up, thickFeet))
  }
}

/** Points on an arc in the plane of two unit vectors, in degrees from the first towards the second. */
export function arc(
  center: FramePoint,
  radius: number,
  [u, v]: readonly [FramePoint, FramePoint],
  fromDegrees: number,
  toDegrees: number,
): FramePoint[] {
  const steps = 14
  return Array.from({ length: steps + 1 }, (_, step) => {
    const turn = ((fromDegrees + ((toDegrees - fromDegrees) * step) / steps) * Math.PI) / 180
    const [p, q] = [Math.cos(turn) * radius, Math.sin(turn) * radius]
    return { x: center.x + u.x * p + v.x * q, y: center.y + u.y * p + v.y * q, z: center.z + u.z * p + v.z * q }
  })
}

function ring(center: FramePoint, along: FramePoint, radius: number): FramePoint[] {
  const u = unit(cross(along, Math.abs(along.z) < 0.9 ? { x: 0, y: 0, z: 1 } : { x: 1, y: 0, z: 0 }))
  const v = cross(along, u)
  return Array.from({ length: SIDES }, (_, side) => {
    const turn = (side / SIDES) * 2 * Math.PI
    const [p, q] = [Math.cos(turn) * radius, Math.sin(turn) * radius]
    return { x: center.x + u.x * p + v.x * q, y: center.y + u.y * p + v.y * q, z: center.z + u.z * p + v.z * q }
  })
}

function direction(points: readonly FramePoint[], index: number): FramePoint {
  const [before, after] = [points[Math.max(index - 1, 0)], points[Math.min(index + 1, points.length - 1)]]
  return before && after ? unit(minus(after, before)) : { x: 0, y: 0, z: 1 }
}

function minus(a: FramePoint, b: FramePoint): FramePoint {
  return { x: a.x - b.x, y: a.y - b.y, z: a.z - b.z }
}

function cross(a: FramePoint, b: FramePoint): FramePoint {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x }
}

function unit({ x, y, z }: FramePoint): FramePoint {
  const length = Math.hypot(x, y, z)
  return { x: x / length, y: y / length, z: z / length }
}
