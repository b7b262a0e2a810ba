import { gridLines, IN_LINE_FEET } from './grid'
import { type HeaderLoad, headerWeb } from './headerWeb'
import type { Layout } from './layout'
import type { MemberRole } from './member'
import { openingStuds } from './openingStuds'
import { outlineBounds } from './outline'
import { FLANGE_FEET, profileSize, type Section, stud, webFeet } from './profile'
import type { RunOpening } from './unbracedWall'
import type { WallRun } from './wallRuns'

/** A stud of a wall: its center from the wall's start and its ends above the wall's floor, in feet. */
export interface Upright {
  readonly role: Extract<MemberRole, 'stud' | 'corner-stud' | 'backing-stud' | 'king-stud' | 'jack-stud' | 'chord-stud' | 'cripple'>
  readonly at: number
  readonly from: number
  readonly to: number
  /** Where it is not the wall's own stud. */
  readonly profile?: Section
}

/**
 * Studs end 2 mm short of the wall's outer edge, inside their tracks: measured on a roll-former's panel (fixture of the open Howick reader);
 * a gap under 1/8 in between stud and track is the limit of AISI S240.
 */
export const STUD_GAP_FEET = 2 / 304.8

const HALF = FLANGE_FEET / 2
const NOISE = 1e-9

function headerLoad({ assembly }: WallRun, layout: Layout): HeaderLoad {
  return assembly.story < layout.stories ? 'floor' : 'roof'
}

/** One of the two C sections of an opening's header. */
export function headerProfile({ widthFeet, parts }: RunOpening, run: WallRun, layout: Layout): Section {
  const { header } = parts ?? {}
  return stud(header?.web ?? headerWeb(widthFeet, headerLoad(run, layout)), header?.mil ?? (run.exterior ? 54 : 43))
}

/** Top of a framed opening: over its header, or its head where the wall carries nothing and has none. */
export function overOpening(opening: RunOpening, run: WallRun, layout: Layout): number {
  return run.bearing ? opening.headFeet + profileSize(headerProfile(opening, run, layout)).depthFeet : opening.headFeet + STUD_GAP_FEET
}

/** An opening with its jacks, along the wall. */
export function framedOpening(opening: RunOpening, run: WallRun, layout: Layout): { readonly from: number; readonly to: number } {
  const jacks = openingStuds(opening, layout.studSpacingInches, run.bearing).jacks * FLANGE_FEET
  return { from: opening.fromFeet - jacks, to: opening.fromFeet + opening.widthFeet + jacks }
}

/**
 * Every stud of a wall: kings and jacks, chords of straps, the ends, a stud under each load, the layout studs on the plan's grid, corners and backing, cripples
 * at the openings. No two stand in each other's place: a stud within 3/4 in serves, otherwise the later one moves beside it.
 * @param loads centers of what bears on the wall, from its start
 * @param topFeet where full-height studs end
 */
export function wallUprights(run: WallRun, layout: Layout, loads: readonly number[], topFeet: number): Upright[] {
  const { lengthFeet, openings } = run
  const beside = [...openings.flatMap((opening) => openingUprights(opening, run, layout, topFeet)), ...chordStuds(run, topFeet)]
  const places = new Places(
    beside.filter(({ role }) => role !== 'jack-stud').map(({ at }) => at),
    openings.map((opening) => framedOpening(opening, run, layout)),
    lengthFeet,
  )
  const grid = gridOf(run, layout)
  const uprights = beside
  const stand = (role: Upright['role'], wanted: readonly number[], slack: number) => {
    for (const center of wanted) {
      const at = places.place(center, slack)
      if (at !== undefined) uprights.push({ role, at, from: STUD_GAP_FEET, to: topFeet })
    }
  }
  stand('stud', [HALF, lengthFeet - HALF], IN_LINE_FEET)
  stand('stud', shared([...loads, ...grid]), IN_LINE_FEET)
  stand('corner-stud', run.corners, HALF)
  for (const at of run.meets) stand('backing-stud', backingOf(at, layout), HALF)
  for (const opening of openings) uprights.push(...cripples(opening, run, layout, topFeet, grid, loads))
  return uprights
}

/** Where to stand studs for loads: those too near to each other for two studs share one, within 3/4 in of each. */
function shared(loads: readonly number[]): number[] {
  const studs: number[] = []
  let from = Number.NEGATIVE_INFINITY
  for (const at of loads.toSorted((a, b) => a - b)) {
    if (at - from <= SHARED_FEET) studs[studs.length - 1] = (from + at) / 2
    else {
      studs.push(at)
      from = at
    }
  }
  return studs
}

/** Less than twice 3/4 in, so that the next stud still has room. */
const SHARED_FEET = 1.25 / 12

/** Two studs behind the faces of a wall that ends here: they hold it and the boards in both corners. */
function backingOf(at: number, layout: Layout): number[] {
  const half = webFeet(layout.studWeb) / 2
  return [at - half, at + half]
}

/** The plan's grid lines along a wall, from its start: one grid for all stories, floors and roofs. */
function gridOf(run: WallRun, layout: Layout): number[] {
  const bounds = outlineBounds(layout.outline)
  const axis = run.along.x === 0 ? 'y' : 'x'
  const sign = run.along[axis]
  const from = run.start[axis]
  const to = from + sign * run.lengthFeet
  const lines = gridLines(Math.min(from, to), Math.max(from, to), layout.studSpacingInches, axis === 'x' ? bounds.left : bounds.front)
  return lines.map((line) => (line - from) * sign).sort((a, b) => a - b)
}

