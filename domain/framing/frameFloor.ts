import type { Layout } from './layout'
import { type Member, memberAdder } from './member'
import { type Mil, stud, track, webFeet } from './profile'
import { spacedPositions } from './spacedPositions'
import { storyBaseFeet } from './wallRuns'
import { type Wing, wingKey, wings } from './wings'

/** Longest joist span of the thickest section used; beyond it the floor needs its own engineering. */
export const MAX_JOIST_SPAN_FEET = 18

/**
 * Thickness of a 10 in joist for a clear span, at 16 or 24 in.
 * [U] Judgement for 40 lb/sq ft living areas, kept under the single spans of IRC table R505.3.2.
 */
export function joistMil(spanFeet: number, spacingInches: number): Mil {
  const demand = spanFeet * (spacingInches === 24 ? 1.15 : 1)
  if (demand <= 14) return 43
  return demand <= 16.5 ? 54 : 68
}

/**
 * Lines that carry a floor's joists over one wing, front to rear: the outer walls and every bearing wall of the story below
 * that runs the wing's whole length.
 */
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

/** Interior walls stop at the inner face of the outer ones. */
const BEARING_TOLERANCE_FEET = 0.6

/**
 * Joists and rim tracks under an upper story: `spacedCount` joists over each span between bearing lines,
 * a rim track along front and rear (trade practice; IRC R505).
 */
export function frameFloor(layout: Layout, story: number, members: Member[]): void {
  const z = storyBaseFeet(layout, story) - DECK_FEET - webFeet('1000') / 2
  for (const [index, wing] of wings(layout.outline).entries()) {
    const add = memberAdder(members, { part: 'floor', story, mark: `F${story}-${index + 1}`, wing: wingKey(wing) })
    const lines = bearingLines(layout, wing, story - 1)
    for (const [at, front] of lines.entries()) {
      const rear = lines[at + 1]
      if (rear === undefined) continue
      const profile = stud('1000', joistMil(rear - front, layout.studSpacingInches))
      for (const offset of spacedPositions(wing.right - wing.left, layout.studSpacingInches)) {
        const x = wing.left + offset
        add('joist', profile, { x, y: front, z }, { x, y: rear, z })
      }
    }
    for (const y of [wing.front, wing.rear]) add('rim-track', track('1000', 54), { x: wing.left, y, z }, { x: wing.right, y, z })
  }
}

/** ¾ in deck on the joists. */
const DECK_FEET = 0.75 / 12
