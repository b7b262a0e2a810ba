import { grouped } from '../collections/grouped'
import { bearingLines } from '../framing/bearingLines'
import { framedFloors } from '../framing/framedFloors'
import type { FrameModel } from '../framing/frameModel'
import { IN_LINE_FEET } from '../framing/grid'
import type { Member } from '../framing/member'
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
  /** Load on top of each wall, by its mark, in ft from the wall's start. What bears on a stud is on that stud alone. */
  readonly onWalls: ReadonlyMap<string, readonly Stretch[]>
  /** The same with the load of every truss and joist spread halfway to its neighbors, as it reaches headers. */
  readonly onHeaders: ReadonlyMap<string, readonly Stretch[]>
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
export function loadPath(model: FrameModel, roofPsf: number, overhangPsf = roofPsf): LoadPath {
  const roof = roofLines(model, roofPsf, overhangPsf)
  return { ...walk(model, roof, studsInLine(model)), onHeaders: walk(model, roof).onWalls }
}

/** The places of the studs of full height of a wall, ft from its start; none where a member on its top track spreads the loads. */
type StudsInLine = (run: WallRun) => readonly number[]

function studsInLine({ members }: FrameModel): StudsInLine {
  const byWall = grouped(members, ({ assembly }) => assembly.mark)
  return ({ assembly, start, along }) => {
    const own = byWall.get(assembly.mark) ?? []
    if (own.some(({ role }) => role === 'load-distribution')) return []
    return own.filter(isFullHeight).map((stud) => (stud.start.x - start.x) * along.x + (stud.start.y - start.y) * along.y)
  }
}

const isFullHeight = ({ role }: Member) => /^((corner|backing|king|chord)-)?stud$/.test(role)

