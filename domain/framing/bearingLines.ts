import type { Layout } from './layout'
import type { Wing } from './wings'

/** Longest joist span of the thickest section used; longer spans need their own engineering. */
export const MAX_JOIST_SPAN_FEET = 18

/** Interior walls end at the inner face of exterior walls. */
const BEARING_TOLERANCE_FEET = 0.6

/**
 * Lines that carry a wing's floor joists, front to rear: the outer walls, and bearing walls below along the wing's full length. Over a
 * crawl space or a basement (story 0) these are the foundation's: its outer walls, a support under each bearing wall of the ground story,
 * and as many more as keep the joists within their longest span.
 */
export function bearingLines(layout: Layout, wing: Wing, storyBelow: number): number[] {
  const walls = bearingWalls(layout, wing, Math.max(storyBelow, 1))
  const lines = [wing.front, ...new Set(walls), wing.rear].sort((a, b) => a - b)
  if (storyBelow > 0) return lines
  return lines.flatMap((line, at) => {
    const next = lines[at + 1]
    if (next === undefined) return [line]
    const spans = Math.ceil((next - line) / MAX_JOIST_SPAN_FEET - 1e-9)
    return Array.from({ length: spans }, (_, span) => line + ((next - line) * span) / spans)
  })
}

/** Where bearing walls along a wing's full length stand, front to rear. */
function bearingWalls(layout: Layout, wing: Wing, story: number): number[] {
  return layout.interiorWalls.flatMap((wall) =>
    wall.story === story &&
    wall.bearing &&
    wall.from.y === wall.to.y &&
    wall.from.y > wing.front &&
    wall.from.y < wing.rear &&
    Math.min(wall.from.x, wall.to.x) <= wing.left + BEARING_TOLERANCE_FEET &&
    Math.max(wall.from.x, wall.to.x) >= wing.right - BEARING_TOLERANCE_FEET
      ? [wall.from.y]
      : [],
  )
}
