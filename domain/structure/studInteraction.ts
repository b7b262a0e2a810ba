import { OMEGA } from './steelConstants'

/** Amplification of a column's moment cannot be stated near its Euler load; the ratio then only says that it fails. */
const LEAST_ALPHA = 0.01

/** α = 1 − Ωc P / PE: how much an axial load (kip) magnifies the moment of a column with Euler load `pe` (S100-16 H1.2, C1.2). */
export function momentMagnifier(axial: number, pe: number): number {
  return Math.max(1 - (OMEGA.compression * axial) / pe, LEAST_ALPHA)
}

/** Axial load and bending together (S100-16 H1.2): P/Pa + M/(α Ma). Kips and kip-in. */
export function axialAndBending(axial: number, allowableAxial: number, moment: number, allowableMoment: number, pe: number): number {
  return axial / allowableAxial + moment / (allowableMoment * momentMagnifier(axial, pe))
}
