import type { BracedBays } from '../framing/braceBays'
import type { Layout } from '../framing/layout'
import { outlineBounds } from '../framing/outline'
import { FLANGE_FEET, profileSize } from '../framing/profile'
import { FLOOR_DEPTH_FEET, storyWallFeet } from '../framing/storyHeights'
import { type WallRun, wallRuns } from '../framing/wallRuns'
import type { DesignWind } from './designWind'
import { ON_WALL_FEET } from './lineLoad'
import { braceForces } from './strapBracing'

/** One braced bay of a wall and the wind it resists, lb, ultimate. */
export interface BracedBay {
  readonly wall: string
  readonly story: number
  readonly axis: 'x' | 'y'
  readonly fromFeet: number
  readonly toFeet: number
  /** Between the middles of the chords at its ends. */
  readonly armFeet: number
  readonly heightFeet: number
  /** Along the wall at its top, with all that comes from above. */
  readonly force: number
  /** Down at one end and up at the other, with the bays that stand over this one. */
  readonly chord: number
  /** Whether the wall above has bays and none is over this one. */
  readonly offset: boolean
}

/** The wind from the outer walls and the roof to the braced bays, story by story. Pounds, ultimate. */
export interface LateralPath {
  readonly bays: readonly BracedBay[]
  /** What the wind adds at the top of a story, by direction and story: 'x 2'. */
  readonly applied: ReadonlyMap<string, number>
  /** What reaches no braced bay, by direction and story: walls without bracing need an engineer. */
  readonly unresisted: ReadonlyMap<string, number>
}

interface Line {
  readonly at: number
  readonly bays: readonly {
    readonly run: WallRun
    readonly fromFeet: number
    readonly toFeet: number
    readonly armFeet: number
    readonly stiffness: number
  }[]
}

/** Bays' ends this near each other stand in line, ft. */
const IN_LINE_FEET = 1

/**
 * Walks the wind down to the braced bays. Floors and roof are flexible: each line of braced outer walls takes the wind halfway to the next,
 * and shares it by the bays' stiffness. Sheathing takes none. The wind on the lower half of the ground story goes into the foundation.
 * @param bracingOf the bracing of a wall, where it is not the layout's own
 */
export function lateralPath(
  layout: Layout,
  { lateralPsf, roofRiseFeet }: DesignWind,
  bracingOf: (run: WallRun) => BracedBays = ({ bracing }) => bracing,
): LateralPath {
  const bounds = outlineBounds(layout.outline)
  const bays: BracedBay[] = []
  const applied = new Map<string, number>()
  const unresisted = new Map<string, number>()
  for (const axis of ['x', 'y'] as const) {
    const [low, high] = axis === 'x' ? [bounds.front, bounds.rear] : [bounds.left, bounds.right]
    // A gable's triangle is half of its rectangle.
    const roofFeet = axis === 'x' && layout.roof.form === 'gable' ? roofRiseFeet / 2 : roofRiseFeet
    let lost = 0
    let above: readonly (readonly [at: number, pounds: number])[] = []
    for (let story = layout.stories; story >= 1; story -= 1) {
      const onTop = story === layout.stories ? roofFeet : FLOOR_DEPTH_FEET + storyWallFeet(layout, story + 1) / 2
      const plf = lateralPsf * (storyWallFeet(layout, story) / 2 + onTop)
      applied.set(`${axis} ${story}`, plf * (high - low))
      const lines = bracedLines(layout, axis, story, bracingOf)
      if (lines.length < 2) {
        lost += plf * (high - low) + above.reduce((sum, [, pounds]) => sum + pounds, 0)
        above = []
      } else {
        const carried = lines.map((line, at): [number, number] => {
          const from = at === 0 ? low : ((lines[at - 1]?.at ?? low) + line.at) / 2
          const to = at === lines.length - 1 ? high : (line.at + (lines[at + 1]?.at ?? high)) / 2
          return [line.at, plf * (to - from)]
        })
        for (const [place, pounds] of above) {
          const same = carried.find(([at]) => Math.abs(at - place) <= ON_WALL_FEET)
          if (same) same[1] += pounds
          else lost += pounds
        }
        for (const [index, [, pounds]] of carried.entries()) bays.push(...shared(lines[index], axis, story, pounds, bays))
        above = carried
      }
      unresisted.set(`${axis} ${story}`, lost)
    }
  }
  return { bays, applied, unresisted }
}

/** The lines of outer walls along an axis that have braced bays, in order. */
function bracedLines(layout: Layout, axis: 'x' | 'y', story: number, bracingOf: (run: WallRun) => BracedBays): Line[] {
  const lines: { at: number; bays: Line['bays'][number][] }[] = []
  for (const run of wallRuns(layout)) {
    if (!run.exterior || run.assembly.story !== story || run.along[axis] === 0) continue
    const at = axis === 'x' ? run.start.y : run.start.x
    const { bays, strap, faces, chords } = bracingOf(run)
    const { depthFeet, flangeFeet } = profileSize(strap)
    const own = bays.map((bay) => {
      const armFeet = bay.toFeet - bay.fromFeet - chords.count * FLANGE_FEET
      return { run, ...bay, armFeet, stiffness: faces * depthFeet * flangeFeet * stiffnessOf(armFeet, run.heightFeet) }
    })
    if (own.length === 0) continue
    const line = lines.find((other) => Math.abs(other.at - at) <= ON_WALL_FEET)
    if (line) line.bays.push(...own)
    else lines.push({ at, bays: own })
  }
  return lines.toSorted((a, b) => a.at - b.at)
}

/** Of a strap along the bay's diagonal: E A cos² / length, without E A. */
function stiffnessOf(width: number, height: number): number {
  return width ** 2 / (width ** 2 + height ** 2) ** 1.5
}

function shared(line: Line | undefined, axis: 'x' | 'y', story: number, pounds: number, upper: readonly BracedBay[]): BracedBay[] {
  const own = line?.bays ?? []
  const total = own.reduce((sum, { stiffness }) => sum + stiffness, 0)
  return own.map(({ run, fromFeet, toFeet, armFeet, stiffness }) => {
    const wall = run.assembly.mark
    const force = (pounds * stiffness) / total
    const over = upper.filter((bay) => bay.story === story + 1 && bay.axis === axis && sameWall(bay.wall, wall))
    const standing = over.filter(
      (bay) => Math.abs(bay.fromFeet - fromFeet) <= IN_LINE_FEET && Math.abs(bay.toFeet - toFeet) <= IN_LINE_FEET,
    )
    const { chord } = braceForces(force, { bayFeet: armFeet, heightFeet: run.heightFeet })
    return {
      wall,
      story,
      axis,
      fromFeet,
      toFeet,
      armFeet,
      heightFeet: run.heightFeet,
      force,
      chord: chord + standing.reduce((sum, bay) => sum + bay.chord, 0),
      offset: over.length > 0 && standing.length === 0,
    }
  })
}

/** 'W1-3' is below 'W2-3'. */
function sameWall(upper: string, lower: string): boolean {
  return upper.split('-')[1] === lower.split('-')[1]
}
