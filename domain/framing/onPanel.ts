import type { PaperPoint } from './drawing'
import type { FramePoint, Member } from './member'

/**
 * A point of the frame on its panel's paper, before the panel's own corner is taken off: walls and trusses square on, floors and the loose pieces
 * of roofs from above.
 * @param along the panel's level unit vector, to the right on paper
 */
export function onPanel({ assembly }: Member, along: { readonly x: number; readonly y: number }, { x, y, z }: FramePoint): PaperPoint {
  const fromAbove = assembly.part === 'floor' || assembly.part === 'roof'
  return { x: x * along.x + y * along.y, y: fromAbove ? x * along.y - y * along.x : -z }
}
