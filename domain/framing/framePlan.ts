import { composeDrawing } from './composeDrawing'
import { dimensionChain } from './dimensionChain'
import { type DimensionLine, dimensionLine } from './dimensionLine'
import type { Drawing, PaperLine, PaperPoint } from './drawing'
import { drawingPaths } from './drawingPaths'
import { feetInches } from './feetInches'
import type { FrameModel } from './frameModel'
import type { Member, MemberRole } from './member'
import { outlineBounds } from './outline'
import { onWall, planDoors, planWall } from './planWall'
import { webFeet } from './profile'
import { type WallRun, wallRuns } from './wallRuns'

export interface FloorPlanOptions {
  /** Overall measures, and on each outside wall the middles of its openings; on unless said. */
  readonly dimensions?: boolean
  /** Text height of the measures as a share of the drawing's width; 0.022 unless said. */
  readonly labelShare?: number
}

const UPRIGHTS: readonly MemberRole[] = ['stud', 'corner-stud', 'king-stud', 'jack-stud']

/**
 * One story from above, front wall at the bottom: walls with their openings, and in them every stud of the model where it stands.
 * Outside walls are dimensioned to the middles of their openings, as carpenters lay them out; the house overall.
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
  return composeDrawing({
    title: `Floor plan of the steel frame, story ${story} of ${layout.stories}, ${size}`,
    paths: [...drawingPaths([...studs, ...walls]), ...runs.flatMap(planDoors)],
    extent: [corner(house.left, house.front), corner(house.right, house.rear)],
    dimensions: options.dimensions === false ? [] : planDimensions(runs, house, labelSize),
    labelSize,
  })
}

/** Every upright of the walls as a line across its wall. */
function studLines(members: readonly Member[], runs: readonly WallRun[], depth: number): PaperLine[] {
  const byMark = new Map(runs.map((run) => [run.assembly.mark, run]))
  return members.flatMap((member): PaperLine[] => {
    const run = byMark.get(member.assembly.mark)
    if (!run || !UPRIGHTS.includes(member.role)) return []
    const t = (member.start.x - run.start.x) * run.along.x + (member.start.y - run.start.y) * run.along.y
    const at = onWall(run)
    return [{ kind: 'web', from: at(t, -depth / 2), to: at(t, depth / 2) }]
  })
}

function planDimensions(runs: readonly WallRun[], house: ReturnType<typeof outlineBounds>, labelSize: number): DimensionLine[] {
  const chains = runs
    .filter((run) => run.exterior && run.openings.length > 0)
    .flatMap((run) => {
      const at = onWall(run)
      const middles = run.openings.map((opening) => opening.fromFeet + opening.widthFeet / 2)
      const from = at(0, 0)
      const to = at(run.lengthFeet, 0)
      const away = labelSize * CHAIN_ROWS
      return dimensionChain(from, to, middles, { x: -run.inward.x * away, y: run.inward.y * away }, labelSize)
    })
  const away = labelSize * OVERALL_ROWS
  const { left, right, front, rear } = house
  return [
    ...chains,
    dimensionLine(feetInches(right - left), corner(left, front), corner(right, front), { x: 0, y: away }, labelSize),
    dimensionLine(feetInches(rear - front), corner(right, front), corner(right, rear), { x: away, y: 0 }, labelSize),
  ]
}

/** How far from the wall the dimensions stand, in heights of their text. */
const CHAIN_ROWS = 2
const OVERALL_ROWS = 4.4

function corner(x: number, y: number): PaperPoint {
  return { x, y: -y }
}
