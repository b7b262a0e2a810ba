import { SERVICE_HOLE_INCHES } from '../framing/serviceHoles'
import { eulerLoad, torsionalLoad } from './compression'
import { distortionalBending, distortionalBendingWithHoles, punchedDistortionalShare } from './distortional'
import { profileShape } from './sectionShape'
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

export interface BendingStrength {
  /** Allowable moment, kip-in. */
  readonly allowable: number
  readonly clause: 'S100 F3' | 'S100 F4'
}

/**
 * Allowable moment about the strong axis (S100-16 F2, F3 and F4, Ω 1.67), for a compression flange held every `unbraced` inches. Uses the
 * published effective modulus, which counts a service hole in every section, and the lower of the published distortional moment and our
 * finite strips'. `boxed`: the flanges of a box header hold each other, so only local buckling counts (AISI S240 B3.3). `punched`: the web has
 * service holes.
 */
export function bendingStrength(section: CSection, unbraced: number, { boxed = false, punched = false } = {}): BendingStrength {
  const elastic = lateralTorsionalMoment(1, section.ro, eulerLoad(section.iy, unbraced), torsionalLoad(section, unbraced)) / section.sx
  const stress = boxed ? section.fy : beamStress(section.fy, elastic)
  const local = stress >= section.fy ? section.mal : Math.min(section.mal, (section.sxe * stress) / OMEGA.bending)
  const distortional = boxed ? Number.POSITIVE_INFINITY : distortionalMoment(section, punched)
  return local <= distortional ? { allowable: local, clause: 'S100 F3' } : { allowable: distortional, clause: 'S100 F4' }
}

/** Allowable moment by distortional buckling, kip-in: the lower of the published one and our finite strips'. */
export function distortionalMoment(section: CSection, punched = false): number {
  const { fy, sx, ix, bendingDistortional } = section
  const shape = profileShape(section.section)
  const strips = punched
    ? distortionalBendingWithHoles(
        bendingDistortional * sx * punchedDistortionalShare('bending', shape),
        fy * sx,
        (fy * (ix - (shape.t * SERVICE_HOLE_INCHES.depth ** 3) / 12)) / (shape.web / 2),
      )
    : distortionalBending(bendingDistortional * sx, fy * sx)
  return Math.min(section.mad, strips / OMEGA.bending)
}
