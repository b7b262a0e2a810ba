import { OMEGA } from './steelConstants'

/** Nominal diameters of self-drilling screws, in. */
export const SCREW_INCHES = { 'No. 8': 0.164, 'No. 10': 0.19, 'No. 12': 0.216 } as const
export type Screw = keyof typeof SCREW_INCHES

/** A sheet at a screw: thickness in inches, tensile strength in psi. */
export interface Sheet {
  readonly t: number
  readonly fu: number
}

/** Tensile strength by yield grade, psi: Grade 33 has 45 ksi, Grade 50 has 65 ksi (ASTM A1003). */
export const TENSILE_PSI: Readonly<Record<33 | 50, number>> = { 33: 45_000, 50: 65_000 }

/** Tilting of one screw, lb: 4.2 √(t2³ d) Fu2, with the sheet away from the head. */
export function screwTilting(far: Sheet, diameter: number): number {
  return 4.2 * Math.sqrt(far.t ** 3 * diameter) * far.fu
}

/** Bearing of one screw in a sheet, lb: 2.7 t d Fu. */
export function screwBearing({ t, fu }: Sheet, diameter: number): number {
  return 2.7 * t * diameter * fu
}

/** Allowable shear of one screw, lb (S100-16 J4.3.1, Ω 3.0), `near` against its head. The screw's own strength is its maker's report. */
export function screwShear(near: Sheet, far: Sheet, diameter: number): number {
  const bearing = Math.min(screwBearing(near, diameter), screwBearing(far, diameter))
  const all = Math.min(bearing, screwTilting(far, diameter))
  const share = Math.min(Math.max((far.t / near.t - 1) / 1.5, 0), 1)
  return (all + (bearing - all) * share) / OMEGA.screw
}

/**
 * Allowable pull-over of one screw, lb (S100-16 J4.4.2, Ω 3.0): 1.5 t d'w Fu. The 2022 supplement lowers the factor to 0.90, which is
 * used here because it is the cautious one.
 */
export function screwPullOver(near: Sheet, headDiameter: number): number {
  return (0.9 * near.t * headDiameter * near.fu) / OMEGA.screw
}
