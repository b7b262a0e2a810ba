import { frameFloor } from './frameFloor'
import { frameGableRoof } from './frameGableRoof'
import { frameHipRoof } from './frameHipRoof'
import { frameWall } from './frameWall'
import type { Layout } from './layout'
import type { Member } from './member'
import { wallRuns } from './wallRuns'
import { wings } from './wings'

/** The frame of a plan: its layout and the steel members derived from it. */
export interface FrameModel {
  readonly layout: Layout
  readonly members: readonly Member[]
}

/**
 * Frames a layout: walls story by story, the floors between them, the roof. Pure: the same layout gives the same members in the same order.
 * The rules and their sources are documented in each part. All are estimates from the code's tables, not reviewed by an engineer.
 */
export function frameModel(layout: Layout): FrameModel {
  const members: Member[] = []
  for (const run of wallRuns(layout)) frameWall(run, layout, members)
  for (let story = 2; story <= layout.stories; story += 1) frameFloor(layout, story, members)
  for (const [index, wing] of wings(layout.outline).entries()) {
    if (layout.roof.form === 'hip') frameHipRoof(layout, wing, members)
    else frameGableRoof(layout, wing, index + 1, members)
  }
  return { layout, members }
}
