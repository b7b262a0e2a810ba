import { SERVICE_HOLE_INCHES } from '../framing/serviceHoles'
import { distortionalStiffness, type Load } from './distortionalStiffness'
import type { SectionShape } from './sectionShape'

/** Distortional buckling, kip (S100-16 E4). */
export function distortionalCompression(pcrd: number, py: number): number {
  if (Math.sqrt(py / pcrd) <= 0.561) return py
  const ratio = (pcrd / py) ** 0.6
  return (1 - 0.25 * ratio) * ratio * py
}

/** Distortional buckling, kip-in (S100-16 F4). The exponent is 0.5, not the 0.4 of local buckling. */
export function distortionalBending(mcrd: number, my: number): number {
  if (Math.sqrt(my / mcrd) <= 0.673) return my
  const ratio = (mcrd / my) ** 0.5
  return (1 - 0.22 * ratio) * ratio * my
}

/**
 * Share of its elastic distortional stress that a section with service holes keeps. Within a half-wavelength a hole takes its length's share
 * of the web's stiffness: the web counts as t ∛(1 − Lh/Lcrd) thick (S100-16 appendix 2, members with holes). The flange keeps its own.
 */
export function punchedDistortionalShare(load: Load, { web, flange, lip, t }: SectionShape): number {
  const stiffness = distortionalStiffness(load, flange - t, lip - t / 2, web - t, t)
  const ofWeb = stiffness.web / (stiffness.web + stiffness.flange)
  return 1 - ofWeb * Math.min(SERVICE_HOLE_INCHES.length / stiffness.length, 1)
}

/** Distortional buckling of a column with holes, kip (S100-16 E4.2). `pcrd` counts the holes; `pyNet` is the yield load beside one. */
export function distortionalCompressionWithHoles(pcrd: number, py: number, pyNet: number): number {
  const net = pyNet / py
  return withHoles(Math.sqrt(py / pcrd), py, pyNet, 0.561 * net, 0.561 * (14 * net ** -0.4 - 13), distortionalCompression)
}

/** Distortional buckling of a beam with holes, kip-in (S100-16 F4.2). `mcrd` counts the holes; `myNet` is the yield moment beside one. */
export function distortionalBendingWithHoles(mcrd: number, my: number, myNet: number): number {
  const net = myNet / my
  return withHoles(Math.sqrt(my / mcrd), my, myNet, 0.673 * net ** 3, 0.673 * (1.7 * net ** -2.7 - 0.7), distortionalBending)
}

/** From yielding beside a hole up to the slenderness `first`, in a line to the strength without net section at `second`. */
function withHoles(
  slenderness: number,
  gross: number,
  net: number,
  first: number,
  second: number,
  solid: (elastic: number, yielding: number) => number,
): number {
  const whole = solid(gross / slenderness ** 2, gross)
  if (slenderness > second) return whole
  if (slenderness <= first) return Math.min(net, whole)
  const atSecond = solid(gross / second ** 2, gross)
  return Math.min(net - ((net - atSecond) / (second - first)) * (slenderness - first), whole)
}
