import type { SheetSide } from './opensOnSheet'

interface SheetPoint {
  readonly x: number
  /** Up. */
  readonly y: number
}

/**
 * Whether a piece's section opens to the left of its direction on its panel's sheet: a roll-former prints its label normally then, and
 * inverted otherwise ('flipped' in FRAMECAD's files; LABEL_NRM and LABEL_INV in Howick's).
 */
export function opensLeftward(start: SheetPoint, end: SheetPoint, opens: Exclude<SheetSide, 'front' | 'back'>): boolean {
  const along = { x: end.x - start.x, y: end.y - start.y }
  const side = { left: { x: -1, y: 0 }, right: { x: 1, y: 0 }, up: { x: 0, y: 1 }, down: { x: 0, y: -1 } }[opens]
  return along.x * side.y - along.y * side.x > 0
}
