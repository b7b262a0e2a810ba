import { bodyAxes, MM_PER_FOOT, sectionOutline } from '@framewell/domain/export/memberBody'
import type { FramePoint } from '@framewell/domain/framing/member'
import type { OrientedSolid } from '@framewell/domain/framing/openSide'
import { flatWidths, profileShape } from '@framewell/domain/structure/sectionShape'
import type { Surface } from './Surface'

type Flat = readonly [number, number]

const INCH = 1 / 12
const CORNER_STEPS = 5
/** Half the width of a service hole and half its length: 1 1/2 by 4 in, within what the residential code allows. */
const HOLE = { half: 0.75 * INCH, halfLength: 2 * INCH }
/** Tracks stand around their studs. */
const TRACK_SCALE = 1.006
const STRAP_LIFT_FEET = 0.005

/**
 * A member as a picture from close up shows it: rolled corners, the thickness of its steel at both ends, and service holes through its web.
 * @param holesFeet middles of its holes, from its start
 */
export function addRolledMember(surface: Surface, solid: OrientedSolid, holesFeet: readonly number[] = []): void {
  const at = placed(solid)
  const { lengthFeet } = solid
  if (solid.member.profile.includes('FS')) {
    addStrap(surface, solid, at)
    return
  }
  const { outer, inner, web } = rolledSection(solid)
  const holes = solid.member.role === 'header' ? [] : holesFeet.filter((hole) => hole > 0.9 && hole < lengthFeet - 0.9)
  for (let index = 0; index + 1 < outer.length; index += 1) {
    const [a, b, c, d] = [outer[index], outer[index + 1], inner[index + 1], inner[index]]
    if (!a || !b || !c || !d) continue
    for (const end of [0, lengthFeet]) surface.quad(at(a, end), at(b, end), at(c, end), at(d, end))
    if (index === web && holes.length > 0) {
      addPunchedWeb(surface, at, [a, b, c, d], holes, lengthFeet)
      continue
    }
    surface.quad(at(a, 0), at(b, 0), at(b, lengthFeet), at(a, lengthFeet))
    surface.quad(at(c, 0), at(d, 0), at(d, lengthFeet), at(c, lengthFeet))
  }
  for (const [a, b] of [
    [outer[0], inner[0]],
    [outer.at(-1), inner.at(-1)],
  ])
    if (a && b) surface.quad(at(a, 0), at(b, 0), at(b, lengthFeet), at(a, lengthFeet))
}

/** From a point of the section (x along the web, y to the open side) and a length to the frame. */
function placed(solid: OrientedSolid): (flat: Flat, t: number) => FramePoint {
  const { start, across } = bodyAxes(solid)
  const { along } = solid
  const side = {
    x: along.y * across.z - along.z * across.y,
    y: along.z * across.x - along.x * across.z,
    z: along.x * across.y - along.y * across.x,
  }
  return ([u, v], t) => ({
    x: start.x + across.x * u + side.x * v + along.x * t,
    y: start.y + across.y * u + side.y * v + along.y * t,
    z: start.z + across.z * u + side.z * v + along.z * t,
  })
}

/** Where two straps cross, the rising one is on top; straps open inwards. */
function addStrap(surface: Surface, { member, lengthFeet }: OrientedSolid, at: ReturnType<typeof placed>): void {
  const lift = member.role === 'brace' && member.end.z > member.start.z ? STRAP_LIFT_FEET : 0
  const outline = sectionOutline(member.profile).map(([u, v]): Flat => [u / MM_PER_FOOT, v / MM_PER_FOOT - lift])
  for (const [index, from] of outline.entries()) {
    const to = outline[(index + 1) % outline.length] ?? from
    surface.quad(at(from, 0), at(to, 0), at(to, lengthFeet), at(from, lengthFeet))
  }
}

