import type { Layout } from '../framing/layout'
import { outlineBounds } from '../framing/outline'
import { plateFeet } from '../framing/storyHeights'
import type { WallRun } from '../framing/wallRuns'
import { wings } from '../framing/wings'
import type { Exposure } from './site'
import { cornerZoneFeet, lateralPressure, roofUplift, wallPressure } from './wind'

/** The wind on a frame's walls. */
export interface DesignWind {
  readonly meanRoofFeet: number
  /** Rise of the highest roof, ft. */
  readonly roofRiseFeet: number
  /** On the projected area of walls and roof, psf, ultimate. */
  readonly lateralPsf: number
  /** Up on the plan area of the roof inside the walls and of its overhangs, psf, ultimate. */
  readonly upliftPsf: { readonly inside: number; readonly overhang: number }
  /** Pressure at a place of an exterior wall on a tributary area, psf, ultimate. Near the wall's ends it is that of a corner. */
  readonly onWall: (run: WallRun, t: number, areaSquareFeet: number) => number
}

/** Wind on a layout's walls for a speed in mph and an exposure. */
export function designWind(layout: Layout, windMph: number, exposure: Exposure): DesignWind {
  const { left, right, front, rear } = outlineBounds(layout.outline)
  const deepest = Math.max(...wings(layout.outline).map((wing) => wing.rear - wing.front))
  const rise = (deepest / 2) * (layout.roof.pitchIn12 / 12)
  const meanRoofFeet = plateFeet(layout) + rise / 2
  const shorter = Math.min(right - left, rear - front)
  const corner = cornerZoneFeet(shorter, meanRoofFeet)
  return {
    meanRoofFeet,
    roofRiseFeet: rise,
    lateralPsf: lateralPressure(windMph, exposure),
    upliftPsf: roofUplift(windMph, exposure, meanRoofFeet / shorter),
    onWall: (run, t, area) => wallPressure(windMph, exposure, Math.min(t, run.lengthFeet - t) < corner ? 5 : 4, area),
  }
}
