import { blockedBays } from './blockedBays'
import type { FloorOpening } from './floorOpening'
import type { Layout } from './layout'
import { type AddMember, type Member, memberAdder } from './member'
import { FLANGE_FEET, type Mil, strap, stud, track, webFeet } from './profile'
import { spacedPositions } from './spacedPositions'
import { storyBaseFeet } from './wallRuns'
import { type Wing, wingKey, wings } from './wings'

/** Longest joist span of the thickest section used; longer spans need their own engineering. */
export const MAX_JOIST_SPAN_FEET = 18

/**
 * Thickness of a 10 in joist for a clear span at 16 or 24 in. Our own judgment for 40 lb/sq ft living areas, below the single spans of IRC
 * table R505.3.2.
 */
export function joistMil(spanFeet: number, spacingInches: number): Mil {
  const demand = spanFeet * (spacingInches === 24 ? 1.15 : 1)
  if (demand <= 14) return 43
  return demand <= 16.5 ? 54 : 68
}

/** Lines that carry a wing's floor joists, front to rear: the outer walls, and bearing walls below along the wing's full length. */
export function bearingLines(layout: Layout, wing: Wing, storyBelow: number): number[] {
  const bearing = layout.interiorWalls.filter(
    (wall) =>
      wall.story === storyBelow &&
      wall.bearing &&
      wall.from.y === wall.to.y &&
      wall.from.y > wing.front &&
      wall.from.y < wing.rear &&
      Math.min(wall.from.x, wall.to.x) <= wing.left + BEARING_TOLERANCE_FEET &&
      Math.max(wall.from.x, wall.to.x) >= wing.right - BEARING_TOLERANCE_FEET,
  )
  return [wing.front, ...new Set(bearing.map((wall) => wall.from.y)), wing.rear].sort((a, b) => a - b)
}

/** Interior walls end at the inner face of exterior walls. */
const BEARING_TOLERANCE_FEET = 0.6

/**
 * The floor under an upper story: `spacedCount` joists in each span between bearing lines, a rim track along front and rear (trade
 * practice; IRC R505). At a floor opening the joists inside are cut, and the joists beside it and the headers at its ends are doubled.
 * Spans over 12 ft have a 1½ in × 33 mil strap at midspan, with blocking at its ends and every 12 ft (IRC R505.3.3).
 */
export function frameFloor(layout: Layout, story: number, members: Member[]): void {
  const z = storyBaseFeet(layout, story) - DECK_FEET - webFeet('1000') / 2
  for (const [index, wing] of wings(layout.outline).entries()) {
    const add = memberAdder(members, { part: 'floor', story, mark: `F${story}-${index + 1}`, wing: wingKey(wing) })
    const lines = bearingLines(layout, wing, story - 1)
    for (const [at, front] of lines.entries()) {
      const rear = lines[at + 1]
      if (rear === undefined) continue
      const openings = layout.floorOpenings.filter(
        ({ story: cut, from, to }) => cut === story && from.y > front && to.y < rear && from.x > wing.left && to.x < wing.right,
      )
      frameSpan({ wing, front, rear, z, spacingInches: layout.studSpacingInches, openings, add })
    }
    for (const y of [wing.front, wing.rear]) add('rim-track', track('1000', 54), { x: wing.left, y, z }, { x: wing.right, y, z })
  }
}

interface JoistSpan {
  readonly wing: Wing
  readonly front: number
  readonly rear: number
  readonly z: number
  readonly spacingInches: number
  readonly openings: readonly FloorOpening[]
  readonly add: AddMember
}

function frameSpan({ wing, front, rear, z, spacingInches, openings, add }: JoistSpan): void {
  const mil = joistMil(rear - front, spacingInches)
  const profile = stud('1000', mil)
  const positions = spacedPositions(wing.right - wing.left, spacingInches).map((offset) => wing.left + offset)
  const uncut = positions.filter((x) => !openings.some((opening) => x > opening.from.x - DOUBLED_FEET && x < opening.to.x + DOUBLED_FEET))
  for (const x of uncut) add('joist', profile, { x, y: front, z }, { x, y: rear, z })
  for (const { from, to } of openings) {
    for (const [edge, side] of [
      [from.x, -1],
      [to.x, 1],
    ] as const)
      for (const flanges of [0.5, 1.5]) {
        const x = edge + side * flanges * FLANGE_FEET
        add('joist', profile, { x, y: front, z }, { x, y: rear, z })
      }
    for (const [edge, side] of [
      [from.y, -1],
      [to.y, 1],
    ] as const)
      for (const flanges of [0.5, 1.5]) {
        const y = edge + side * flanges * FLANGE_FEET
        add('floor-header', profile, { x: from.x, y, z }, { x: to.x, y, z })
      }
    for (const x of positions.filter((position) => position > from.x && position < to.x)) {
      add('joist', profile, { x, y: front, z }, { x, y: from.y - DOUBLED_FEET, z })
      add('joist', profile, { x, y: to.y + DOUBLED_FEET, z }, { x, y: rear, z })
    }
  }
  if (rear - front <= MAX_UNBRACED_SPAN_FEET) return
  const y = (front + rear) / 2
  const bottom = z - webFeet('1000') / 2
  const inTheWay = openings.filter(({ from, to }) => from.y < y && to.y > y).toSorted((a, b) => a.from.x - b.from.x)
  const ends = [wing.left, ...inTheWay.flatMap(({ from, to }) => [from.x, to.x]), wing.right]
  for (let at = 0; at + 1 < ends.length; at += 2) {
    const [left = 0, right = 0] = ends.slice(at, at + 2)
    add('bridging', strap(150, 33), { x: left, y, z: bottom }, { x: right, y, z: bottom })
    for (const block of blockedBays(uncut, left, right)) {
      add('blocking', stud('1000', 33), { x: block.from + FLANGE_FEET / 2, y, z }, { x: block.to - FLANGE_FEET / 2, y, z })
    }
  }
}

/** ¾ in deck on the joists. */
const DECK_FEET = 0.75 / 12
/** Two joists or headers side by side. */
const DOUBLED_FEET = 2 * FLANGE_FEET
const MAX_UNBRACED_SPAN_FEET = 12
