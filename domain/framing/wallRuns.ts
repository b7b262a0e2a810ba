import type { Layout, Opening } from './layout'
import type { Assembly } from './member'
import { memoizeByObject } from './memoizeByObject'
import { outlineSides, type PlanPoint } from './outline'
import { webFeet } from './profile'

/** A straight wall of one story, ready to be framed, in feet. */
export interface WallRun {
  readonly assembly: Assembly
  readonly exterior: boolean
  /** Carries a floor or a roof: all exterior walls, and the interior walls the plan marks. */
  readonly bearing: boolean
  /** Start of the wall's centerline. */
  readonly start: PlanPoint
  readonly along: PlanPoint
  /** Towards the inner face of an exterior wall. */
  readonly inward: PlanPoint
  readonly lengthFeet: number
  /** Height of its floor. */
  readonly baseFeet: number
  readonly heightFeet: number
  /** Openings measured from the run's own start. */
  readonly openings: readonly Opening[]
}

/** Rows of strap that bridge a wall's studs: one to 8 ft, two above (IRC R603.3.3). */
export function strapRows(wallHeightFeet: number): number {
  return wallHeightFeet <= 8 ? 1 : 2
}

/** Depth of a floor between two stories: a 10 in joist and a ¾ in deck. */
export const FLOOR_DEPTH_FEET = 10.75 / 12

/** Height of a story's floor above the foundation. */
export function storyBaseFeet(layout: Layout, story: number): number {
  return (story - 1) * (layout.wallHeightFeet + FLOOR_DEPTH_FEET)
}

/**
 * Every wall of the plan, exterior then interior, story by story. Walls along x run through the corners; walls along y fit between them
 * (and reach into an inner corner), so that no steel is counted twice.
 */
export const wallRuns = memoizeByObject((layout: Layout): readonly WallRun[] => {
  const depth = webFeet(layout.studWeb)
  const sides = outlineSides(layout.outline)
  const runs: WallRun[] = []
  for (let story = 1; story <= layout.stories; story += 1) {
    const level = { baseFeet: storyBaseFeet(layout, story), heightFeet: layout.wallHeightFeet }
    for (const [index, side] of sides.entries()) {
      const through = side.along.y === 0
      const trimStart = through ? 0 : side.convexStart ? depth : -depth
      const trimEnd = through ? 0 : side.convexEnd ? depth : -depth
      const outward = { x: -side.inward.x || 0, y: -side.inward.y || 0 }
      runs.push({
        ...level,
        assembly: { part: 'exterior-wall', story, mark: `W${story}-${index + 1}`, outward },
        exterior: true,
        bearing: true,
        start: {
          x: side.start.x + (side.inward.x * depth) / 2 + side.along.x * trimStart,
          y: side.start.y + (side.inward.y * depth) / 2 + side.along.y * trimStart,
        },
        along: side.along,
        inward: side.inward,
        lengthFeet: side.lengthFeet - trimStart - trimEnd,
        openings: layout.openings
          .filter((opening) => opening.side === index && opening.story === story)
          .map((opening) => ({ ...opening, fromFeet: opening.fromFeet - trimStart })),
      })
    }
    for (const [index, wall] of layout.interiorWalls.filter((candidate) => candidate.story === story).entries()) {
      const lengthFeet = Math.hypot(wall.to.x - wall.from.x, wall.to.y - wall.from.y)
      const along = { x: (wall.to.x - wall.from.x) / lengthFeet, y: (wall.to.y - wall.from.y) / lengthFeet }
      runs.push({
        ...level,
        assembly: { part: 'interior-wall', story, mark: `P${story}-${index + 1}` },
        exterior: false,
        bearing: wall.bearing,
        start: wall.from,
        along,
        inward: { x: -along.y || 0, y: along.x },
        lengthFeet,
        openings: wall.openings,
      })
    }
  }
  return runs
})
