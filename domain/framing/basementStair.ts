import { bearingLines } from './bearingLines'
import type { FloorOpening } from './floorOpening'
import { floorOpeningProblems } from './floorOpeningProblems'
import type { Layout } from './layout'
import { outlineBounds } from './outline'
import { FLANGE_FEET, webFeet } from './profile'
import { STAIR_FEET, STAIR_GRID_FEET } from './stairFeet'
import { type WallRun, wallRuns } from './wallRuns'
import { wings } from './wings'

const STEP_FEET = 0.5
/** From an opening to a wall on its floor: the doubled joists beside it and half the wall. */
const BESIDE_WALL_FEET = 2 * FLANGE_FEET
/** Room to step in at an outer door. */
const AT_DOOR_FEET = 3.5

/** The layout with an opening for the stair of its basement, where it has none yet and its walls leave room for one; else the same object. */
export function withBasementStair(layout: Layout): Layout {
  if (layout.foundation !== 'basement' || layout.floorOpenings.some(({ story }) => story === 1)) return layout
  const stair = basementStair(layout)
  return stair ? { ...layout, floorOpenings: [...layout.floorOpenings, stair] } : layout
}

/** Under the stair of the next story if that is free, else the free place that is nearest to the middle of a wing. */
function basementStair(layout: Layout): FloorOpening | undefined {
  const runs = wallRuns(layout).filter(({ assembly }) => assembly.story === 1)
  const isFree = (opening: FloorOpening) =>
    runs.every((run) => isClear(opening, run, webFeet(layout.studWeb))) &&
    floorOpeningProblems({ ...layout, floorOpenings: [...layout.floorOpenings, opening] }).every(([at]) => at < layout.floorOpenings.length)
  const below = layout.floorOpenings.filter(({ story }) => story === 2).map(({ from, to }) => ({ story: 1, from, to }))
  return [...below, ...places(layout)].find(isFree)
}

function places(layout: Layout): FloorOpening[] {
  const origin = outlineBounds(layout.outline).left
  const found = wings(layout.outline).flatMap((wing) =>
    bearingLines(layout, wing, 0).flatMap((front, at, lines) => {
      const rear = lines[at + 1] ?? front
      return Object.values(STAIR_FEET).flatMap(({ x: width, y: depth }, shape) =>
        steps(origin, wing.left, wing.right - width, STAIR_GRID_FEET).flatMap((x) =>
          steps(front, front, rear - depth, STEP_FEET).map((y) => ({
            opening: { story: 1, from: { x: x + FLANGE_FEET / 2, y }, to: { x: x + width - FLANGE_FEET / 2, y: y + depth } },
            away: Math.hypot(x + width / 2 - (wing.left + wing.right) / 2, y + depth / 2 - (wing.front + wing.rear) / 2),
            shape,
          })),
        ),
      )
    }),
  )
  return found.toSorted((a, b) => a.shape - b.shape || a.away - b.away).map(({ opening }) => opening)
}

/** Places at whole steps from an origin, from the first to the last. */
function steps(origin: number, first: number, last: number, step: number): number[] {
  const start = Math.ceil((first - origin) / step - 1e-9)
  const count = Math.floor((last - origin) / step + 1e-9) - start + 1
  return Array.from({ length: Math.max(0, count) }, (_, at) => origin + (start + at) * step)
}

/** Whether a wall is beside an opening, with room to step in at its doors. */
function isClear({ from, to }: FloorOpening, run: WallRun, depth: number): boolean {
  const near = (start: number, end: number, room: number) => {
    const corners = [start, end].map((t) => ({ x: run.start.x + run.along.x * t, y: run.start.y + run.along.y * t }))
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
    return (
      Math.max(...xs) > from.x - room && Math.min(...xs) < to.x + room && Math.max(...ys) > from.y - room && Math.min(...ys) < to.y + room
    )
  }
  const doors = run.exterior ? run.openings.filter(({ sillFeet }) => sillFeet === 0) : []
  return (
    !near(0, run.lengthFeet, BESIDE_WALL_FEET + depth / 2) &&
    !doors.some(({ fromFeet, widthFeet }) => near(fromFeet, fromFeet + widthFeet, AT_DOOR_FEET))
  )
}
