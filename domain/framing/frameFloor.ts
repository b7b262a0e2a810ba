import { bearingLines } from './bearingLines'
import { blockedBays } from './blockedBays'
import type { FloorOpening } from './floorOpening'
import { linesOnGrid } from './grid'
import type { Layout } from './layout'
import { type AddMember, type Member, memberAdder } from './member'
import type { Mil } from './mil'
import { outlineBounds, type PlanPoint } from './outline'
import { FLANGE_FEET, MIL_OF_GAUGE, type Section, strap, stud, TRACK_FLANGE_FEET, track, webFeet } from './profile'
import { SPLICE_FEET, spliced } from './spliced'
import { storyBaseFeet } from './storyHeights'
import { wallOver } from './wallOver'
import { STUD_GAP_FEET } from './wallUprights'
import { type Wing, wingKey, wings } from './wings'

/**
 * Thickness of a 10 in joist for a clear span at 16 or 24 in. Our own judgment for 40 lb/sq ft living areas, below the single spans of IRC
 * table R505.3.2. Not 43 mil: its web is 216 times as deep as thick, and above 200 it may not bear without stiffeners (AISI S100 G5).
 */
export function joistMil(spanFeet: number, spacingInches: number): Mil {
  return spanFeet * (spacingInches === 24 ? 1.15 : 1) <= 16.5 ? 54 : 68
}

/**
 * The floor under a story: joists on the plan's grid in each span between bearing lines, the outermost inside the outline, and a rim
 * track along front and rear (trade practice; IRC R505). At a floor opening the joists inside are cut, and the joists beside it and the
 * headers at its ends are doubled. Under a bearing wall each joist's web is stiffened (AISI S100 G5). Spans over 12 ft have a 1½ in × 33 mil strap at midspan, with blocking at its ends and every 12 ft (IRC
 * R505.3.3).
 * @param bearings receives where its joists bear on the walls below
 */
export function frameFloor(layout: Layout, story: number, members: Member[], bearings: PlanPoint[]): void {
  const z = storyBaseFeet(layout, story) - DECK_FEET - webFeet('1000') / 2
  for (const [index, wing] of wings(layout.outline).entries()) {
    const mark = `F${story}-${index + 1}`
    const add = memberAdder(members, { part: 'floor', story, mark, wing: wingKey(wing) })
    const lines = bearingLines(layout, wing, story - 1)
    const openings = layout.floorOpenings.filter(
      ({ story: cut, from, to }) => cut === story && from.x < wing.right && to.x > wing.left && from.y < wing.rear && to.y > wing.front,
    )
    const places = new Set<number>()
    for (const [at, front] of lines.entries()) {
      const rear = lines[at + 1]
      if (rear === undefined) continue
      const within = openings.filter(({ from, to }) => from.y > front && to.y < rear)
      for (const x of frameSpan({ wing, front, rear, z, layout, story, openings: within, mark, add })) {
        bearings.push({ x, y: front }, { x, y: rear })
        places.add(x)
      }
    }
    const busy = [...places].map((x) => ({ from: x - FLANGE_FEET / 2, to: x + FLANGE_FEET / 2 }))
    for (const [edge, inward] of [
      [wing.front, 1],
      [wing.rear, -1],
    ] as const)
      addRim(add, wing, edge, inward, z, busy)
  }
}

/** The track that closes the joists' ends, its web on the outline, spliced at stock length. */
function addRim(add: AddMember, wing: Wing, edge: number, inward: 1 | -1, z: number, busy: readonly { from: number; to: number }[]): void {
  const y = edge + (inward * TRACK_FLANGE_FEET) / 2
  const inside = edge + inward * (STUD_GAP_FEET + FLANGE_FEET / 2)
  const { pieces, joints } = spliced(wing.left, wing.right, busy)
  for (const { from, to } of pieces) add('rim-track', track('1000', 54), { x: from, y, z }, { x: to, y, z })
  for (const joint of joints)
    add('splice', stud('1000', 54), { x: joint - SPLICE_FEET / 2, y: inside, z }, { x: joint + SPLICE_FEET / 2, y: inside, z })
}

interface JoistSpan {
  readonly wing: Wing
  readonly front: number
  readonly rear: number
  readonly z: number
  readonly layout: Layout
  readonly story: number
  readonly openings: readonly FloorOpening[]
  /** Of the floor. */
  readonly mark: string
  readonly add: AddMember
}

