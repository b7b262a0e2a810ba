import type { Layout } from './layout'
import { FLANGE_FEET, webFeet } from './profile'
import { plateFeet } from './storyHeights'

/** Depth of truss chords and rafters. */
export const CHORD_FEET = webFeet('350')
/** A shorter rake needs no rafter of its own. */
const SHORTEST_RAKE_FEET = 2 * FLANGE_FEET

/** Heights of a roof, in feet. */
export interface RoofHeights {
  /** Top of the walls that carry it: the underside of the bottom chords. */
  readonly plate: number
  /** Rise per foot of run. */
  readonly slope: number
  /** From the plate to the top of the rafters over the walls' outer face. */
  readonly heel: number
  /** Depth of a sloped chord, measured plumb. */
  readonly plumb: number
  /** How much lower the chords of a gable's end truss are, so that outlookers pass over it; 0 without rakes. */
  readonly drop: number
  /** Beyond the gable walls; 0 where the rake is too short for outlookers. */
  readonly rake: number
}

/**
 * The heel lets the bottom chord lie on the plate under the rafters: a chord's depth, a rafter's, and the outlookers' between them. On a hip
 * roof the hip rafters, 6 in deep, clear the ceiling chords. Geometry; the heel's connection is the engineer's.
 */
export function roofHeights(layout: Layout): RoofHeights {
  const slope = layout.roof.pitchIn12 / 12
  const plumb = CHORD_FEET * Math.hypot(1, slope)
  const hip = layout.roof.form === 'hip'
  const rake = hip || layout.roof.rakeFeet < SHORTEST_RAKE_FEET ? 0 : layout.roof.rakeFeet
  const drop = rake > 0 ? CHORD_FEET + FLANGE_FEET * slope : 0
  return {
    plate: plateFeet(layout),
    slope,
    heel: CHORD_FEET + (hip ? hipPlumbFeet(slope) : plumb + drop),
    plumb,
    drop,
    rake,
  }
}

/** Depth of a hip rafter, measured plumb; it rises over the diagonal. */
export function hipPlumbFeet(slope: number): number {
  return webFeet('600') * Math.hypot(1, slope / Math.SQRT2)
}
