import { bearingLines } from '../framing/bearingLines'
import { framedFloors } from '../framing/framedFloors'
import type { FrameModel } from '../framing/frameModel'
import type { Layout } from '../framing/layout'
import { type WallRun, wallRuns } from '../framing/wallRuns'
import { type Wing, wings } from '../framing/wings'
import { added, type LoadEffects, NO_EFFECT, scaled } from './combinations'
import { ON_WALL_FEET, type PlanLine, type Stretch, totalLoad } from './lineLoad'
import { roofLines } from './roofLines'
import { DEAD_PSF, FLOOR_LIVE_PSF } from './roofLoad'

/** What lands on one bearing line of a wall: its reaction, lb. */
export interface BearingReaction {
  readonly source: string
  /** The wall's mark; for a ground floor of joists the line of the foundation below. */
  readonly wall: string
  readonly story: number
  readonly reaction: LoadEffects
}

/** The loads of a frame from the roof to the foundation. Gravity only; wind acts on each member by its own area. */
export interface LoadPath {
  readonly reactions: readonly BearingReaction[]
  /** Load on top of each wall, by its mark, in ft from the wall's start. */
  readonly onWalls: ReadonlyMap<string, readonly Stretch[]>
  /** Load of each ground-story wall, with its own weight, and of each line of a ground floor on the foundation, lb. */
  readonly anchors: ReadonlyMap<string, LoadEffects>
  /** Applied loads by source, lb: areas times psf, and the walls' own weight. */
  readonly applied: ReadonlyMap<string, LoadEffects>
  /** Lines that no wall carries. */
  readonly unsupported: readonly PlanLine[]
}

/**
 * Walks dead, live and roof loads from trusses and joists through the walls to the foundation. The roof's load in psf of plan area, which is
 * snow downwards or wind upwards; overhangs may have another.
 */
export function loadPath({ layout, members }: FrameModel, roofPsf: number, overhangPsf = roofPsf): LoadPath {
  const runs = wallRuns(layout)
  const floors = framedFloors(layout)
  const roof = roofLines({ layout, members }, roofPsf, overhangPsf)
  const applied = new Map<string, LoadEffects>([['roof', roof.applied]])
  const reactions: BearingReaction[] = []
  const onWalls = new Map<string, readonly Stretch[]>()
  const unsupported: PlanLine[] = []
  const anchors = new Map<string, LoadEffects>()
  let falling: readonly PlanLine[] = roof.lines
  for (let story = layout.stories; story >= 1; story -= 1) {
    const floor = floors.includes(story + 1) ? floorLines(layout, story + 1) : []
    if (floor.length > 0) applied.set(`floor ${story + 1}`, added(...floor.map(lineTotal)))
    const below = runs.filter((run) => run.assembly.story === story && run.bearing)
    for (const line of [...falling, ...floor]) {
      const landed = landOn(line, below)
      if (landed.length === 0) unsupported.push(line)
      for (const { run, stretches } of landed) {
        onWalls.set(run.assembly.mark, [...(onWalls.get(run.assembly.mark) ?? []), ...stretches])
        reactions.push({ source: line.source, wall: run.assembly.mark, story, reaction: totalLoad(stretches) })
      }
    }
    falling = below.flatMap((run) => wallLines(run, onWalls.get(run.assembly.mark) ?? []))
    for (const run of below) {
      applied.set(`wall ${run.assembly.mark}`, wallWeight(run))
      if (story === 1) anchors.set(run.assembly.mark, added(wallWeight(run), totalLoad(onWalls.get(run.assembly.mark) ?? [])))
    }
  }
  if (floors.includes(1)) {
    const ground = floorLines(layout, 1)
    applied.set('floor 1', added(...ground.map(lineTotal)))
    for (const line of ground) {
      const support = `foundation at ${Math.round(line.at * 100) / 100} ft from the front`
      reactions.push({ source: line.source, wall: support, story: 1, reaction: lineTotal(line) })
      anchors.set(support, added(anchors.get(support) ?? NO_EFFECT, lineTotal(line)))
    }
  }
  return { reactions, onWalls, anchors, applied, unsupported }
}

/** A wall's own weight, lb, openings counted as wall. */
export function wallWeight(run: WallRun): LoadEffects {
  return { ...NO_EFFECT, dead: DEAD_PSF.wall * run.heightFeet * run.lengthFeet }
}

function lineTotal({ from, to, load }: PlanLine): LoadEffects {
  return scaled(load, to - from)
}

/** Half of each joist span lands on the bearing lines at its ends; a floor opening counts as floor. */
function floorLines(layout: Layout, story: number): PlanLine[] {
  const half = (wing: Wing, at: number, span: number): PlanLine => ({
    source: `floor ${story}`,
    axis: 'x',
    at,
    from: wing.left,
    to: wing.right,
    load: { ...NO_EFFECT, dead: (DEAD_PSF.floor * span) / 2, live: (FLOOR_LIVE_PSF * span) / 2 },
  })
  return wings(layout.outline).flatMap((wing) => {
    const lines = bearingLines(layout, wing, story - 1)
    return lines.slice(1).flatMap((rear, at) => {
      const front = lines[at] ?? wing.front
      return [half(wing, front, rear - front), half(wing, rear, rear - front)]
    })
  })
}

/** The load a wall passes down: what it carries and its own weight, along the wall. */
function wallLines(run: WallRun, stretches: readonly Stretch[]): PlanLine[] {
  const source = `wall ${run.assembly.mark}`
  const own: Stretch = { from: 0, to: run.lengthFeet, load: scaled(wallWeight(run), 1 / run.lengthFeet) }
  return [...stretches, own].map(({ from, to, load }) => {
    const axis = run.along.y === 0 ? 'x' : 'y'
    const ends = [from, to].map((t) => run.start[axis] + run.along[axis] * t).sort((a, b) => a - b)
    return { source, axis, at: axis === 'x' ? run.start.y : run.start.x, from: ends[0] ?? 0, to: ends[1] ?? 0, load }
  })
}

/** Puts a line on the walls below it. What overhangs a wall's end rests on the wall: the whole load lands. */
function landOn(line: PlanLine, runs: readonly WallRun[]): { run: WallRun; stretches: Stretch[] }[] {
  const found = runs.flatMap((run) => {
    const axis = run.along.y === 0 ? 'x' : 'y'
    const across = axis === 'x' ? run.start.y : run.start.x
    if (axis !== line.axis || Math.abs(across - line.at) > ON_WALL_FEET) return []
    const places = [line.from, line.to].map((place) => (place - run.start[axis]) * run.along[axis]).sort((a, b) => a - b)
    const from = Math.max(places[0] ?? 0, 0)
    const to = Math.min(places[1] ?? 0, run.lengthFeet)
    return to > from ? [{ run, from, to }] : []
  })
  const length = found.reduce((sum, { from, to }) => sum + to - from, 0)
  const factor = (line.to - line.from) / length
  return found.map(({ run, from, to }) => ({ run, stretches: [{ from, to, load: scaled(line.load, factor) }] }))
}
