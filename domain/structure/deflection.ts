import { E } from './steelConstants'

/** Midspan deflection of a simple beam over its span: 5 w L³ / (384 E I). w in lb per ft, span in ft, I in in⁴. */
export function deflectionShare(plf: number, spanFeet: number, inertia: number): number {
  const w = plf / 12 / 1000
  return (5 * w * (spanFeet * 12) ** 3) / (384 * E * inertia)
}

/** Longest span in feet at which a simple beam deflects no more than span/limit under w lb per ft. */
export function deflectionSpan(plf: number, inertia: number, limit: number): number {
  return 1 / Math.cbrt(deflectionShare(plf, 1, inertia) * limit)
}
