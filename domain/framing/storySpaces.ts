import type { Layout } from './layout'
import type { PlanPoint } from './outline'
import { webFeet } from './profile'
import { type PlanBox, wallBody } from './wallBody'
import { wallRuns } from './wallRuns'
import { isInside } from './wings'

/** What walls and partitions enclose on a story. Doors close it too. */
export interface StorySpace {
  /** Between the faces of the studs, without the openings of its floor. */
  readonly squareFeet: number
  readonly has: (point: PlanPoint) => boolean
}

/** The spaces of a story: its floor less its walls, in pieces that are not connected. */
export function storySpaces(layout: Layout, story: number): readonly StorySpace[] {
  const depth = webFeet(layout.studWeb)
  const walls = wallRuns(layout).flatMap((run) => (run.assembly.story === story ? [wallBody(run, depth)] : []))
  const holes = layout.floorOpenings
    .filter((opening) => opening.story === story)
    .map(({ from, to }): PlanBox => ({ x: [from.x, to.x], y: [from.y, to.y] }))
  const ends = (axis: 'x' | 'y') =>
    cuts([...layout.outline.map((corner) => corner[axis]), ...[...walls, ...holes].flatMap((box) => box[axis])])
  const [columns, rows] = [intervals(ends('x')), intervals(ends('y'))]
  const open = columns.map(([left, right]) =>
    rows.map(([front, rear]) => {
      const middle = { x: (left + right) / 2, y: (front + rear) / 2 }
      return isInside(middle, layout.outline) && !walls.some((wall) => covers(wall, middle))
    }),
  )
  const spaces: StorySpace[] = []
  for (const column of columns.keys())
    for (const row of rows.keys()) {
      const cells = connected(open, column, row).map(([x, y]): PlanBox => ({ x: columns[x] ?? [0, 0], y: rows[y] ?? [0, 0] }))
      if (cells.length === 0) continue
      const floor = cells.filter((cell) => !holes.some((hole) => covers(hole, { x: mean(cell.x), y: mean(cell.y) })))
      spaces.push({
        squareFeet: floor.reduce((sum, { x, y }) => sum + (x[1] - x[0]) * (y[1] - y[0]), 0),
        has: (point) => cells.some((cell) => covers(cell, point)),
      })
    }
  return spaces
}

/** The open cells that are connected with one, each taken out of `open`. */
function connected(open: boolean[][], column: number, row: number): (readonly [column: number, row: number])[] {
  const found: (readonly [number, number])[] = []
  const waiting: (readonly [number, number])[] = [[column, row]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [x, y] = next
    const cells = open[x]
    if (!cells?.[y]) continue
    cells[y] = false
    found.push(next)
    waiting.push([x - 1, y], [x + 1, y], [x, y - 1], [x, y + 1])
  }
  return found
}

function covers({ x, y }: PlanBox, point: PlanPoint): boolean {
  return x[0] <= point.x && point.x <= x[1] && y[0] <= point.y && point.y <= y[1]
}

const mean = ([low, high]: readonly [number, number]) => (low + high) / 2

/** In order, each once: gaps that are narrower than half an inch are none, walls meet there. */
function cuts(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted.filter((value, at) => at === 0 || value - (sorted[at - 1] ?? value) > GAP_FEET)
}

function intervals(stops: readonly number[]): (readonly [number, number])[] {
  return stops.slice(1).map((stop, at) => [stops[at] ?? stop, stop] as const)
}

const GAP_FEET = 0.5 / 12
