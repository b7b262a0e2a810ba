import { SERVICE_HOLE_INCHES } from '../framing/serviceHoles'
import { distortionalCompression, distortionalCompressionWithHoles, punchedDistortionalShare } from './distortional'
import { effectiveShare, K_UNSTIFFENED, lippedFlange, plateBucklingStress } from './plateBuckling'
import { flatWidths, profileShape, type SectionShape } from './sectionShape'
import type { CSection } from './sections'
import { E, G, OMEGA } from './steelConstants'

/** Effective lengths of a column in inches: about the strong and the weak axis, and for twisting. */
export interface EffectiveLengths {
  readonly x: number
  readonly y: number
  readonly twist: number
}

/** Euler load, kip: π² E I / (KL)². In⁴ and in. */
export function eulerLoad(inertia: number, length: number): number {
  return (Math.PI ** 2 * E * inertia) / length ** 2
}

/** Torsional buckling load, kip (S100-16 E2.2): (G J + π² E Cw / (KtLt)²) / ro². */
export function torsionalLoad({ ro, j, cw }: Pick<CSection, 'ro' | 'j' | 'cw'>, length: number): number {
  return (G * j + (Math.PI ** 2 * E * cw) / length ** 2) / ro ** 2
}

/** β = 1 − (xo/ro)² (KtLt/KxLx)². With a ratio of 1 it is the standard's own and the cautious one. */
export function torsionalBeta({ xo, ro }: Pick<CSection, 'xo' | 'ro'>, lengthRatio = 1): number {
  return 1 - (xo / ro) ** 2 * lengthRatio ** 2
}

/** Flexural-torsional buckling load of a singly symmetric section, kip (S100-16 E2.2). */
export function flexuralTorsionalLoad(beta: number, pex: number, pt: number): number {
  return (pex + pt - Math.sqrt((pex + pt) ** 2 - 4 * beta * pex * pt)) / (2 * beta)
}

/** Column stress for yielding and global buckling, ksi (S100-16 E2). */
export function columnStress(fy: number, elastic: number): number {
  const slenderness = Math.sqrt(fy / elastic)
  return slenderness <= 1.5 ? 0.658 ** (slenderness ** 2) * fy : (0.877 / slenderness ** 2) * fy
}

/** Local buckling by the direct strength method, kip (S100-16 E3.2.1). */
export function localByDirectStrength(pcrl: number, pne: number): number {
  if (Math.sqrt(pne / pcrl) <= 0.776) return pne
  const ratio = (pcrl / pne) ** 0.4
  return (1 - 0.15 * ratio) * ratio * pne
}

/**
 * Effective area at a uniform stress, in² (S100-16 E3.1). Beside the standard punch the web is two unstiffened strips. `gross` is the
 * section's published area.
 */
export function effectiveArea(shape: SectionShape, gross: number, stress: number, punched: boolean): number {
  const { t } = shape
  const flat = flatWidths(shape)
  const lost = (k: number, width: number, share = 1) => width * (1 - share * effectiveShare(stress, plateBucklingStress(k, width, t)))
  const strip = (flat.web - SERVICE_HOLE_INCHES.depth) / 2
  const web = punched ? SERVICE_HOLE_INCHES.depth + 2 * lost(K_UNSTIFFENED, strip) : lost(4, flat.web)
  const { k, lipShare } = lippedFlange(flat.flange, flat.lip, shape.lip, t, stress)
  return gross - t * (web + 2 * lost(k, flat.flange) + 2 * lost(K_UNSTIFFENED, flat.lip, lipShare))
}

export interface CompressionStrength {
  /** Allowable load, kip. */
  readonly allowable: number
  readonly clause: 'S100 E3.1' | 'S100 E4'
}

/**
 * Allowable axial compression of a stud between its braces (S100-16 E2, E3.1 and E4, Ω 1.80): the least of all buckling modes.
 * @param punched whether its web has service holes
 */
export function compressionStrength(section: CSection, lengths: EffectiveLengths, punched: boolean): CompressionStrength {
  const pey = eulerLoad(section.iy, lengths.y)
  const pt = torsionalLoad(section, lengths.twist)
  const twisting = flexuralTorsionalLoad(torsionalBeta(section), eulerLoad(section.ix, lengths.x), pt)
  const stress = columnStress(section.fy, Math.min(pey, twisting) / section.area)
  const shape = profileShape(section.section)
  const local = effectiveArea(shape, section.area, stress, punched) * stress
  const { area, fy } = section
  const elastic = section.compressionDistortional * area
  const distortional = punched
    ? distortionalCompressionWithHoles(
        elastic * punchedDistortionalShare('compression', shape),
        fy * area,
        fy * (area - shape.t * SERVICE_HOLE_INCHES.depth),
      )
    : distortionalCompression(elastic, fy * area)
  return local <= distortional
    ? { allowable: local / OMEGA.compression, clause: 'S100 E3.1' }
    : { allowable: distortional / OMEGA.compression, clause: 'S100 E4' }
}
