import type { Opening } from './layout'

/** Wall length per window or door, approximately; the longest walls space them farther apart. */
const BAY_FEET = 12
const MAX_BAYS = 10
/** Clear wall at each end for bracing. */
const CLEAR_END_FEET = 2

/**
 * Doors and windows of a wall known by its length only: one centered in each bay of about 12 ft, windows 4 ft wide from 3 ft to 6 ft 9 in.
 * A ground-story front wall has its entrance in the middle bay, a rear wall a 6 ft patio door where enough length remains for bracing; an
 * interior wall has a 3 ft doorway in each bay. Stories share their bays, so that jacks align vertically. An opening where another wall ends
 * stands beside it. Our own judgment.
 * @param walls where other walls end at this one, in feet from its start
 */
export function wallOpenings(
  lengthFeet: number,
  wall: 'front' | 'rear' | 'side' | 'inside',
  story: number,
  walls: readonly number[] = [],
): Opening[] {
  const usable = lengthFeet - 2 * CLEAR_END_FEET
  const bays = Math.max(1, Math.min(Math.round(usable / BAY_FEET), MAX_BAYS))
  const bay = usable / bays
  const entrance = story === 1 ? Math.floor((bays - 1) / 2) : -1
  return Array.from({ length: bays }, (_, index) => {
    const middle = CLEAR_END_FEET + bay * (index + 0.5)
    if (wall === 'inside') return opening('door', middle, 3, 0)
    if (index === entrance && wall === 'front') return opening('door', middle, 3, 0)
    if (index === entrance && wall === 'rear') return opening('door', middle, usable < MIN_PATIO_WALL_FEET ? 3 : 6, 0)
    return opening('window', besideWalls(middle, 4, walls), 4, 3)
  })
}

/** The nearest middle of an opening that leaves room for the end of a wall and its backing. */
function besideWalls(middle: number, widthFeet: number, walls: readonly number[]): number {
  const clear = widthFeet / 2 + BACKING_FEET
  const ended = walls.find((at) => Math.abs(at - middle) < clear)
  if (ended === undefined) return middle
  return ended + (middle < ended ? -clear : clear)
}

/** From the middle of a wall that ends here to an opening: half the deepest stud, a jack, and an inch for rounding. */
const BACKING_FEET = 0.5
const MIN_PATIO_WALL_FEET = 10
const HEAD_FEET = 6.75

/** To the inch, so that a cut list reads like a drawing. */
function opening(kind: Opening['kind'], middleFeet: number, widthFeet: number, sillFeet: number): Opening {
  return { kind, fromFeet: Math.round((middleFeet - widthFeet / 2) * 12) / 12, widthFeet, sillFeet, headFeet: HEAD_FEET }
}
