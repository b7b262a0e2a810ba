/** Where and how a web is loaded (S100-16 table G5-2, C sections fastened to the support, stiffened flanges). */
export type WebLoad = 'end one-flange' | 'interior one-flange' | 'end two-flange' | 'interior two-flange'

const COEFFICIENTS: Readonly<Record<WebLoad, { c: number; cr: number; cn: number; ch: number; omega: number }>> = {
  'end one-flange': { c: 4, cr: 0.14, cn: 0.35, ch: 0.02, omega: 1.75 },
  'interior one-flange': { c: 13, cr: 0.23, cn: 0.14, ch: 0.01, omega: 1.65 },
  'end two-flange': { c: 7.5, cr: 0.08, cn: 0.12, ch: 0.048, omega: 1.75 },
  'interior two-flange': { c: 20, cr: 0.1, cn: 0.08, ch: 0.031, omega: 1.75 },
}

/** More slender webs may not bear without a stiffener, whatever the load (S100-16 G5). */
export const MOST_WEB_SLENDERNESS = 200

export interface Bearing {
  readonly t: number
  /** Yield stress, ksi. */
  readonly fy: number
  /** Inside bend radius, in. */
  readonly radius: number
  /** Bearing length, in. */
  readonly length: number
  /** Flat web depth, in. */
  readonly h: number
}

/** Allowable load of one web at a bearing, kip (S100-16 G5): C t² Fy (1 − CR √(R/t)) (1 + CN √(N/t)) (1 − Ch √(h/t)) / Ω. */
export function webCrippling(load: WebLoad, { t, fy, radius, length, h }: Bearing): number {
  const { c, cr, cn, ch, omega } = COEFFICIENTS[load]
  const shape = (1 - cr * Math.sqrt(radius / t)) * (1 + cn * Math.sqrt(length / t)) * (1 - ch * Math.sqrt(h / t))
  return (c * t ** 2 * fy * shape) / omega
}

/**
 * Share of its web crippling strength that an end keeps beside a hole (S100-16 G6, end one-flange): 1.01 − 0.325 dh/h + 0.083 x/h, at most 1.
 * @param depth of the hole, in
 * @param clear from the bearing's edge to the hole, in
 * @param h flat web depth, in
 */
export function holeAtEndShare(depth: number, clear: number, h: number): number {
  return Math.min(1.01 - (0.325 * depth) / h + (0.083 * clear) / h, 1)
}
