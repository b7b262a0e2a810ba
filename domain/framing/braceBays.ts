import type { WallRun } from './wallRuns'

/** A stretch of wall without openings that holds one X brace of straps, in feet from the wall's start. */
export interface BraceBay {
  readonly fromFeet: number
  readonly toFeet: number
}

const MIN_BAY_FEET = 3
const MAX_BAY_FEET = 8
/** Room for the studs next to an opening. */
const JAMB_FEET = 0.3
/** Longer walls are braced at both ends. */
const ONE_BAY_WALL_FEET = 16

/**
 * Braced bays of an exterior wall: the clear bays nearest to its ends, one on a short wall. Our own judgment; the bracing of a real house
 * is engineered for its wind and seismic loads.
 */
export function braceBays(run: WallRun): BraceBay[] {
  const edges = [0, ...run.openings.flatMap((opening) => [opening.fromFeet, opening.fromFeet + opening.widthFeet]), run.lengthFeet].sort(
    (a, b) => a - b,
  )
  const clear: BraceBay[] = []
  for (let at = 0; at < edges.length; at += 2) {
    const fromFeet = (edges[at] ?? 0) + (at === 0 ? 0 : JAMB_FEET)
    const toFeet = (edges[at + 1] ?? 0) - (at === edges.length - 2 ? 0 : JAMB_FEET)
    if (toFeet - fromFeet >= MIN_BAY_FEET) clear.push({ fromFeet, toFeet })
  }
  const first = clear[0]
  const last = clear.at(-1)
  if (!first || !last) return []
  const atStart = { fromFeet: first.fromFeet, toFeet: Math.min(first.toFeet, first.fromFeet + MAX_BAY_FEET) }
  const atEnd = { fromFeet: Math.max(last.fromFeet, last.toFeet - MAX_BAY_FEET), toFeet: last.toFeet }
  if (run.lengthFeet <= ONE_BAY_WALL_FEET || atEnd.fromFeet < atStart.toFeet) return [atStart]
  return [atStart, atEnd]
}
