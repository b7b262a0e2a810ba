import type { PaperPoint } from './drawing'
import type { FramePoint, Member } from './member'

/**
 * A frame point on its panel's paper, before subtracting the panel's corner: walls and trusses in elevation, floors and loose roof pieces
 * in plan.
 * @param along the panel's level unit vector, to the right on paper
 */
export function onPanel({ assembly }: Member, along: { readonly x: number; readonly y: number }, { x, y, z }: FramePoint): PaperPoint {
  const fromAbove = assembly.part === 'floor' || assembly.part === 'roof'
  return { x: x * along.x + y * along.y, y: fromAbove ? x * along.y - y * along.x : -z }
}
