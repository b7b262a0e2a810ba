import { addFascia } from './addFascia'
import { TRUSS_SPACING_INCHES } from './frameGableRoof'
import { addBottomChord, addHeelPosts, chordMil, frameWebTruss, tailsOf } from './frameTruss'
import { linesOnGrid } from './grid'
import type { Layout } from './layout'
import { type AddMember, type FramePoint, type Member, memberAdder } from './member'
import { outlineBounds, type PlanPoint } from './outline'
import { FLANGE_FEET, stud, TRACK_FLANGE_FEET } from './profile'
import { CHORD_FEET, hipPlumbFeet, type RoofHeights, roofHeights } from './roofHeights'
import { type Wing, wingKey } from './wings'

/** Rafters end this far before a hip's or ridge's centerline: clear of the hip at 45° and of a truss's webs. */
const HIP_CLEAR_FEET = 2.5 / 12
/** Hips end this far before the apex, along each wall: clear of each other and of a truss's webs. */
const APEX_CLEAR_FEET = FLANGE_FEET * 2
/** Nearer to a corner the hip itself stands over the wall. */
const CORNER_FEET = 0.5

interface HipRoof {
  readonly wing: Wing
  readonly heights: RoofHeights
  readonly overhangFeet: number
  readonly half: number
  readonly add: AddMember
  readonly bearings: PlanPoint[]
  readonly xs: readonly number[]
  readonly ys: readonly number[]
}

/**
 * A hip roof over a rectangle, ridge along the length: common trusses every 24 in along the ridge, four hip rafters, and jack rafters with
 * ceiling chords every 24 in under the hips. A rectangle deeper than long gets a pyramid's hips.
 * @param bearings receives where trusses, chords and rafters bear
 */
export function frameHipRoof(layout: Layout, wing: Wing, members: Member[], bearings: PlanPoint[]): void {
  const story = layout.stories
  const bounds = outlineBounds(layout.outline)
  const roof: HipRoof = {
    wing,
    heights: roofHeights(layout),
    overhangFeet: layout.roof.overhangFeet,
    half: Math.min(wing.rear - wing.front, wing.right - wing.left) / 2,
    add: memberAdder(members, { part: 'roof', story, mark: 'R1', wing: wingKey(wing) }),
    bearings,
    xs: linesOnGrid(wing.left, wing.right, TRUSS_SPACING_INCHES, bounds.left),
    ys: linesOnGrid(wing.front, wing.rear, TRUSS_SPACING_INCHES, bounds.front),
  }
  for (const [index, x] of roof.xs.entries()) {
    const reach = Math.min(x - wing.left, wing.right - x)
    if (reach < (wing.rear - wing.front) / 2) {
      addCrossJacks(roof, x, reach)
      continue
    }
    const add = memberAdder(members, { part: 'truss', story, mark: `T1-${String(index + 1).padStart(2, '0')}`, wing: wingKey(wing) })
    frameWebTruss({ ...roof, x, add })
  }
  for (const y of roof.ys) addEndJacks(roof, y)
  addHips(roof)
  addFascias(roof)
}

/** Top of the rafters: it rises with the distance to the nearest eave. */
function surface(x: number, y: number, { wing, heights }: HipRoof): number {
  return heights.plate + heights.heel + Math.min(x - wing.left, wing.right - x, y - wing.front, wing.rear - y) * heights.slope
}

function addRafter({ add, wing, heights }: HipRoof, from: PlanPoint, to: PlanPoint, surfaces: readonly [number, number]): void {
  const point = ({ x, y }: PlanPoint, z: number): FramePoint => ({ x, y, z: z - heights.plumb / 2 })
  add('jack-rafter', stud('350', chordMil(wing.rear - wing.front)), point(from, surfaces[0]), point(to, surfaces[1]))
}