/** The two faces of a section's sheet from lip to lip, and the index of its web. */
function rolledSection({ member }: OrientedSolid): {
  readonly outer: readonly Flat[]
  readonly inner: readonly Flat[]
  readonly web: number
} {
  const shape = profileShape(member.profile)
  const scale = (member.profile.includes('T125') ? TRACK_SCALE : 1) * INCH
  const { corner } = flatWidths(shape)
  const [x, y, half] = [shape.web / 2 - shape.t / 2, shape.flange / 2, shape.t / 2]
  const [low, high] = [-y + half, y - (shape.lip > 0 ? half : 0)]
  const path: Flat[] = [
    ...(shape.lip > 0 ? [[-x - half + shape.lip, high] as const] : []),
    [-x, high],
    [-x, low],
    [x, low],
    [x, high],
    ...(shape.lip > 0 ? [[x + half - shape.lip, high] as const] : []),
  ]
  const middle = rounded(path, corner)
  const offset = (way: number) =>
    middle.map(([u, v], index): Flat => {
      const [before, after] = [middle[Math.max(index - 1, 0)] ?? [u, v], middle[Math.min(index + 1, middle.length - 1)] ?? [u, v]]
      const [du, dv] = [after[0] - before[0], after[1] - before[1]]
      const length = Math.hypot(du, dv)
      return [(u + (way * half * -dv) / length) * scale, (v + (way * half * du) / length) * scale]
    })
  const web = middle.findIndex(([u, v], index) => {
    const next = middle[index + 1]
    return next !== undefined && Math.abs(v - next[1]) < 1e-9 && v < 0 && Math.abs(next[0] - u) > shape.web / 2
  })
  return { outer: offset(-1), inner: offset(1), web }
}

/** A path with arcs in place of its corners. */
function rounded(path: readonly Flat[], radius: number): Flat[] {
  return path.flatMap((point, index): Flat[] => {
    const [before, after] = [path[index - 1], path[index + 1]]
    if (!before || !after) return [point]
    const toward = ([u, v]: Flat): Flat => {
      const length = Math.hypot(u - point[0], v - point[1])
      return [(u - point[0]) / length, (v - point[1]) / length]
    }
    const [a, b] = [toward(before), toward(after)]
    const center: Flat = [point[0] + (a[0] + b[0]) * radius, point[1] + (a[1] + b[1]) * radius]
    return Array.from({ length: CORNER_STEPS + 1 }, (_, step): Flat => {
      const turn = (step / CORNER_STEPS) * (Math.PI / 2)
      const [p, q] = [radius * Math.sin(turn), radius * Math.cos(turn)]
      return [center[0] - b[0] * q - a[0] * p, center[1] - b[1] * q - a[1] * p]
    })
  })
}

/** A web's two faces around its holes, and the holes' edges. */
function addPunchedWeb(
  surface: Surface,
  at: ReturnType<typeof placed>,
  [a, b, c, d]: readonly [Flat, Flat, Flat, Flat],
  holes: readonly number[],
  lengthFeet: number,
): void {
  const middle = (a[0] + b[0]) / 2
  const half = Math.abs(b[0] - a[0]) / 2
  const reach = HOLE.halfLength + INCH
  const faces = [a[1], c[1]]
  let from = 0
  for (const hole of [...holes, lengthFeet + reach]) {
    const to = Math.min(hole - reach, lengthFeet)
    surface.quad(at(a, from), at(b, from), at(b, to), at(a, to))
    surface.quad(at(c, from), at(d, from), at(d, to), at(c, to))
    from = hole + reach
    if (hole > lengthFeet) break
    const corner = Math.atan2(reach, half)
    const turns = [
      ...Array.from({ length: 48 }, (_, step) => (step / 48) * 2 * Math.PI),
      ...[corner, Math.PI - corner, Math.PI + corner, 2 * Math.PI - corner],
    ].toSorted((first, second) => first - second)
    for (const [index, turn] of turns.entries()) {
      const next = turns[index + 1] ?? 2 * Math.PI
      const rim = (angle: number, feet: number, face: number) => at([middle + Math.cos(angle) * feet, face], hole + Math.sin(angle) * feet)
      for (const face of faces)
        surface.quad(
          rim(turn, slotRadius(turn), face),
          rim(next, slotRadius(next), face),
          rim(next, boxRadius(next, half, reach), face),
          rim(turn, boxRadius(turn, half, reach), face),
        )
      const [outside, inside] = faces
      if (outside !== undefined && inside !== undefined)
        surface.quad(
          rim(turn, slotRadius(turn), outside),
          rim(next, slotRadius(next), outside),
          rim(next, slotRadius(next), inside),
          rim(turn, slotRadius(turn), inside),
        )
    }
  }
}

/** How far a slot with round ends reaches from its middle in a direction. */
function slotRadius(turn: number): number {
  const [x, y] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  const straight = HOLE.halfLength - HOLE.half
  if (x > 0 && (HOLE.half / x) * y <= straight) return HOLE.half / x
  return straight * y + Math.sqrt(HOLE.half ** 2 - (straight * x) ** 2)
}

function boxRadius(turn: number, halfWidth: number, halfLength: number): number {
  const [x, y] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  return Math.min(x > 1e-9 ? halfWidth / x : Number.POSITIVE_INFINITY, y > 1e-9 ? halfLength / y : Number.POSITIVE_INFINITY)
}
