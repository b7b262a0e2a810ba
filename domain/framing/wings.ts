import { memoizeByObject } from './memoizeByObject'
import { outlineBounds, outlineSides, type PlanPoint } from './outline'

/** A rectangular part of an outline that joists and trusses span from front to rear, in feet. */
export interface Wing {
  readonly left: number
  readonly right: number
  readonly front: number
  readonly rear: number
  /** Whether the end is free: no other wing adjoins it. */
  readonly freeLeft: boolean
  readonly freeRight: boolean
}

/** A wing's key: its front left corner. */
export function wingKey(wing: Pick<Wing, 'left' | 'front'>): string {
  return `${wing.left},${wing.front}`
}

/** Splits a rectilinear outline along x into its wings: one for a rectangle, two for an L. Their areas add up to the outline's. */
export const wings = memoizeByObject((outline: readonly PlanPoint[]): readonly Wing[] => {
  const cuts = [...new Set(outline.map((corner) => corner.x))].sort((a, b) => a - b)
  const cells: Omit<Wing, 'freeLeft' | 'freeRight'>[] = []
  for (const [index, left] of cuts.entries()) {
    const right = cuts[index + 1]
    if (right === undefined) continue
    const crossed = crossings(outline, (left + right) / 2)
    for (let at = 0; at + 1 < crossed.length; at += 2) {
      const front = crossed[at] ?? 0
      const rear = crossed[at + 1] ?? 0
      const before = cells.findIndex((cell) => cell.right === left && cell.front === front && cell.rear === rear)
      const adjoining = cells[before]
      if (adjoining) cells[before] = { ...adjoining, right }
      else cells.push({ left, right, front, rear })
    }
  }
  const touches = (x: number, cell: { front: number; rear: number }, edge: 'left' | 'right') =>
    cells.some((other) => other[edge] === x && other.front < cell.rear && cell.front < other.rear)
  return cells.map((cell) => ({ ...cell, freeLeft: !touches(cell.left, cell, 'right'), freeRight: !touches(cell.right, cell, 'left') }))
})

/** Whether a point is within an outline or on its line. */
export function isInside({ x, y }: PlanPoint, outline: readonly PlanPoint[]): boolean {
  return wings(outline).some((wing) => x >= wing.left && x <= wing.right && y >= wing.front && y <= wing.rear)
}

/** The y of every side along x that a line at `x` crosses, front to rear. */
function crossings(outline: readonly PlanPoint[], x: number): number[] {
  return outlineSides(outline)
    .filter((side) => {
      if (side.along.y !== 0) return false
      const span = outlineBounds([side.start, { x: side.start.x + side.along.x * side.lengthFeet, y: side.start.y }])
      return span.left < x && x < span.right
    })
    .map((side) => side.start.y)
    .sort((a, b) => a - b)
}
