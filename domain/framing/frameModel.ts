import { framedFloors } from './framedFloors'
import { frameFloor } from './frameFloor'
import { frameGableRoof, TRUSS_SPACING_INCHES } from './frameGableRoof'
import { frameHipRoof } from './frameHipRoof'
import { frameWall, type WallLoads } from './frameWall'
import type { Layout } from './layout'
import type { Member } from './member'
import type { PlanPoint } from './outline'
import { webFeet } from './profile'
import { pointAt, type WallRun, wallRuns } from './wallRuns'
import { wings } from './wings'

/** The frame of a plan: its layout and the steel members derived from it. */
export interface FrameModel {
  readonly layout: Layout
  readonly members: readonly Member[]
}

/**
 * Frames a layout: walls story by story, the floors between them, the roof. Each wall has studs under what bears on it, so the model is made
 * from the roof down. Pure: the same layout gives the same members in the same order. The rules and their sources are documented in each
 * part. All are estimates from the code's tables, not reviewed by an engineer.
 */
export function frameModel(layout: Layout): FrameModel {
  const roof: Member[] = []
  const bearings: PlanPoint[] = []
  for (const [index, wing] of wings(layout.outline).entries()) {
    if (layout.roof.form === 'hip') frameHipRoof(layout, wing, roof, bearings)
    else frameGableRoof(layout, wing, index + 1, roof, bearings)
  }
  const stories: Member[][] = []
  let above = bearings
  for (let story = layout.stories; story >= 1; story -= 1) {
    const walls: Member[] = []
    const floor: Member[] = []
    const below: PlanPoint[] = []
    for (const run of wallRuns(layout).filter(({ assembly }) => assembly.story === story)) {
      const uprights = frameWall(run, layout, loadsOn(run, layout, above), walls)
      if (!run.bearing) continue
      for (const { role, at } of uprights) if (role !== 'cripple') below.push(pointAt(run, at))
    }
    if (framedFloors(layout).includes(story)) frameFloor(layout, story, floor, below)
    stories.unshift([...floor, ...walls])
    above = below
  }
  return { layout, members: [...stories.flat(), ...roof] }
}

/** What bears on a wall of the points above it. */
function loadsOn(run: WallRun, layout: Layout, above: readonly PlanPoint[]): WallLoads {
  const reach = webFeet(layout.studWeb) / 2 + TOUCHING_FEET
  const at: number[] = []
  for (const { x, y } of run.bearing ? above : []) {
    const dx = x - run.start.x
    const dy = y - run.start.y
    if (Math.abs(dx * run.inward.x + dy * run.inward.y) > reach) continue
    const t = dx * run.along.x + dy * run.along.y
    if (t >= 0 && t <= run.lengthFeet) at.push(t)
  }
  const carriesRoof = run.exterior && run.assembly.story === layout.stories && at.length > 0 && trussesBearOn(run, layout)
  return carriesRoof && layout.studSpacingInches !== TRUSS_SPACING_INCHES ? { at: [], distributed: true } : { at, distributed: false }
}

function trussesBearOn(run: WallRun, layout: Layout): boolean {
  return layout.roof.form === 'hip' || run.along.y === 0
}

const TOUCHING_FEET = 0.25 / 12
