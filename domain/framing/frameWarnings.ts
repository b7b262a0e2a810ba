import { bearingLines, MAX_JOIST_SPAN_FEET } from './bearingLines'
import { feetInches } from './feetInches'
import { framedFloors } from './framedFloors'
import { MAX_HEADER_FEET } from './headerWeb'
import type { Layout } from './layout'
import { outlineBounds } from './outline'
import type { SiteLoads } from './siteLoads'
import { wallHeights } from './storyHeights'
import { MAX_TRUSS_SPAN_FEET } from './trussWebs'
import { wallRuns } from './wallRuns'
import { wings } from './wings'

/** Limits of the prescriptive method (IRC R603, R505, R804): buildings to 60 × 40 ft, walls to 10 ft, roofs from 3 to 12 in 12. */
const MAX_LENGTH_FEET = 60
const MAX_WIDTH_FEET = 40
const MAX_WALL_FEET = 10
const PITCHES = { from: 3, to: 12 }
/** Header joists of a floor opening (IRC R505.3.8). */
const MAX_FLOOR_HEADER_FEET = 8
/** The site's limits: wind under 140 mph, snow to 70 psf. */
const WIND_MPH = 140
const MAX_SNOW_PSF = 70

/**
 * Why a layout is outside the range of the framing rules: each sentence is a reason for an engineering review. No warning does not mean
 * that the frame is strong enough: it is drawn by the tables' geometry alone, and `notChecked` lists what nobody has checked.
 */
export function frameWarnings(layout: Layout, { windMph = 0, snowPsf = 0 }: SiteLoads = {}): string[] {
  const { left, right, front, rear } = outlineBounds(layout.outline)
  const [long, short] = [right - left, rear - front].sort((a, b) => b - a)
  const parts = wings(layout.outline)
  const spans = framedFloors(layout)
    .flatMap((story) => parts.map((wing) => bearingLines(layout, wing, story - 1)))
    .flatMap((lines) => lines.slice(1).map((rearLine, at) => rearLine - (lines[at] ?? 0)))
  const longestJoist = Math.max(0, ...spans)
  const widestOpening = Math.max(0, ...wallRuns(layout).flatMap((run) => run.openings.map((opening) => opening.widthFeet)))
  const trussSpan = Math.max(...parts.map((wing) => wing.rear - wing.front))
  const longestFloorHeader = Math.max(0, ...layout.floorOpenings.map(({ from, to }) => to.x - from.x))
  const { pitchIn12 } = layout.roof
  const highestWall = Math.max(...wallHeights(layout))
  const unbraced = wallRuns(layout).filter((run) => run.exterior && run.bracing.bays.length === 0)
  const checks: readonly (readonly [boolean, string])[] = [
    [
      (long ?? 0) > MAX_LENGTH_FEET || (short ?? 0) > MAX_WIDTH_FEET,
      `The house measures ${feetInches(long ?? 0)} by ${feetInches(short ?? 0)}; our drawing rules end at 60′-0″ by 40′-0″.`,
    ],
    [highestWall > MAX_WALL_FEET, `Walls are ${feetInches(highestWall)} high; our drawing rules end at 10′-0″.`],
    [pitchIn12 < PITCHES.from || pitchIn12 > PITCHES.to, `The roof rises ${pitchIn12} in 12; our drawing rules go from 3 to 12.`],
    [
      trussSpan > MAX_TRUSS_SPAN_FEET,
      `Trusses span ${feetInches(trussSpan)}; our drawing rules end at ${feetInches(MAX_TRUSS_SPAN_FEET)}.`,
    ],
    [longestJoist > MAX_JOIST_SPAN_FEET, `Joists span ${feetInches(longestJoist)}; add a bearing wall below or have the floor engineered.`],
    [
      widestOpening > MAX_HEADER_FEET,
      `An opening is ${feetInches(widestOpening)} wide; our header rules end at ${feetInches(MAX_HEADER_FEET)}.`,
    ],
    [
      longestFloorHeader > MAX_FLOOR_HEADER_FEET,
      `A floor opening cuts ${feetInches(longestFloorHeader)} across the joists; our rules for its headers end at ${feetInches(MAX_FLOOR_HEADER_FEET)}.`,
    ],
    [windMph >= WIND_MPH, `The site's wind is ${windMph} mph; the code's tables end below ${WIND_MPH} mph.`],
    [snowPsf > MAX_SNOW_PSF, `The site's snow load is ${snowPsf} psf; the code's tables end at ${MAX_SNOW_PSF} psf.`],
    ...unbraced.map((run) => [true, `Wall ${run.assembly.mark} has no stretch of 3 ft without openings for its bracing.`] as const),
  ]
  return checks.filter(([applies]) => applies).map(([, message]) => message)
}
