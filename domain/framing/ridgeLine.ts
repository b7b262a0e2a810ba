import type { Layout } from './layout'
import type { FramePoint } from './member'
import { roofHeights } from './roofHeights'
import { type Wing, wings } from './wings'

/** The ridge over a wing, at the rafters' top, end to end: including rakes on a gable, between the hips on a hip roof. */
export function ridgeLine(layout: Layout, wing: Wing): readonly [FramePoint, FramePoint] {
  const depth = wing.rear - wing.front
  const length = wing.right - wing.left
  const hip = layout.roof.form === 'hip'
  const half = hip ? Math.min(depth, length) / 2 : depth / 2
  const { plate, heel, slope } = roofHeights(layout)
  const z = plate + heel + half * slope
  if (hip && depth > length) {
    const x = (wing.left + wing.right) / 2
    return [
      { x, y: wing.front + half, z },
      { x, y: wing.rear - half, z },
    ]
  }
  const beyond = (free: boolean) => (hip ? -half : free ? layout.roof.rakeFeet : 0)
  const y = (wing.front + wing.rear) / 2
  return [
    { x: wing.left - beyond(wing.freeLeft), y, z },
    { x: wing.right + beyond(wing.freeRight), y, z },
  ]
}

/** Height of the highest ridge above the foundation, in feet. */
export function ridgeFeet(layout: Layout): number {
  return Math.max(...wings(layout.outline).map((wing) => ridgeLine(layout, wing)[0].z))
}
