import { type BracedBays, bracedBays } from './braceBays'
import { interiorEnds } from './interiorEnds'
import type { Layout } from './layout'
import { memoizeByObject } from './memoizeByObject'
import { openingName } from './openingName'
import { outlineSides, type PlanPoint } from './outline'
import { FLANGE_FEET, webFeet } from './profile'
import { storyBaseFeet, storyWallFeet } from './storyHeights'
import type { RunOpening, UnbracedWall } from './unbracedWall'

/** A straight wall of one story, ready to be framed, in feet. */
export interface WallRun extends UnbracedWall {
  /** Its X bracing: exterior walls have some. */
  readonly bracing: BracedBays
}

/** Rows of strap that bridge a wall's studs: one to 8 ft, two above (IRC R603.3.3). */
export function strapRows(wallHeightFeet: number): number {
  return wallHeightFeet <= 8 ? 1 : 2
}

/** Faces with strap: sheathing holds an exterior wall's outer flanges, nothing else an interior bearing wall's (IRC R603.3.3). */
export function strapFaces({ exterior, bearing }: Pick<WallRun, 'exterior' | 'bearing'>): 1 | 2 {
  return bearing && !exterior ? 2 : 1
}

/** How far apart both flanges of a wall's studs are held, in feet: a partition that carries nothing has strap on one face only. */
export function unbracedFeet(run: Pick<WallRun, 'exterior' | 'bearing' | 'heightFeet'>): number {
  return run.exterior || strapFaces(run) === 2 ? run.heightFeet / (strapRows(run.heightFeet) + 1) : run.heightFeet
}

/**
 * Every wall of the plan, exterior then interior, story by story. Exterior walls along x run through the corners; those along y fit between
 * them (and reach into an inner corner). Interior walls end at the face of the wall they meet; where two of them end in a corner, the one
 * along x runs through. So no steel is counted twice and no wall stands in another.
 */
export const wallRuns = memoizeByObject((layout: Layout): readonly WallRun[] => {
  const runs: UnbracedWall[] = []
  for (let story = 1; story <= layout.stories; story += 1) {
    const exterior = exteriorRuns(layout, story)
    const interior = interiorRuns(layout, story, exterior)
    const all = [...exterior, ...interior].map((run) => withParts(run, layout))
    const ends = interior.flatMap((run) => [run.start, pointAt(run, run.lengthFeet)].map((end) => ({ end, run })))
    runs.push(...all.map((host) => ({ ...host, meets: ends.flatMap(({ end, run }) => meetsAt(host, run, end, webFeet(layout.studWeb))) })))
  }
  return runs.map((run) => ({ ...run, bracing: bracedBays(run, runs, layout) }))
})

/** A wall whose openings know their reinforced parts. */
function withParts(run: UnbracedWall, { reinforcements = [] }: Layout): UnbracedWall {
  const own = reinforcements.filter(({ at }) => at.startsWith(`${run.assembly.mark}.`))
  if (own.length === 0) return run
  const openings = run.openings.map((opening, index): RunOpening => {
    const parts = own.filter(({ at }) => at === openingName(run.assembly.mark, index))
    return parts.length === 0 ? opening : { ...opening, parts: Object.fromEntries(parts.map((part) => [part.part, part])) }
  })
  return { ...run, openings }
}

/** The point of a run's centerline at `t` feet from its start. */
export function pointAt({ start, along }: Pick<WallRun, 'start' | 'along'>, t: number): PlanPoint {
  return { x: start.x + along.x * t, y: start.y + along.y * t }
}

function exteriorRuns(layout: Layout, story: number): UnbracedWall[] {
  const depth = webFeet(layout.studWeb)
  return outlineSides(layout.outline).map((side, index): UnbracedWall => {
    const through = side.along.y === 0
    const trimStart = through ? 0 : side.convexStart ? depth : -depth
    const trimEnd = through ? 0 : side.convexEnd ? depth : -depth
    const lengthFeet = side.lengthFeet - trimStart - trimEnd
    const backing = depth + FLANGE_FEET / 2
    return {
      baseFeet: storyBaseFeet(layout, story),
      heightFeet: storyWallFeet(layout, story),
      assembly: {
        part: 'exterior-wall',
        story,
        mark: `W${story}-${index + 1}`,
        outward: { x: -side.inward.x || 0, y: -side.inward.y || 0 },
      },
      exterior: true,
      bearing: true,
      start: {
        x: side.start.x + (side.inward.x * depth) / 2 + side.along.x * trimStart,
        y: side.start.y + (side.inward.y * depth) / 2 + side.along.y * trimStart,
      },
      along: side.along,
      inward: side.inward,
      lengthFeet,
      openings: layout.openings
        .filter((opening) => opening.side === index && opening.story === story)
        .map((opening) => ({ ...opening, fromFeet: opening.fromFeet - trimStart })),
      // The wall that runs through a corner backs the board of the wall that ends there.
      corners: [...(side.convexStart === through ? [backing] : []), ...(side.convexEnd === through ? [lengthFeet - backing] : [])],
      meets: [],
    }
  })
}

function interiorRuns(layout: Layout, story: number, exterior: readonly UnbracedWall[]): UnbracedWall[] {
  const depth = webFeet(layout.studWeb)
  const walls = layout.interiorWalls.filter((wall) => wall.story === story)
  return walls.map((wall, index): UnbracedWall => {
    const { start, along, lengthFeet, cutFeet, corners } = interiorEnds(wall, walls, exterior, depth)
    return {
      baseFeet: storyBaseFeet(layout, story),
      heightFeet: storyWallFeet(layout, story),
      assembly: { part: 'interior-wall', story, mark: `P${story}-${index + 1}` },
      exterior: false,
      bearing: wall.bearing,
      start,
      along,
      inward: { x: -along.y || 0, y: along.x },
      lengthFeet,
      openings: wall.openings.map((opening) => ({ ...opening, fromFeet: opening.fromFeet - cutFeet })),
      corners,
      meets: [],
    }
  })
}

/** Half an inch: a wall that ends this near to another's face meets it. */
const TOUCHING_FEET = 0.5 / 12

/** Where `end` of another wall meets the side of `host`. */
function meetsAt(host: UnbracedWall, run: UnbracedWall, end: PlanPoint, depth: number): number[] {
  if (host === run || Math.abs(host.along.x) === Math.abs(run.along.x)) return []
  const [dx, dy] = [end.x - host.start.x, end.y - host.start.y]
  const t = dx * host.along.x + dy * host.along.y
  const away = Math.abs(dx * host.inward.x + dy * host.inward.y)
  const inside = t > depth && t < host.lengthFeet - depth
  return inside && Math.abs(away - depth / 2) <= TOUCHING_FEET ? [t] : []
}
