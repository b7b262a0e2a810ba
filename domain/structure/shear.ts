import { flatWidths, type SectionShape } from './sectionShape'
import { E, MU } from './steelConstants'

/** Shear buckling factor of a web without stiffeners (S100-16 G2.3). */
const KV = 5.34

/** Nominal shear strength of a web without holes, kip (S100-16 G2.1). Fy in ksi. */
export function shearStrength(shape: SectionShape, fy: number): number {
  const { t } = shape
  const h = flatWidths(shape).web
  const yieldShear = 0.6 * h * t * fy
  const elastic = (h * t * Math.PI ** 2 * E * KV) / (12 * (1 - MU ** 2) * (h / t) ** 2)
  const slenderness = Math.sqrt(yieldShear / elastic)
  if (slenderness <= 0.815) return yieldShear
  return slenderness <= 1.227 ? 0.815 * Math.sqrt(elastic * yieldShear) : elastic
}

/** Combined bending and shear at one place (S100-16 H2): √((M/Ma)² + (V/Va)²), at most 1. */
export function bendingAndShear(momentRatio: number, shearRatio: number): number {
  return Math.hypot(momentRatio, shearRatio)
}
