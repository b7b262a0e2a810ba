import type { Layout } from './layout'

/** A point of a plan, in feet: x to the right, y from the front wall to the rear. */
export interface PlanPoint {
  readonly x: number
  readonly y: number
}

/** One straight side of an outline, walked with the house on the left. */
export interface OutlineSide {
  readonly start: PlanPoint
  /** Unit vector along the side. */
  readonly along: PlanPoint
  /** Unit vector into the house. */
  readonly inward: PlanPoint
  readonly lengthFeet: number
  /** Whether the side's ends are convex corners; false at the inner corner of an L. */
  readonly convexStart: boolean
  readonly convexEnd: boolean
}

/** The corners of a rectangular house, `lengthFeet` along x and `widthFeet` along y, front wall first. */
export function rectangle(lengthFeet: number, widthFeet: number): PlanPoint[] {
  return [
    { x: 0, y: 0 },
    { x: lengthFeet, y: 0 },
    { x: lengthFeet, y: widthFeet },
    { x: 0, y: widthFeet },
  ]
}

/** Area of an outline in square feet: positive when the corners run counterclockwise (shoelace formula). */
export function outlineArea(outline: readonly PlanPoint[]): number {
  let doubled = 0
  for (const [index, corner] of outline.entries()) {
    const next = cornerAt(outline, index + 1)
    doubled += corner.x * next.y - next.x * corner.y
  }
  return doubled / 2
}

/** Floor area of all stories, rounded to square feet. */
export function floorArea({ outline, stories }: Pick<Layout, 'outline' | 'stories'>): number {
  return Math.round(outlineArea(outline) * stories)
}

/** The sides in order: side `i` runs from corner `i` to the next. */
export function outlineSides(outline: readonly PlanPoint[]): OutlineSide[] {
  const directions = outline.map((corner, index) => direction(corner, cornerAt(outline, index + 1)))
  return outline.map((start, index) => {
    const along = cornerAt(directions, index)
    return {
      start,
      along,
      inward: { x: -along.y || 0, y: along.x },
      lengthFeet: distance(start, cornerAt(outline, index + 1)),
      convexStart: turnsLeft(cornerAt(directions, index - 1), along),
      convexEnd: turnsLeft(along, cornerAt(directions, index + 1)),
    }
  })
}

/** An outline's bounding rectangle, in feet. */
export function outlineBounds(outline: readonly PlanPoint[]): {
  readonly left: number
  readonly right: number
  readonly front: number
  readonly rear: number
} {
  const xs = outline.map((corner) => corner.x)
  const ys = outline.map((corner) => corner.y)
  return { left: Math.min(...xs), right: Math.max(...xs), front: Math.min(...ys), rear: Math.max(...ys) }
}

/** Why an outline can't be framed, or undefined: it needs right angles, counterclockwise order and no crossing sides. */
export function outlineProblem(outline: readonly PlanPoint[]): string | undefined {
  const sides = outlineSides(outline)
  const rightAngled = sides.every((side, index) => {
    const next = cornerAt(sides, index + 1)
    return side.lengthFeet > 0 && Math.abs(side.along.x) + Math.abs(side.along.y) === 1 && dot(side.along, next.along) === 0
  })
  if (!rightAngled) return 'Every corner of the outline must be a right angle.'
  if (outlineArea(outline) <= 0) return 'List the corners of the outline counter-clockwise, starting along the front wall.'
  const crossing = sides.some((side, index) =>
    sides.some((other, at) => at > index && !neighbours(index, at, sides.length) && meet(side, other)),
  )
  return crossing ? 'The outline must not cross or touch itself.' : undefined
}

function neighbours(a: number, b: number, count: number): boolean {
  return b - a === 1 || b - a === count - 1
}

/** Whether two axis-parallel sides share a point: their bounding boxes overlap. */
function meet(a: OutlineSide, b: OutlineSide): boolean {
  const first = outlineBounds([a.start, endOf(a)])
  const second = outlineBounds([b.start, endOf(b)])
  return first.left <= second.right && second.left <= first.right && first.front <= second.rear && second.front <= first.rear
}

function endOf(side: OutlineSide): PlanPoint {
  return { x: side.start.x + side.along.x * side.lengthFeet, y: side.start.y + side.along.y * side.lengthFeet }
}

function direction(from: PlanPoint, to: PlanPoint): PlanPoint {
  const length = distance(from, to) || 1
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}

function distance(from: PlanPoint, to: PlanPoint): number {
  return Math.hypot(to.x - from.x, to.y - from.y)
}

function turnsLeft(before: PlanPoint, after: PlanPoint): boolean {
  return before.x * after.y - before.y * after.x > 0
}

function dot(a: PlanPoint, b: PlanPoint): number {
  return a.x * b.x + a.y * b.y
}

/** The item at an index, wrapping around. */
function cornerAt<Item>(ring: readonly Item[], index: number): Item {
  const item = ring[(index + ring.length) % ring.length]
  if (item === undefined) throw new RangeError('An outline needs corners')
  return item
}
