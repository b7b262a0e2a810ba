import { E, G, MU } from './steelConstants'

/** Properties of a flange with its lip about its own centroid; inches. */
export interface FlangeProperties {
  readonly area: number
  readonly ix: number
  readonly iy: number
  readonly ixy: number
  readonly xo: number
  readonly yo: number
  readonly xh: number
  readonly j: number
}

/** Properties of a flange b with a 90° lip d, on centerlines (S100-16 appendix 2, table 2.3.1.3-1). Inches. */
export function flangeProperties(b: number, d: number, t: number): FlangeProperties {
  return {
    area: (b + d) * t,
    ix: (t * (t ** 2 * b ** 2 + 4 * b * d ** 3 + t ** 2 * b * d + d ** 4)) / (12 * (b + d)),
    iy: (t * (b ** 4 + 4 * d * b ** 3)) / (12 * (b + d)),
    ixy: (t * b ** 2 * d ** 2) / (4 * (b + d)),
    xo: b ** 2 / (2 * (b + d)),
    yo: -(d ** 2) / (2 * (b + d)),
    xh: -(b ** 2 + 2 * d * b) / (2 * (b + d)),
    j: ((b + d) * t ** 3) / 3,
  }
}

export type Load = 'bending' | 'compression'

interface DistortionalStiffness {
  /** Half-wavelength, in. */
  readonly length: number
  /** What the flange and the web resist the turn of the flange with, kip per rad. */
  readonly flange: number
  readonly web: number
}

/**
 * Half-wavelength of distortional buckling, and the stiffness of flange and web against it (S100-16 appendix 2, 2.3.1.3 in compression and
 * 2.3.3.3 in bending). b, d and h are flange, lip and web on centerlines, in.
 */
export function distortionalStiffness(load: Load, b: number, d: number, h: number, t: number): DistortionalStiffness {
  const { ix, iy, ixy, xo, xh, j } = flangeProperties(b, d, t)
  const warping = (ix - ixy ** 2 / iy) * (xo - xh) ** 2
  const plate = (E * t ** 3) / (12 * (1 - MU ** 2))
  const bendingOfWeb = load === 'bending' ? (Math.PI ** 4 * h ** 4) / 720 : 0
  const length = ((((load === 'bending' ? 4 : 6) * Math.PI ** 4 * h * (1 - MU ** 2)) / t ** 3) * warping + bendingOfWeb) ** 0.25
  const wave = Math.PI / length
  return {
    length,
    flange: wave ** 4 * E * warping + wave ** 2 * G * j,
    web: plate * (load === 'bending' ? 3 / h + (wave ** 2 * 19 * h) / 60 + (wave ** 4 * h ** 3) / 240 : 2 / h),
  }
}
