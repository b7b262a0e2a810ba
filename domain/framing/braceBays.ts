import { gridLines } from './grid'
import type { Layout } from './layout'
import { openingStudsFeet } from './openingStuds'
import { outlineBounds } from './outline'
import { FLANGE_FEET, MIL_OF_GAUGE, type Section, type Strap, strap, stud } from './profile'
import type { UnbracedWall } from './unbracedWall'

/** A stretch of wall without openings that holds one X brace of straps between its chord studs, in feet from the wall's start. */
export interface BraceBay {
  readonly fromFeet: number
  readonly toFeet: number
}

/** The X bracing of a wall: its bays from its start, what they have alike, and how many bays it has room for. */
export interface BracedBays {
  readonly bays: readonly BraceBay[]
  readonly strap: Strap
  /** 1: straps on the outer face, 2: on both. */
  readonly faces: 1 | 2
  /** At each end of each bay. */
  readonly chords: { readonly count: number; readonly profile: Section }
}

const MIN_BAY_FEET = 3
const MAX_BAY_FEET = 8
/** What an opening's studs are taken for when a stretch is measured: more of them never take a bay away. */
const JAMB_FEET = 0.3
/** A single stretch of at least this length is braced at both ends. */
const TWO_BAYS_FEET = 16
const HALF = FLANGE_FEET / 2
const NOISE = 1e-9

interface Stretch {
  readonly from: number
  readonly to: number
}

/**
 * The bracing of an exterior wall: in the clear stretches nearest to its ends, then in the widest others. The walls over and under it have
 * their bays at the same places where all of them are clear, so that chords stand on chords. Bays and straps are our own judgment until
 * they are checked for a site's wind; reinforcements make them more and stronger.
 */
export function bracedBays(run: UnbracedWall, all: readonly UnbracedWall[], layout: Layout): BracedBays {
  const own = (layout.reinforcements ?? []).filter(({ at }) => at === run.assembly.mark)
  const brace = own.find(({ part }) => part === 'brace')
  const chord = own.find(({ part }) => part === 'chord')
  const mil = MIL_OF_GAUGE[layout.studGauge]
  const more = (layout.reinforcements ?? []).filter(({ at, part }) => part === 'brace' && sideOf(at) === sideOf(run.assembly.mark))
  return {
    bays: run.exterior ? placedBays(run, all, layout, Math.max(0, ...more.map(({ bays }) => bays ?? 0))) : [],
    strap: strap(300, brace?.mil ?? 43),
    faces: brace?.count === 2 ? 2 : 1,
    chords: { count: chord?.count ?? 1, profile: stud(layout.studWeb, chord && chord.mil > mil ? chord.mil : mil) },
  }
}

/** 'W2-3' and 'W1-3' are walls of one side of a house. */
function sideOf(mark: string): string {
  return mark.slice(mark.indexOf('-'))
}

/** At least so many bays as far as there is room, in feet from the wall's start. */
export function placedBays(run: UnbracedWall, all: readonly UnbracedWall[], layout: Layout, atLeast: number): BraceBay[] {
  const stack = all.filter(({ exterior, assembly }) => exterior && sideOf(assembly.mark) === sideOf(run.assembly.mark))
  const common = stack.map((wall) => clearStretches(wall, layout)).reduce(inBoth)
  const stretches = (common.length > 0 ? common : clearStretches(run, layout)).filter(({ from, to }) => to - from >= LEAST_FEET)
  if (stretches.length === 0) return []
  const usual = stretches.length > 1 || (stretches[0] && stretches[0].to - stretches[0].from >= TWO_BAYS_FEET) ? 2 : 1
  const count = Math.max(usual, atLeast)
  const shares = stretches.map(() => 1)
  const width = (at: number, more = 0) => {
    const stretch = stretches[at]
    return stretch ? (stretch.to - stretch.from) / ((shares[at] ?? 1) + more) : 0
  }
  while (shares.reduce((sum, share) => sum + share, 0) < count) {
    const widest = stretches.map((_, at) => at).reduce((best, at) => (width(at, 1) > width(best, 1) ? at : best))
    if (width(widest, 1) < MIN_BAY_FEET) break
    shares[widest] = (shares[widest] ?? 1) + 1
  }
  const bays = stretches.flatMap((stretch, at) => sharedBays(stretch, shares[at] ?? 1, at > 0 && at === stretches.length - 1))
  const [first, last] = [bays[0], bays.at(-1)]
  const between = bays.slice(1, -1).toSorted((a, b) => b.toFeet - b.fromFeet - (a.toFeet - a.fromFeet))
  const chosen = [first, ...(last === first ? [] : [last]), ...between].flatMap((bay) => bay ?? []).slice(0, count)
  return chosen.toSorted((a, b) => a.fromFeet - b.fromFeet).map((bay) => onGrid(bay, chosen, stretches, run, layout))
}