/** @param inLine the studs that carry alone what bears on them; without them every load runs along its wall evenly */
function walk(model: FrameModel, roof: ReturnType<typeof roofLines>, inLine?: StudsInLine): Omit<LoadPath, 'onHeaders'> {
  const { layout } = model
  const runs = wallRuns(layout)
  const floors = framedFloors(layout)
  const applied = new Map<string, LoadEffects>([['roof', roof.applied]])
  const reactions: BearingReaction[] = []
  const onWalls = new Map<string, readonly Stretch[]>()
  const unsupported: PlanLine[] = []
  const anchors = new Map<string, LoadEffects>()
  let falling: readonly PlanLine[] = roof.lines
  for (let story = layout.stories; story >= 1; story -= 1) {
    const floor = floors.includes(story + 1) ? floorLines(model, story + 1, inLine !== undefined) : []
    if (floor.length > 0) applied.set(`floor ${story + 1}`, added(...floor.map(lineTotal)))
    const below = runs.filter((run) => run.assembly.story === story && run.bearing).map((run) => wallBelow(run, inLine?.(run) ?? []))
    for (const line of [...falling, ...floor]) {
      const landed = landOn(line, below)
      if (landed.length === 0) unsupported.push(line)
      for (const { wall, stretches } of landed) {
        wall.stretches.push(...stretches)
        reactions.push({ source: line.source, wall: wall.run.assembly.mark, story, reaction: totalLoad(stretches) })
      }
    }
    falling = below.flatMap(({ run, stretches }) => wallLines(run, stretches))
    for (const { run, stretches } of below) {
      const { mark } = run.assembly
      if (stretches.length > 0) onWalls.set(mark, stretches)
      applied.set(`wall ${mark}`, wallWeight(run))
      if (story === 1) anchors.set(mark, added(wallWeight(run), totalLoad(stretches)))
    }
  }
  if (floors.includes(1)) {
    const ground = floorLines(model, 1, false)
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

/**
 * Half of each joist span lands on the bearing lines at its ends; a floor opening counts as floor. `byJoist`: a line for each joist, halfway
 * to those beside it.
 */
function floorLines({ layout, members }: FrameModel, story: number, byJoist: boolean): PlanLine[] {
  const joists = (byJoist ? members : []).filter(({ role, assembly }) => role === 'joist' && assembly.story === story)
  const half = (wing: Wing, at: number, span: number): PlanLine[] => {
    const places = joists
      .filter(({ start, end }) => [start, end].some(({ y }) => Math.abs(y - at) < ON_WALL_FEET))
      .map(({ start }) => start.x)
      .filter((x) => x > wing.left && x < wing.right)
    const sorted = [...new Set(places)].sort((a, b) => a - b)
    const edges = sorted.slice(1).map((x, index) => ((sorted[index] ?? x) + x) / 2)
    const line = {
      source: `floor ${story}`,
      axis: 'x' as const,
      at,
      load: { ...NO_EFFECT, dead: (DEAD_PSF.floor * span) / 2, live: (FLOOR_LIVE_PSF * span) / 2 },
    }
    const whole = { from: wing.left, to: wing.right }
    if (sorted.length === 0) return [{ ...line, ...whole }]
    return sorted.map((place, index) => ({ ...line, from: edges[index - 1] ?? whole.from, to: edges[index] ?? whole.to, place, whole }))
  }
  return wings(layout.outline).flatMap((wing) => {
    const lines = bearingLines(layout, wing, story - 1)
    return lines.slice(1).flatMap((rear, at) => {
      const front = lines[at] ?? wing.front
      return [...half(wing, front, rear - front), ...half(wing, rear, rear - front)]
    })
  })
}

/** The load a wall passes down: what it carries and its own weight, along the wall. */
function wallLines(run: WallRun, stretches: readonly Stretch[]): PlanLine[] {
  const source = `wall ${run.assembly.mark}`
  const own: Stretch = { from: 0, to: run.lengthFeet, load: scaled(wallWeight(run), 1 / run.lengthFeet) }
  const axis = run.along.y === 0 ? 'x' : 'y'
  const placed = (stretch: Omit<Stretch, 'load'>) => {
    const ends = [stretch.from, stretch.to].map((t) => run.start[axis] + run.along[axis] * t).sort((a, b) => a - b)
    return { from: ends[0] ?? 0, to: ends[1] ?? 0 }
  }
  const at = axis === 'x' ? run.start.y : run.start.x
  return [...stretches, own].map((stretch) => ({ source, axis, at, ...placed(stretch), load: stretch.load, whole: placed(own) }))
}

/** Half the width of the stretch over a stud that carries a truss or joist alone, ft. */
const POINT_FEET = 0.01

interface WallBelow {
  readonly run: WallRun
  readonly axis: 'x' | 'y'
  /** Across the axis, ft. */
  readonly at: number
  /** Along the axis, ft. */
  readonly start: number
  readonly direction: number
  readonly lengthFeet: number
  readonly studs: readonly number[]
  readonly stretches: Stretch[]
}

function wallBelow(run: WallRun, studs: readonly number[]): WallBelow {
  const [axis, across] = run.along.y === 0 ? (['x', 'y'] as const) : (['y', 'x'] as const)
  const { start, along, lengthFeet } = run
  return { run, axis, at: start[across], start: start[axis], direction: along[axis], lengthFeet, studs, stretches: [] }
}

interface Landed {
  readonly wall: WallBelow
  readonly stretches: readonly Stretch[]
}

/**
 * Puts a line on the walls below it: on the stud in whose place its truss or joist bears, else evenly. What overhangs a wall's end rests on
 * the wall: the whole load lands.
 */
function landOn(line: PlanLine, walls: readonly WallBelow[]): Landed[] {
  const { whole, place: _none, ...even } = line
  const landed = landWithin(line, walls)
  if (landed.length > 0 || !whole) return landed
  return landWithin({ ...even, ...whole, load: scaled(line.load, (line.to - line.from) / (whole.to - whole.from)) }, walls)
}

function landWithin(line: PlanLine, walls: readonly WallBelow[]): Landed[] {
  const found: { wall: WallBelow; from: number; to: number }[] = []
  for (const wall of walls) {
    const { axis, at, start, direction, lengthFeet } = wall
    if (axis !== line.axis || Math.abs(at - line.at) > ON_WALL_FEET) continue
    const [one, other] = [(line.from - start) * direction, (line.to - start) * direction]
    const from = Math.max(Math.min(one, other), 0)
    const to = Math.min(Math.max(one, other), lengthFeet)
    if (to <= from) continue
    const stud = line.place === undefined ? undefined : nearest(wall.studs, (line.place - start) * direction)
    if (stud !== undefined) {
      const load = scaled(lineTotal(line), 1 / (2 * POINT_FEET))
      return [{ wall, stretches: [{ from: stud - POINT_FEET, to: stud + POINT_FEET, load }] }]
    }
    found.push({ wall, from, to })
  }
  const length = found.reduce((sum, { from, to }) => sum + to - from, 0)
  const factor = (line.to - line.from) / length
  return found.map(({ wall, from, to }) => ({ wall, stretches: [{ from, to, load: scaled(line.load, factor) }] }))
}

/** The stud within 3/4 in of a place, the nearest of them. */
function nearest(studs: readonly number[], place: number): number | undefined {
  let found: number | undefined
  let off = IN_LINE_FEET + NOISE
  for (const stud of studs) if (Math.abs(stud - place) <= off) [found, off] = [stud, Math.abs(stud - place)]
  return found
}

const NOISE = 1e-6
