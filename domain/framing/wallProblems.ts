import type { InteriorWall, Layout } from './layout'
import { openingStuds, openingStudsFeet } from './openingStuds'
import { outlineSides, type PlanPoint } from './outline'
import { FLANGE_FEET, webFeet } from './profile'
import type { RunOpening } from './unbracedWall'
import { wallBody } from './wallBody'
import { type WallRun, wallRuns } from './wallRuns'
import { isInside } from './wings'

/** What is wrong with a part of a layout. */
export interface LayoutProblem {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** An opening of a run with its place in the layout. */
interface PlacedOpening {
  readonly opening: RunOpening
  readonly path: readonly (string | number)[]
}

/** Walls and openings that can't be framed, with the reason on their field. The outline is a valid one. */
export function wallProblems(layout: Layout): LayoutProblem[] {
  const named = [...unknownPlaces(layout), ...layout.interiorWalls.flatMap((wall, at) => directionProblems(wall, at, layout))]
  if (named.length > 0) return named
  const runs = wallRuns(layout)
  return [...runs.flatMap((run) => openingProblems(run, openingsOf(run, layout), layout)), ...interiorProblems(runs, layout)]
}

function unknownPlaces(layout: Layout): LayoutProblem[] {
  const sides = outlineSides(layout.outline).length
  return layout.openings.flatMap((opening, at) =>
    opening.side >= sides || opening.story > layout.stories
      ? [{ path: ['openings', at], message: 'This opening names a wall the plan does not have.' }]
      : [],
  )
}

function directionProblems(wall: InteriorWall, at: number, layout: Layout): LayoutProblem[] {
  const path = ['interiorWalls', at]
  if (wall.story > layout.stories) return [{ path: [...path, 'story'], message: 'The plan has no such story.' }]
  if ((wall.from.x === wall.to.x) === (wall.from.y === wall.to.y))
    return [{ path, message: 'An interior wall runs along the length or the width.' }]
  const outside = [wall.from, wall.to, middle(wall.from, wall.to)].some((point) => !isInside(point, layout.outline))
  return outside ? [{ path, message: 'An interior wall must be inside the house.' }] : []
}

function middle(a: PlanPoint, b: PlanPoint): PlanPoint {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

/** The index of an interior run's wall in the layout: runs are numbered by story. */
function interiorIndex({ assembly }: WallRun, layout: Layout): number {
  const number = Number(assembly.mark.slice(assembly.mark.indexOf('-') + 1))
  const ofStory = layout.interiorWalls.flatMap((wall, at) => (wall.story === assembly.story ? [at] : []))
  return ofStory[number - 1] ?? 0
}

function openingsOf(run: WallRun, layout: Layout): PlacedOpening[] {
  if (!run.exterior) {
    const wall = interiorIndex(run, layout)
    return run.openings.map((opening, at) => ({ opening, path: ['interiorWalls', wall, 'openings', at] }))
  }
  const side = Number(run.assembly.mark.slice(run.assembly.mark.indexOf('-') + 1)) - 1
  const indexes = layout.openings.flatMap((opening, at) => (opening.side === side && opening.story === run.assembly.story ? [at] : []))
  return run.openings.map((opening, at) => ({ opening, path: ['openings', indexes[at] ?? 0] }))
}

/** Kings and jacks need room between openings and beside the end stud; the header needs room above. */
function openingProblems(run: WallRun, placed: readonly PlacedOpening[], layout: Layout): LayoutProblem[] {
  const problems: LayoutProblem[] = []
  let end = 0
  let beside = FLANGE_FEET
  for (const { opening, path } of placed.toSorted((a, b) => a.opening.fromFeet - b.opening.fromFeet)) {
    const studs = openingStudsFeet(opening, layout.studSpacingInches, run.bearing)
    const after = run.lengthFeet - opening.fromFeet - opening.widthFeet
    const before = opening.fromFeet - end
    const room = Math.max(CLEAR_FEET, beside + studs)
    if (before < (end === 0 ? beside + studs : room) - NOISE || after < FLANGE_FEET + studs - NOISE) {
      const inches = Math.ceil(room * 12)
      problems.push({ path, message: `This opening overlaps another one or a corner; leave ${inches} in for its studs.` })
    }
    if (opening.headFeet > run.heightFeet - HEADER_ROOM_FEET)
      problems.push({ path: [...path, 'headFeet'], message: 'Leave 12 in above the opening for its header.' })
    end = opening.fromFeet + opening.widthFeet
    beside = studs
  }
  return problems
}

/** Interior walls that stand in one another or end in an opening. */
function interiorProblems(runs: readonly WallRun[], layout: Layout): LayoutProblem[] {
  const depth = webFeet(layout.studWeb)
  const interior = runs.filter(({ exterior }) => !exterior)
  return interior.flatMap((run): LayoutProblem[] => {
    const path = ['interiorWalls', interiorIndex(run, layout)]
    const others = runs.filter((other) => other !== run && other.assembly.story === run.assembly.story)
    if (run.lengthFeet < SHORTEST_WALL_FEET)
      return [{ path, message: 'An interior wall is at least 1 ft long between the walls it meets.' }]
    if (others.some((other) => meetInside(run, other, depth)))
      return [{ path, message: 'Interior walls must not cross: end one at the other.' }]
    const ends = [run.start, { x: run.start.x + run.along.x * run.lengthFeet, y: run.start.y + run.along.y * run.lengthFeet }]
    const blocked = others.some((host) => ends.some((end) => endsInOpening(host, run, end, layout)))
    return blocked ? [{ path, message: 'An interior wall must not end in a window or door.' }] : []
  })
}

/** Whether the end of a wall meets another one where an opening or its jacks are. */
function endsInOpening(host: WallRun, run: WallRun, end: PlanPoint, layout: Layout): boolean {
  const half = webFeet(layout.studWeb) / 2
  const [dx, dy] = [end.x - host.start.x, end.y - host.start.y]
  if ((host.along.x !== 0) === (run.along.x !== 0)) return false
  if (Math.abs(dx * host.inward.x + dy * host.inward.y) > half + NEAR_FEET) return false
  const t = dx * host.along.x + dy * host.along.y
  return host.openings.some((opening) => {
    const { fromFeet, widthFeet } = opening
    const jacks = openingStuds(opening, layout.studSpacingInches, host.bearing).jacks * FLANGE_FEET
    return t + half > fromFeet - jacks + NOISE && t - half < fromFeet + widthFeet + jacks - NOISE
  })
}

/** Whether two walls' bodies overlap by more than a pencil line. */
function meetInside(a: WallRun, b: WallRun, depth: number): boolean {
  const [first, second] = [wallBody(a, depth), wallBody(b, depth)]
  return (['x', 'y'] as const).every(
    (axis) => Math.min(first[axis][1], second[axis][1]) - Math.max(first[axis][0], second[axis][0]) > NEAR_FEET,
  )
}

/** Least wall between two openings: 9 in. */
const CLEAR_FEET = 0.75
/** The deepest header used (10 inches) and its tracks. */
const HEADER_ROOM_FEET = 1
const SHORTEST_WALL_FEET = 1
const NEAR_FEET = 0.05 / 12
const NOISE = 1e-9