/** Shorter than the least bay by what an opening's studs may take more than `JAMB_FEET`. */
const LEAST_FEET = MIN_BAY_FEET - 6 * FLANGE_FEET + JAMB_FEET

/** The stretches of a wall between the studs of its openings that are long enough for a bay. */
function clearStretches(run: UnbracedWall, { studSpacingInches }: Layout): Stretch[] {
  const openings = run.openings.toSorted((a, b) => a.fromFeet - b.fromFeet)
  return [...openings, undefined].flatMap((opening, at): Stretch[] => {
    const before = openings[at - 1]
    const studs = (of: typeof before) => (of ? openingStudsFeet(of, studSpacingInches, run.bearing) : 0)
    const [left, right] = [before ? before.fromFeet + before.widthFeet : 0, opening ? opening.fromFeet : run.lengthFeet]
    const jambs = (before ? JAMB_FEET : 0) + (opening ? JAMB_FEET : 0)
    return right - left - jambs < MIN_BAY_FEET ? [] : [{ from: left + studs(before), to: right - studs(opening) }]
  })
}

/** What two walls' stretches share. */
function inBoth(one: readonly Stretch[], other: readonly Stretch[]): Stretch[] {
  return one.flatMap((a) =>
    other.flatMap((b) => {
      const shared = { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) }
      return shared.to - shared.from >= MIN_BAY_FEET - NOISE || (shared.from === a.from && shared.to === a.to) ? [shared] : []
    }),
  )
}

/** A stretch's bays: from its left end, or its right end, or from both with the others evenly between them. */
function sharedBays({ from, to }: Stretch, count: number, atRight: boolean): BraceBay[] {
  const width = Math.min((to - from) / count, MAX_BAY_FEET)
  if (count === 1 && atRight) return [{ fromFeet: to - width, toFeet: to }]
  const step = count === 1 ? 0 : (to - from - width) / (count - 1)
  return Array.from({ length: count }, (_, at) => ({ fromFeet: from + step * at, toFeet: from + step * at + width }))
}

/** A bay whose chords stand on the plan's grid wherever they are not beside an opening or at the wall's end: loads come down there. */
function onGrid(
  { fromFeet, toFeet }: BraceBay,
  others: readonly BraceBay[],
  stretches: readonly Stretch[],
  run: UnbracedWall,
  layout: Layout,
): BraceBay {
  const bounds = outlineBounds(layout.outline)
  const axis = run.along.x === 0 ? 'y' : 'x'
  const places = [fromFeet, toFeet].map((t) => run.start[axis] + run.along[axis] * t).sort((a, b) => a - b)
  const origin = axis === 'x' ? bounds.left : bounds.front
  const lines = gridLines((places[0] ?? 0) - HALF, (places[1] ?? 0) + HALF, layout.studSpacingInches, origin)
    .map((line) => (line - run.start[axis]) * run.along[axis])
    .sort((a, b) => a - b)
  const stretch = stretches.find(({ from, to }) => from <= fromFeet + NOISE && to >= toFeet - NOISE) ?? { from: fromFeet, to: toFeet }
  // Two bays that share a place keep their chords apart.
  const meets = (t: number, end: keyof BraceBay) => others.some((other) => Math.abs(other[end] - t) < NOISE)
  const first = lines.find((line) => line >= fromFeet + (meets(fromFeet, 'toFeet') ? HALF : -NOISE))
  const last = lines.findLast((line) => line <= toFeet - (meets(toFeet, 'fromFeet') ? HALF : -NOISE))
  const placed = {
    fromFeet: fromFeet < stretch.from + NOISE || first === undefined ? fromFeet : Math.max(first - HALF, stretch.from),
    toFeet: toFeet > stretch.to - NOISE || last === undefined ? toFeet : Math.min(last + HALF, stretch.to),
  }
  return placed.toFeet - placed.fromFeet < MIN_BAY_FEET ? { fromFeet, toFeet } : placed
}
