import type { Exposure } from './site'

/** Velocity pressure coefficient at 30 ft (ASCE 7-16 table 26.10-1). */
const KZ: Readonly<Record<Exposure, number>> = { B: 0.7, C: 0.98 }
/** Kz is taken at 30 ft for every lower house: cautious, because the pressure falls with the height. */
export const MOST_MEAN_ROOF_FEET = 30
/** Wind directionality factor of buildings. */
const KD = 0.85
/** Internal pressure coefficient of an enclosed building, either sign. */
const GCPI = 0.18
/** Least design pressure of components and cladding, psf (ASCE 7-16 section 30.2.2). */
const LEAST_PSF = 16
/** Service wind for deflection is 0.42 of the ultimate wind (IRC R301.7, IBC table 1604.3): 0.7 of the 0.6 W of strength. */
export const SERVICE_WIND = 0.42

/** Suction coefficients of a wall at 10 and 500 sq ft: zone 4 in the field, zone 5 near a corner. Straight in the logarithm of the area. */
const SUCTION = { 4: { small: 1.1, large: 0.8 }, 5: { small: 1.4, large: 0.8 } } as const
export type WallZone = keyof typeof SUCTION

/** Velocity pressure, psf, ultimate: 0.00256 Kz Kd V² with Kzt = Ke = 1 (level ground; other ground needs an engineer). V in mph. */
export function velocityPressure(windMph: number, exposure: Exposure): number {
  return 0.00256 * KZ[exposure] * KD * windMph ** 2
}

/**
 * Design wind pressure on a wall's component, psf, ultimate (ASCE 7-16 chapter 30). Suction governs. The area is the component's span
 * times its tributary width, sq ft. Roofs of 10° or less get no reduction here.
 */
export function wallPressure(windMph: number, exposure: Exposure, zone: WallZone, areaSquareFeet: number): number {
  const { small, large } = SUCTION[zone]
  const share = Math.min(Math.max(Math.log(areaSquareFeet / 10) / Math.log(50), 0), 1)
  const coefficient = small - (small - large) * share + GCPI
  return Math.max(velocityPressure(windMph, exposure) * coefficient, LEAST_PSF)
}

/** Gust-effect factor of a rigid building (ASCE 7-16 section 26.11). */
const GUST = 0.85
/** Windward and leeward walls together: Cp 0.8 and 0.5, the most for any length of house (ASCE 7-16 figure 27.3-1). */
const WALLS_CP = 1.3
/** Suction on a roof: Cp 0.9 up to a height of half the length along the wind, 1.3 from a height of the whole length (figure 27.3-1). */
const ROOF_CP = { low: 0.9, high: 1.3 } as const
/** Pressure from below on an overhang (ASCE 7-16 section 27.3.3). */
const SOFFIT_CP = 0.8

/**
 * Wind that pushes the whole house, psf of projected wall and roof, ultimate (ASCE 7-16 section 27.3). The walls' coefficients are taken for
 * the roof too: no slope up to 18 in 12 has more.
 */
export function lateralPressure(windMph: number, exposure: Exposure): number {
  return Math.max(velocityPressure(windMph, exposure) * GUST * WALLS_CP, LEAST_PSF)
}

/** Wind that lifts the roof, psf of plan area, ultimate (ASCE 7-16 section 27.3): the highest suction of figure 27.3-1 on the whole roof. */
export function roofUplift(windMph: number, exposure: Exposure, heightOverLength: number): { inside: number; overhang: number } {
  const share = Math.min(Math.max((heightOverLength - 0.5) / 0.5, 0), 1)
  const cp = ROOF_CP.low + (ROOF_CP.high - ROOF_CP.low) * share
  const q = velocityPressure(windMph, exposure)
  return { inside: q * (GUST * cp + GCPI), overhang: q * GUST * (cp + SOFFIT_CP) }
}

/** Width of the strip at a corner with zone 5 pressure, ft: a tenth of the shorter side or 0.4 h, at least 0.04 of the side and 3 ft. */
export function cornerZoneFeet(shorterSideFeet: number, meanRoofFeet: number): number {
  return Math.max(Math.min(0.1 * shorterSideFeet, 0.4 * meanRoofFeet), 0.04 * shorterSideFeet, 3)
}
