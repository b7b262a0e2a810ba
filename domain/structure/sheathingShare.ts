import { feetInches } from '../framing/feetInches'
import type { WallRun } from '../framing/wallRuns'
import { CLAUSES } from './clauses'

const CLAUSE = 'FBC R603.9.2.1'
/** What the share of full-height sheathing is multiplied by, up to each wall height in feet. Walls between two heights count as the higher. */
const HEIGHT_FACTORS = [
  [8, 1],
  [9, 1.1],
  [10, 1.2],
] as const

/** The multiplier of the least share of full-height sheathing for a wall's height in feet; undefined above 10 ft, where the clause ends. */
export function sheathingHeightFactor(heightFeet: number): number | undefined {
  return HEIGHT_FACTORS.find(([upTo]) => heightFeet <= upTo)?.[1]
}

/** Length of a wall without openings, where sheathing is full height, in feet. */
export function fullHeightFeet({ lengthFeet, openings }: Pick<WallRun, 'lengthFeet' | 'openings'>): number {
  return openings.reduce((left, { widthFeet }) => left - widthFeet, lengthFeet)
}

/**
 * What is known about the sheathing's share of a wall's bracing: the factor for the wall's height and the length that can be sheathed over
 * its full height. The least shares themselves are a table that was not obtained, so that an engineer compares them.
 */
export function sheathingWords(run: WallRun): string {
  const { edition } = CLAUSES[CLAUSE]
  const height = feetInches(run.heightFeet)
  const factor = sheathingHeightFactor(run.heightFeet)
  const open = fullHeightFeet(run)
  const own = `${open.toFixed(1)} of the ${run.lengthFeet.toFixed(1)} ft of ${run.assembly.mark} (${Math.round((100 * open) / run.lengthFeet)}%) have no openings`
  return factor === undefined
    ? `${CLAUSE}, ${edition}, has no share of full-height sheathing for walls ${height} high. ${own}.`
    : `${CLAUSE}, ${edition}: the least share of full-height sheathing × ${factor.toFixed(2)} for walls ${height} high. The share itself (table R603.9.2(1)) is not at hand. ${own}.`
}