/** Under the hips: a ceiling chord across, and a rafter from front and rear up to its hip. */
function addCrossJacks(roof: HipRoof, x: number, reach: number): void {
  const { wing, overhangFeet } = roof
  addBottomChord({ ...roof, x }, stud('350', chordMil(wing.rear - wing.front)))
  if (reach >= CORNER_FEET) addHeelPosts({ ...roof, x })
  const [front, rear] = tailsOf(wing, overhangFeet)
  for (const [tail, end] of [
    [front, wing.front + reach - HIP_CLEAR_FEET],
    [rear, wing.rear - reach + HIP_CLEAR_FEET],
  ] as const) {
    const inward = tail === front ? end - tail : tail - end
    if (inward > 0) addRafter(roof, { x, y: tail }, { x, y: end }, [eaveSurface(tail, roof), eaveSurface(end, roof)])
  }
}

/** The roof over a point across the wing, as the front and rear slopes have it. */
function eaveSurface(y: number, { wing, heights }: HipRoof): number {
  return heights.plate + heights.heel + Math.min(y - wing.front, wing.rear - y) * heights.slope
}

/** Rafters from the two end walls up to the hips, or to the ridge of a house that is deeper than long. */
function addEndJacks(roof: HipRoof, y: number): void {
  const { wing, half, heights, overhangFeet, add, bearings } = roof
  const offset = Math.min(y - wing.front, wing.rear - y)
  const clear = offset > half + CORNER_FEET ? 0 : HIP_CLEAR_FEET
  const reach = Math.min(offset, half) - clear
  const tail = -overhangFeet + TRACK_FLANGE_FEET
  const height = (run: number) => heights.plate + heights.heel + run * heights.slope
  for (const [wall, inward] of [
    [wing.left, 1],
    [wing.right, -1],
  ] as const) {
    if (reach > tail) addRafter(roof, { x: wall + inward * tail, y }, { x: wall + inward * reach, y }, [height(tail), height(reach)])
    bearings.push({ x: wall, y })
    const foot = heights.plate + CHORD_FEET
    const x = wall + (inward * CHORD_FEET) / 2
    const head = heights.plate + heights.heel - heights.plumb
    if (offset >= CORNER_FEET && head > foot) add('web', stud('350', 33), { x, y, z: foot }, { x, y, z: head })
  }
}

function addHips(roof: HipRoof): void {
  const { wing, half, heights, overhangFeet, add } = roof
  const plumb = hipPlumbFeet(heights.slope)
  const [tail, top] = [-overhangFeet + TRACK_FLANGE_FEET + FLANGE_FEET / 2, half - APEX_CLEAR_FEET]
  const point = (x: number, y: number): FramePoint => ({ x, y, z: surface(x, y, roof) - plumb / 2 })
  for (const [x, right] of [
    [wing.left, 1],
    [wing.right, -1],
  ] as const)
    for (const [y, back] of [
      [wing.front, 1],
      [wing.rear, -1],
    ] as const)
      add('hip-rafter', stud('600', 54), point(x + right * tail, y + back * tail), point(x + right * top, y + back * top))
}

/** Along front and rear through the corners, along the ends between them. */
function addFascias(roof: HipRoof): void {
  const { wing, overhangFeet, heights, add, xs, ys } = roof
  const [left, right] = [wing.left - overhangFeet, wing.right + overhangFeet]
  const [front, rear] = [wing.front - overhangFeet, wing.rear + overhangFeet]
  const top = heights.plate + heights.heel - overhangFeet * heights.slope
  for (const [y, inward] of [
    [front, 1],
    [rear, -1],
  ] as const)
    addFascia({
      add,
      from: { x: left, y },
      to: { x: right, y },
      inward: { x: 0, y: inward },
      top,
      rafters: [...xs, ...corners(left, right)],
    })
  const [from, to] = [front + TRACK_FLANGE_FEET, rear - TRACK_FLANGE_FEET]
  for (const [x, inward] of [
    [left, 1],
    [right, -1],
  ] as const)
    addFascia({ add, from: { x, y: from }, to: { x, y: to }, inward: { x: inward, y: 0 }, top, rafters: [...ys, ...corners(from, to)] })
}

/** The places that a hip and the other fascia take at both ends of a fascia. */
function corners(from: number, to: number): number[] {
  return [0.5, 1.5, 2.5, 3.5].flatMap((flanges) => [from + flanges * FLANGE_FEET, to - flanges * FLANGE_FEET])
}
