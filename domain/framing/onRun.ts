import type { FramePoint } from './member'
import type { WallRun } from './wallRuns'

/** Maps feet along a wall, above its floor and towards its inner face to the frame. */
export type OnRun = (t: number, z: number, inward?: number) => FramePoint

export function pointOnRun(run: WallRun): OnRun {
  return (t, z, inward = 0) => ({
    x: run.start.x + run.along.x * t + run.inward.x * inward,
    y: run.start.y + run.along.y * t + run.inward.y * inward,
    z: run.baseFeet + z,
  })
}
