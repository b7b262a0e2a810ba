import { eulerLoad, torsionalLoad } from './compression'
import type { CSection } from './sections'
import { OMEGA } from './steelConstants'

/** Elastic lateral-torsional buckling moment, kip-in (S100-16 F2.1.1): Cb ro √(Pey Pt). */
export function lateralTorsionalMoment(cb: number, ro: number, pey: number, pt: number): number {
  return cb * ro * Math.sqrt(pey * pt)
}

/** Beam stress for yielding and global buckling, ksi (S100-16 F2.1). */
export function beamStress(fy: number, elastic: number): number {
  if (elastic >= 2.78 * fy) return fy
  return elastic > 0.56 * fy ? (10 / 9) * fy * (1 - (10 * fy) / (36 * elastic)) : elastic
}

/** Local buckling by the direct strength method, kip-in (S100-16 F3.2.1). */
export function localBending(mcrl: number, mne: number): number {
  if (Math.sqrt(mne / mcrl) <= 0.776) return mne
  const ratio = (mcrl / mne) ** 0.4
  return (1 - 0.15 * ratio) * ratio * mne
}

/** Distortional buckling, kip-in (S100-16 F4). The exponent is 0.5, not the 0.4 of local buckling. */
export function distortionalBending(mcrd: number, my: number): number {
  if (Math.sqrt(my / mcrd) <= 0.673) return my
  const ratio = (mcrd / my) ** 0.5
  return (1 - 0.22 * ratio) * ratio * my
}

export interface BendingStrength {
  /** Allowable moment, kip-in. */
  readonly allowable: number
  readonly clause: 'S100 F3' | 'S100 F4'
}

/**
 * Allowable moment about the strong axis (S100-16 F2, F3 and F4, Ω 1.67), for a compression flange held every `unbraced` inches. Uses the
 * published effective modulus, which counts the punch, and the lower of the published distortional moment and our finite strips'. `boxed`:
 * the flanges of a box header hold each other, so only local buckling counts (AISI S240 B3.3).
 */
export function bendingStrength(section: CSection, unbraced: number, boxed = false): BendingStrength {
  const elastic = lateralTorsionalMoment(1, section.ro, eulerLoad(section.iy, unbraced), torsionalLoad(section, unbraced)) / section.sx
  const stress = boxed ? section.fy : beamStress(section.fy, elastic)
  const local = stress >= section.fy ? section.mal : Math.min(section.mal, (section.sxe * stress) / OMEGA.bending)
  const distortional = boxed ? Number.POSITIVE_INFINITY : distortionalMoment(section)
  return local <= distortional ? { allowable: local, clause: 'S100 F3' } : { allowable: distortional, clause: 'S100 F4' }
}

/** Allowable moment by distortional buckling, kip-in: the lower of the published one and our finite strips'. */
export function distortionalMoment(section: CSection): number {
  const strips = distortionalBending(section.bendingDistortional * section.sx, section.fy * section.sx) / OMEGA.bending
  return Math.min(section.mad, strips)
}
