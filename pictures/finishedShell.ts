import type { Layout } from '@framewell/domain/framing/layout'
import { ridgeLine } from '@framewell/domain/framing/ridgeLine'
import { roofHeights } from '@framewell/domain/framing/roofHeights'
import { type Wing, wings } from '@framewell/domain/framing/wings'
import type { Surface } from './Surface'
import { type FaceOpening, levels, onFace, solidSpans, type WallFace } from './WallFace'

/** Lap siding: the part of a board that shows, and how far its lower edge projects. */
const EXPOSURE_FEET = 7 / 12
const LAP_FEET = 0.07
/** Face of the siding's upper edges in front of the frame: sheathing and boards. */
const SIDING_FEET = 0.06
const TRIM_FEET = 0.46
const ROOF_FEET = 0.42
const FASCIA_FEET = 0.58

/** The siding of a gable roof's house, its trim, and its roof with fascia and soffits. */
export function addShell(
  { siding, trim, roof }: Readonly<Record<'siding' | 'trim' | 'roof', Surface>>,
  layout: Layout,
  faces: readonly WallFace[],
): void {
  const top = soffitFeet(layout)
  for (const { side, openings } of faces) {
    const range = [side.convexStart ? -SIDING_FEET : 0, side.lengthFeet + (side.convexEnd ? SIDING_FEET : 0)] as const
    addSiding(siding, side, openings, range, [0, top], () => range)
    if (side.convexStart) addCornerBoard(trim, side, [-SIDING_FEET - 0.05, TRIM_FEET], top)
    if (side.convexEnd) addCornerBoard(trim, side, [side.lengthFeet - TRIM_FEET, side.lengthFeet + SIDING_FEET + 0.05], top)
  }
  for (const wing of wings(layout.outline)) {
    addRoof(roof, trim, layout, wing)
    addGables(siding, layout, wing)
  }
}

type Side = Parameters<typeof onFace>[0]

function addSiding(
  surface: Surface,
  side: Side,
  openings: readonly FaceOpening[],
  range: readonly [number, number],
  [low, high]: readonly [number, number],
  rangeAt: (z: number) => readonly [number, number],
): void {
  for (const [from, to] of levels(openings, low, high, EXPOSURE_FEET)) {
    const out = (z: number, top: boolean) => SIDING_FEET + LAP_FEET * (1 - lapOf(z - low, top))
    for (const [left, right] of solidSpans(openings, range, [from, to])) {
      const [[l0, r0], [l1, r1]] = [rangeAt(from), rangeAt(to)]
      const [a, b, c, d] = [Math.max(left, l0), Math.min(right, r0), Math.min(right, r1), Math.max(left, l1)]
      if (b <= a) continue
      surface.quad(
        onFace(side, a, out(from, false), from),
        onFace(side, b, out(from, false), from),
        onFace(side, c, out(to, true), to),
        onFace(side, d, out(to, true), to),
      )
      surface.quad(
        onFace(side, a, 0, from),
        onFace(side, b, 0, from),
        onFace(side, b, out(from, false), from),
        onFace(side, a, out(from, false), from),
      )
    }
  }
}

/** How far up its board a height is, from 0 to 1; a board's upper edge is 1. */
function lapOf(height: number, top: boolean): number {
  const boards = height / EXPOSURE_FEET
  const part = boards - Math.floor(boards + 1e-6)
  return top && part < 1e-3 ? 1 : part
}

function addCornerBoard(surface: Surface, side: Side, [from, to]: readonly [number, number], top: number): void {
  const corner = onFace(side, from, 0, 0)
  const end = onFace(side, to, 0, 0)
  const out = SIDING_FEET + LAP_FEET + 0.03
  surface.box(
    corner,
    { x: end.x - corner.x, y: end.y - corner.y, z: 0 },
    { x: -side.inward.x * out, y: -side.inward.y * out, z: 0 },
    { x: 0, y: 0, z: top },
  )
}

/** Height of the soffits: the fascia's lower edge. */
function soffitFeet(layout: Layout): number {
  const { plate, heel, slope } = roofHeights(layout)
  return plate + heel - layout.roof.overhangFeet * slope - FASCIA_FEET
}

function addRoof(roof: Surface, trim: Surface, layout: Layout, wing: Wing): void {
  const [{ x: left, y: middle, z: ridge }, { x: right }] = ridgeLine(layout, wing)
  const { overhangFeet } = layout.roof
  const { plate, heel, slope } = roofHeights(layout)
  const eave = plate + heel - overhangFeet * slope
  const soffit = soffitFeet(layout)
  for (const [edge, wall, away] of [
    [wing.front - overhangFeet, wing.front, -1],
    [wing.rear + overhangFeet, wing.rear, 1],
  ] as const) {
    const plane = (x: number, lift: number, beyond = 0) =>
      [
        { x, y: edge + away * beyond, z: eave + lift - beyond * slope },
        { x, y: middle, z: ridge + lift },
      ] as const
    const faceOf = (lift: number, beyond: number, past: number) => {
      const [a, b] = plane(left - past, lift, beyond)
      const [d, c] = plane(right + past, lift, beyond)
      return [a, d, c, b] as const
    }
    roof.quad(...faceOf(0.1, 0.12, 0.08))
    roof.quad(...faceOf(0.05, 0.12, 0.08))
    trim.quad(...faceOf(-ROOF_FEET, 0, 0))
    for (const x of [left - 0.02, right + 0.02]) {
      const [[a, b], [d, c]] = [plane(x, 0.05), plane(x, -ROOF_FEET - 0.12)]
      trim.quad(a, b, c, d)
    }
    trim.box(
      { x: left, y: edge, z: eave - FASCIA_FEET + 0.05 },
      { x: right - left, y: 0, z: 0 },
      { x: 0, y: away * 0.06, z: 0 },
      { x: 0, y: 0, z: FASCIA_FEET },
    )
    trim.quad(
      { x: left, y: edge, z: soffit },
      { x: right, y: edge, z: soffit },
      { x: right, y: wall, z: soffit },
      { x: left, y: wall, z: soffit },
    )
    trim.quad(
      { x: left, y: edge, z: soffit },
      { x: left, y: wall, z: soffit },
      { x: left, y: wall, z: eave + overhangFeet * slope },
      { x: left, y: edge, z: eave },
    )
    trim.quad(
      { x: right, y: edge, z: soffit },
      { x: right, y: wall, z: soffit },
      { x: right, y: wall, z: eave + overhangFeet * slope },
      { x: right, y: edge, z: eave },
    )
  }
  roof.box(
    { x: left - 0.08, y: middle - 0.3, z: ridge + 0.02 },
    { x: right - left + 0.16, y: 0, z: 0 },
    { x: 0, y: 0.6, z: 0 },
    { x: 0, y: 0, z: 0.1 },
  )
}

function addGables(surface: Surface, layout: Layout, wing: Wing): void {
  const { plate, heel, slope } = roofHeights(layout)
  const length = wing.rear - wing.front
  const low = soffitFeet(layout)
  const high = plate + heel + (length / 2) * slope - ROOF_FEET
  const rangeAt = (z: number) => {
    const inset = Math.max(0, (z - plate - heel + ROOF_FEET) / slope)
    return [inset, length - inset] as const
  }
  const left: Side = { start: { x: wing.left, y: wing.rear }, along: { x: 0, y: -1 }, inward: { x: 1, y: 0 } }
  const right: Side = { start: { x: wing.right, y: wing.front }, along: { x: 0, y: 1 }, inward: { x: -1, y: 0 } }
  for (const side of [left, right]) addSiding(surface, side, [], [0, length], [low, high], rangeAt)
}
