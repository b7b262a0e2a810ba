import { E, MU } from './steelConstants'

/** Elastic buckling stress of a flat plate, ksi: k π² E / (12 (1 − μ²)) (t/w)². Width and thickness in inches. */
export function plateBucklingStress(k: number, width: number, t: number): number {
  return ((k * Math.PI ** 2 * E) / (12 * (1 - MU ** 2))) * (t / width) ** 2
}

/** Share of a plate's width that stays effective at a stress (AISI S100-16 appendix 1, 1.1): 1 to λ = 0.673, else (1 − 0.22/λ)/λ. */
export function effectiveShare(stress: number, buckling: number): number {
  const slenderness = Math.sqrt(stress / buckling)
  return slenderness <= 0.673 ? 1 : (1 - 0.22 / slenderness) / slenderness
}

/** Buckling factor of an unstiffened element. */
export const K_UNSTIFFENED = 0.43

/** Buckling factor of a web in bending; psi = |tension stress / compression stress| (S100-16 appendix 1, 1.1.2). */
export function webBucklingFactor(psi: number): number {
  return 4 + 2 * (1 + psi) ** 3 + 2 * (1 + psi)
}

/**
 * Buckling factor of a flange held by a lip, and the share of the lip that acts (S100-16 appendix 1, 1.3). Flat width w, lip's flat width
 * d, overall lip D and thickness in inches, stress in ksi.
 */
export function lippedFlange(w: number, d: number, overallLip: number, t: number, stress: number): { k: number; lipShare: number } {
  const s = 1.28 * Math.sqrt(E / stress)
  const slenderness = w / t / s
  if (slenderness <= 0.328) return { k: 4, lipShare: 1 }
  const adequate = Math.min(399 * t ** 4 * (slenderness - 0.328) ** 3, t ** 4 * (115 * slenderness + 5))
  const lipShare = Math.min((d ** 3 * t) / 12 / adequate, 1)
  const n = Math.max(0.582 - slenderness / 4, 1 / 3)
  const ratio = overallLip / w
  const factor = ratio <= 0.25 ? 3.57 : 4.82 - 5 * ratio
  return { k: Math.min(factor * lipShare ** n + K_UNSTIFFENED, 4), lipShare }
}
