import { distortionalStiffness, flangeProperties } from '../distortionalStiffness'

/**
 * Distortional buckling stress in bending by the closed form of S100-16 appendix 2 (2.3.3.3), ksi. Tests compare the
 * table with it. h is the web on centerlines, in.
 */
export function closedFormDistortionalStress(b: number, d: number, h: number, t: number): number {
  const { area, ix, iy, ixy, xo, yo, xh } = flangeProperties(b, d, t)
  const arm = xo - xh
  const { length, flange: flangeElastic, web: webElastic } = distortionalStiffness('bending', b, d, h, t)
  const wave = Math.PI / length
  const flangeGeometric = wave ** 2 * (area * (arm ** 2 * (ixy / iy) ** 2 - 2 * yo * arm * (ixy / iy) + xh ** 2 + yo ** 2) + ix + iy)
  const gradient = 2
  const ratio = length / h
  const above = (45360 * (1 - gradient) + 62160) * ratio ** 2 + 448 * Math.PI ** 2 + ratio ** -2 * (53 + 3 * (1 - gradient)) * Math.PI ** 4
  const below = Math.PI ** 4 + 28 * Math.PI ** 2 * ratio ** 2 + 420 * ratio ** 4
  const webGeometric = ((h * t * Math.PI ** 2) / 13440) * (above / below)
  return (flangeElastic + webElastic) / (flangeGeometric + webGeometric)
}
