import { composeDrawing } from './composeDrawing'
import { dimensionChain } from './dimensionChain'
import { type DimensionLine, dimensionLine } from './dimensionLine'
import type { Drawing, PaperLine, PaperPoint } from './drawing'
import { drawingPaths } from './drawingPaths'
import { feetInches } from './feetInches'
import type { FloorOpening } from './floorOpening'
import type { FrameModel } from './frameModel'
import type { Layout } from './layout'
import type { Member, MemberRole } from './member'
import { outlineBounds, outlineSides } from './outline'
import { onWall, planDoors, planWall } from './planWall'
import { webFeet } from './profile'
import { type WallRun, wallRuns } from './wallRuns'

export interface FloorPlanOptions {
  /** Overall dimensions, and on each exterior wall the centers of its openings; on by default. */
  readonly dimensions?: boolean
  /** Text height of dimensions as a share of the drawing's width; default 0.022. */
  readonly labelShare?: number
}

const UPRIGHTS: readonly MemberRole[] = ['stud', 'corner-stud', 'backing-stud', 'king-stud', 'jack-stud', 'chord-stud']

/**
 * A floor plan of one story, front wall at the bottom: walls with their openings, and every stud of the model in place. Exterior walls are
 * dimensioned to the centers of their openings, as carpenters lay them out, and the house overall.
 */
export function framePlan(model: FrameModel, story: number, options: FloorPlanOptions = {}): Drawing {
  const { layout } = model
  const depth = webFeet(layout.studWeb)
  const runs = wallRuns(layout).filter((run) => run.assembly.story === story)
  const house = outlineBounds(layout.outline)
  const size = `${feetInches(house.right - house.left)} by ${feetInches(house.rear - house.front)}`
  const labelSize = (house.right - house.left) * (options.labelShare ?? 0.022)
  const studs = studLines(model.members, runs, depth)
  const walls = runs.flatMap((run) => planWall(run, depth))
  const holes = layout.floorOpenings.filter((opening) => opening.story === story).flatMap(floorOpeningLines)
  return composeDrawing({
    title: `Floor plan of the steel frame, story ${story} of ${layout.stories}, ${size}`,
    paths: [...drawingPaths([...holes, ...studs, ...walls]), ...runs.flatMap(planDoors)],
    extent: [corner(house.left, house.front), corner(house.right, house.rear)],
    dimensions: options.dimensions === false ? [] : planDimensions(layout, story, labelSize),
    labelSize,
  })
}

/** Every wall stud as a line across its wall. */
function studLines(members: readonly Member[], runs: readonly WallRun[], depth: number): PaperLine[] {
  const byMark = new Map(runs.map((run) => [run.assembly.mark, run]))
  return members.flatMap((member): PaperLine[] => {
    const run = byMark.get(member.assembly.mark)
    if (!run || !UPRIGHTS.includes(member.role)) return []
    const t = (member.start.x - run.start.x) * run.along.x + (member.start.y - run.start.y) * run.along.y
    const at = onWall(run)
    return [{ kind: 'truss', from: at(t, -depth / 2), to: at(t, depth / 2) }]
  })
}

function planDimensions(layout: Layout, story: number, labelSize: number): DimensionLine[] {
  const chains = outlineSides(layout.outline).flatMap((side, index) => {
    const openings = layout.openings.filter((opening) => opening.side === index && opening.story === story)
    const outer = side.convexStart && side.convexEnd
    if (openings.length === 0 || (!outer && side.along.x === 0 && side.lengthFeet < INNER_CORNER_ROOM * labelSize)) return []
    const from = corner(side.start.x, side.start.y)
    const to = corner(side.start.x + side.along.x * side.lengthFeet, side.start.y + side.along.y * side.lengthFeet)
    const away = labelSize * (outer ? CHAIN_ROWS : INNER_CORNER_ROWS)
    const middles = openings.map((opening) => opening.fromFeet + opening.widthFeet / 2)
    return dimensionChain(from, to, middles, { x: -side.inward.x * away, y: side.inward.y * away }, labelSize)
  })
  const away = labelSize * OVERALL_ROWS
  const { left, right, front, rear } = outlineBounds(layout.outline)
  return [
    ...chains,
    dimensionLine(feetInches(right - left), corner(left, front), corner(right, front), { x: 0, y: away }, labelSize),
    dimensionLine(feetInches(rear - front), corner(right, front), corner(right, rear), { x: away, y: 0 }, labelSize),
  ]
}

/** A hole in this story's floor: its edges and diagonals, as drafters mark openings. */
function floorOpeningLines({ from, to }: FloorOpening): PaperLine[] {
  const [a, b, c, d] = [corner(from.x, from.y), corner(to.x, from.y), corner(to.x, to.y), corner(from.x, to.y)]
  return [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
    [a, c],
    [b, d],
  ].flatMap(([start, end]) => (start && end ? [{ kind: 'floor', from: start, to: end }] : []))
}

/** Distance of the dimensions from the wall, in text heights. */
const CHAIN_ROWS = 2
/** At an inner corner two chains meet, so they stay close to their walls. */
const INNER_CORNER_ROWS = 1.2
/** In a small picture only one of the two fits: minimum length of the second wall, in text heights. */
const INNER_CORNER_ROOM = 10
const OVERALL_ROWS = 4.4

function corner(x: number, y: number): PaperPoint {
  return { x, y: -y }
}
