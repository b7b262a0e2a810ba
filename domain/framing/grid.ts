import { FLANGE_FEET } from './profile'

/** In-line framing: a member bears when its center is at most 3/4 in off the stud or joist below (IRC R603.1.2). */
export const IN_LINE_FEET = 0.75 / 12

const HALF = FLANGE_FEET / 2
const NOISE = 1e-9

/** The lines of a grid strictly between two edges, in feet. @param origin a line of the grid, feet */
export function gridLines(from: number, to: number, spacingInches: number, origin: number): number[] {
  const step = spacingInches / 12
  const first = Math.floor((from - origin) / step + NOISE) + 1
  const last = Math.ceil((to - origin) / step - NOISE) - 1
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => origin + (first + index) * step)
}

/**
 * Centers of studs, joists or rafters between two edges: one inside each edge, the others on the grid. A line within 3/4 in of an end member
 * is that member's; one that would stand in its place moves beside it.
 */
export function linesOnGrid(from: number, to: number, spacingInches: number, origin: number): number[] {
  const [first, last] = [from + HALF, to - HALF]
  const centers = [first]
  for (const line of gridLines(from, to, spacingInches, origin)) {
    if (line - first <= IN_LINE_FEET || last - line <= IN_LINE_FEET) continue
    const center = Math.min(Math.max(line, first + FLANGE_FEET), last - FLANGE_FEET)
    if (center >= (centers.at(-1) ?? first) + FLANGE_FEET - NOISE) centers.push(center)
  }
  return [...centers, last]
}

/** Trusses have webs on both sides of their chords and outlookers between them, so they keep at least this distance. */
const SHORTEST_BAY_FEET = 1

/** Centers of trusses from the first to the last: the others on the grid, and halfway where a grid line is too close to an end. */
export function trussLines(first: number, last: number, spacingInches: number, origin: number): number[] {
  const lines = gridLines(first, last, spacingInches, origin)
  const halfway = (at: number) => ((lines[at - 1] ?? first) + (lines[at + 1] ?? last)) / 2
  if (lines.length > 0 && (lines[0] ?? first) - first < SHORTEST_BAY_FEET) lines[0] = halfway(0)
  const end = lines.length - 1
  if (end > 0 && last - (lines[end] ?? last) < SHORTEST_BAY_FEET) lines[end] = halfway(end)
  else if (end === 0 && last - (lines[0] ?? last) < SHORTEST_BAY_FEET) lines[0] = (first + last) / 2
  return [first, ...lines, last]
}
