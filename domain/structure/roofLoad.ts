/** Dead loads, psf: the residential code's design assumptions, and 10 psf for a wall with its finishes (90 lb per ft at 9 ft). */
export const DEAD_PSF = { roofAndCeiling: 12, floor: 10, wall: 10 } as const
/** Live load of floors, psf. Sleeping rooms could have 30; all floors get 40. */
export const FLOOR_LIVE_PSF = 40
/** Least live load across an interior wall, psf. */
export const INTERIOR_WALL_PSF = 5
const ROOF_LIVE_PSF = 20

/** Flat roof snow load, psf: 0.7 Ce Ct Is pg with all three 1 (ASCE 7-16 equation 7.3-1). No roof slope lowers it here. */
function flatRoofSnow(groundPsf: number): number {
  return 0.7 * groundPsf
}

/** The larger of roof live load and balanced snow, psf of plan area. Drifts and unbalanced snow need an engineer. */
export function roofPsf(groundSnowPsf: number): number {
  return Math.max(ROOF_LIVE_PSF, flatRoofSnow(groundSnowPsf))
}