function openingUprights(opening: RunOpening, run: WallRun, layout: Layout, topFeet: number): Upright[] {
  const { jacks, kings } = openingStuds(opening, layout.studSpacingInches, run.bearing)
  const own = (part: 'jack' | 'king') => {
    const mil = opening.parts?.[part]?.mil
    return mil ? { profile: stud(layout.studWeb, mil) } : {}
  }
  const sides = [
    [opening.fromFeet, -1],
    [opening.fromFeet + opening.widthFeet, 1],
  ] as const
  return sides.flatMap(([edge, side]) =>
    Array.from({ length: jacks + kings }, (_, index): Upright => {
      const at = edge + side * FLANGE_FEET * (index + 0.5)
      return index < jacks
        ? { role: 'jack-stud', at, from: STUD_GAP_FEET, to: opening.headFeet, ...own('jack') }
        : { role: 'king-stud', at, from: STUD_GAP_FEET, to: topFeet, ...own('king') }
    }),
  )
}

/** The studs that straps end at, inside both ends of each braced bay. */
function chordStuds({ bracing: { bays, chords } }: WallRun, topFeet: number): Upright[] {
  return bays.flatMap(({ fromFeet, toFeet }) =>
    Array.from({ length: chords.count }, (_, index) => FLANGE_FEET * (index + 0.5)).flatMap((inset) =>
      [fromFeet + inset, toFeet - inset].map(
        (at): Upright => ({ role: 'chord-stud', at, from: STUD_GAP_FEET, to: topFeet, profile: chords.profile }),
      ),
    ),
  )
}

function cripples(
  opening: RunOpening,
  run: WallRun,
  layout: Layout,
  topFeet: number,
  grid: readonly number[],
  loads: readonly number[],
): Upright[] {
  const { fromFeet, widthFeet, sillFeet } = opening
  const framed = framedOpening(opening, run, layout)
  const bottom = overOpening(opening, run, layout)
  const over = between([grid, loads], framed.from, framed.to).map((at): Upright => ({ role: 'cripple', at, from: bottom, to: topFeet }))
  if (sillFeet === 0) return over
  const under = between([grid], fromFeet, fromFeet + widthFeet).map(
    (at): Upright => ({ role: 'cripple', at, from: STUD_GAP_FEET, to: sillFeet - STUD_GAP_FEET }),
  )
  return [...over, ...under]
}

/** The wanted centers that fit between two edges without standing in each other's place. */
function between(wanted: readonly (readonly number[])[], from: number, to: number): number[] {
  const outside = [
    { from: Number.NEGATIVE_INFINITY, to: from },
    { from: to, to: Number.POSITIVE_INFINITY },
  ]
  const places = new Places([], outside, Number.POSITIVE_INFINITY)
  const found: number[] = []
  for (const list of wanted)
    for (const center of list) {
      const at = center >= from + HALF - NOISE && center <= to - HALF + NOISE ? places.place(center, IN_LINE_FEET) : undefined
      if (at !== undefined) found.push(at)
    }
  return found
}

const NONE: readonly number[] = []

/** The places of full-height studs along a wall. */
class Places {
  /** By whole feet from the wall's start. */
  readonly #taken = new Map<number, number[]>()

  constructor(
    taken: readonly number[],
    private readonly openings: readonly { readonly from: number; readonly to: number }[],
    private readonly lengthFeet: number,
  ) {
    for (const at of taken) this.#take(at)
  }

  /** The free place nearest to `wanted` within `slack`; none when a stud there already serves or there is no room. */
  place(wanted: number, slack: number): number | undefined {
    if (this.#gap(wanted) <= slack + NOISE) return undefined
    const at = this.#isFree(wanted) ? wanted : this.#beside(wanted, slack)
    if (at !== undefined) this.#take(at)
    return at
  }

  /** The free place beside a stud or an opening that is nearest to `wanted`. */
  #beside(wanted: number, slack: number): number | undefined {
    let best: number | undefined
    const offer = (at: number) => {
      const away = Math.abs(at - wanted)
      if (away <= slack + NOISE && (best === undefined || away < Math.abs(best - wanted)) && this.#isFree(at)) best = at
    }
    const foot = Math.floor(wanted)
    for (let key = foot - 1; key <= foot + 1; key += 1)
      for (const at of this.#taken.get(key) ?? NONE) {
        offer(at - FLANGE_FEET)
        offer(at + FLANGE_FEET)
      }
    for (const { from, to } of this.openings) {
      offer(from - HALF)
      offer(to + HALF)
    }
    return best
  }

  #take(at: number): void {
    const foot = Math.floor(at)
    const there = this.#taken.get(foot)
    if (there) there.push(at)
    else this.#taken.set(foot, [at])
  }

  /** To the nearest stud, in feet; a foot or more is not measured. */
  #gap(at: number): number {
    const foot = Math.floor(at)
    let least = 1
    for (let key = foot - 1; key <= foot + 1; key += 1)
      for (const other of this.#taken.get(key) ?? NONE) least = Math.min(least, Math.abs(other - at))
    return least
  }

  #isFree(at: number): boolean {
    return (
      at >= HALF - NOISE &&
      at <= this.lengthFeet - HALF + NOISE &&
      this.#gap(at) >= FLANGE_FEET - NOISE &&
      this.openings.every(({ from, to }) => at + HALF <= from + NOISE || at - HALF >= to - NOISE)
    )
  }
}