/** Frames one span and returns where its joists stand. */
function frameSpan(span: JoistSpan): number[] {
  const { wing, front, rear, z, layout, openings, mark, add } = span
  const strong = layout.reinforcements?.find(({ at, part }) => at === mark && part === 'joist')
  const profile = stud('1000', strong?.mil ?? joistMil(rear - front, layout.studSpacingInches))
  const grid = linesOnGrid(wing.left, wing.right, layout.studSpacingInches, outlineBounds(layout.outline).left)
  const trimmers = openings.flatMap(({ from, to }) => [...doubled(from.x, -1), ...doubled(to.x, 1)])
  const lines = [...grid.filter((x) => trimmers.every((trimmer) => Math.abs(trimmer - x) > FLANGE_FEET - 1e-9)), ...trimmers]
  const [from, to] = [front === wing.front ? front + STUD_GAP_FEET : front, rear === wing.rear ? rear - STUD_GAP_FEET : rear]
  for (const x of lines)
    for (const piece of clearOf(
      openings.filter((opening) => x > opening.from.x && x < opening.to.x),
      from,
      to,
    ))
      addJoist(span, profile, { x, ...piece }, (y) => strong?.stiffened === true || ((y === from || y === to) && isUnderWall(span, x, y)))
  for (const opening of openings)
    for (const y of [...doubled(opening.from.y, -1), ...doubled(opening.to.y, 1)])
      add('floor-header', profile, { x: opening.from.x, y, z }, { x: opening.to.x, y, z })
  if (rear - front > MAX_UNBRACED_SPAN_FEET) addStrap(span, lines)
  return lines
}

/** A joist, and at each end that is stiffened a stud in its web over the bearing. */
function addJoist(
  { z, layout, add }: JoistSpan,
  profile: Section,
  { x, from, to }: { readonly x: number; readonly from: number; readonly to: number },
  isStiffened: (end: number) => boolean,
): void {
  add('joist', profile, { x, y: from, z }, { x, y: to, z })
  const half = webFeet('1000') / 2 - STUD_GAP_FEET
  const stiffener = stud(layout.studWeb, MIL_OF_GAUGE[layout.studGauge])
  const inset = webFeet(layout.studWeb) / 2
  // A stub between an opening and its wall has no room for one.
  const ends =
    to - from < 2 * inset
      ? []
      : ([
          [from, from + inset],
          [to, to - inset],
        ] as const)
  for (const [end, y] of ends) if (isStiffened(end)) add('stiffener', stiffener, { x, y, z: z - half }, { x, y, z: z + half })
}

/** Whether a bearing wall goes down through a joist's end into what carries it. */
function isUnderWall({ layout, story }: JoistSpan, x: number, y: number): boolean {
  return wallOver(layout, story, { x, y }) !== undefined
}

/** The centers of two members beside an edge, on the side given. */
function doubled(edge: number, side: 1 | -1): number[] {
  return [0.5, 1.5].map((flanges) => edge + side * flanges * FLANGE_FEET)
}

/** The stretches of a joist that openings and their headers leave. */
function clearOf(openings: readonly FloorOpening[], from: number, to: number): { from: number; to: number }[] {
  const cuts = openings
    .toSorted((a, b) => a.from.y - b.from.y)
    .flatMap((opening) => [opening.from.y - DOUBLED_FEET, opening.to.y + DOUBLED_FEET])
  const ends = [from, ...cuts, to]
  return ends.flatMap((start, at) => (at % 2 === 0 ? [{ from: start, to: ends[at + 1] ?? to }] : []))
}

/** A strap under the joists at midspan, with blocking between them. */
function addStrap({ wing, front, rear, z, openings, add }: JoistSpan, lines: readonly number[]): void {
  const y = (front + rear) / 2
  const bottom = z - webFeet('1000') / 2
  const inTheWay = openings
    .filter(({ from, to }) => from.y - DOUBLED_FEET - FLANGE_FEET < y && to.y + DOUBLED_FEET + FLANGE_FEET > y)
    .toSorted((a, b) => a.from.x - b.from.x)
  const ends = [wing.left, ...inTheWay.flatMap(({ from, to }) => [from.x, to.x]), wing.right]
  const inOrder = lines.toSorted((a, b) => a - b)
  for (let at = 0; at + 1 < ends.length; at += 2) {
    const [left = 0, right = 0] = ends.slice(at, at + 2)
    add('bridging', strap(150, 33), { x: left, y, z: bottom }, { x: right, y, z: bottom })
    for (const block of blockedBays(inOrder, left, right))
      add('blocking', stud('1000', 43), { x: block.from + FLANGE_FEET / 2, y, z }, { x: block.to - FLANGE_FEET / 2, y, z })
  }
}

/** ¾ in deck on the joists. */
const DECK_FEET = 0.75 / 12
/** Two joists or headers side by side. */
const DOUBLED_FEET = 2 * FLANGE_FEET
const MAX_UNBRACED_SPAN_FEET = 12
