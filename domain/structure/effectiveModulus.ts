import { SERVICE_HOLE_INCHES } from '../framing/serviceHoles'
import { effectiveShare, K_UNSTIFFENED, lippedFlange, plateBucklingStress, webBucklingFactor } from './plateBuckling'
import { cornerPiece, flangePiece, flatWidths, grossPieces, type Piece, type SectionShape, sumPieces, uprightPiece } from './sectionShape'

/** From this share of the flat web on, the strip beside a punch is an unstiffened element (S100-16 appendix 1, 1.1.3). */
const PUNCH_SHARE = 0.38

/**
 * Effective section modulus about the strong axis with the extreme compression fiber at `stress` ksi, in³ (S100-16 F3.1). `punched`
 * counts the standard 1½ in hole at mid-depth. Solved by repeating the effective widths until the axis rests.
 */
export function effectiveModulus(shape: SectionShape, stress: number, punched: boolean): number {
  const gross = sumPieces(grossPieces(shape), shape.t)
  let axis = gross.axis
  let found = { area: gross.area, axis, inertia: gross.inertia }
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    found = sumPieces(effectivePieces(shape, stress, axis, punched), shape.t)
    if (Math.abs(found.axis - axis) < SETTLED_INCHES) break
    axis = found.axis
  }
  const farthest = Math.max(found.axis, shape.web - found.axis)
  const hole =
    punched && SERVICE_HOLE_INCHES.depth < PUNCH_SHARE * flatWidths(shape).web ? (shape.t * SERVICE_HOLE_INCHES.depth ** 3) / 12 : 0
  return (found.inertia - hole) / farthest
}

const MOST_ROUNDS = 60
const SETTLED_INCHES = 1e-7

function effectivePieces(shape: SectionShape, stress: number, axis: number, punched: boolean): Piece[] {
  const { t } = shape
  const flat = flatWidths(shape)
  // The compression face has the full stress, or less where tension governs.
  const face = Math.min(stress, (stress * axis) / (shape.web - axis))
  const stressAt = (y: number) => (face * (axis - y)) / axis
  const atFlange = stressAt(t / 2)
  const pieces: Piece[] = []
  if (shape.lip > 0) {
    const { k, lipShare } = lippedFlange(flat.flange, flat.lip, shape.lip, t, atFlange)
    pieces.push(cornerPiece(shape, true), cornerPiece(shape, true))
    pieces.push(flangePiece(shape, flat.flange * effectiveShare(atFlange, plateBucklingStress(k, flat.flange, t)), true))
    const lipStress = stressAt(flat.setBack)
    const lip = flat.lip * effectiveShare(lipStress, plateBucklingStress(K_UNSTIFFENED, flat.lip, t)) * lipShare
    pieces.push(uprightPiece(flat.setBack, flat.setBack + lip))
    pieces.push(cornerPiece(shape, false), cornerPiece(shape, false), flangePiece(shape, flat.flange, false))
    pieces.push(uprightPiece(shape.web - flat.setBack - flat.lip, shape.web - flat.setBack))
  } else {
    pieces.push(cornerPiece(shape, true), cornerPiece(shape, false), flangePiece(shape, flat.flange, false))
    pieces.push(flangePiece(shape, flat.flange * effectiveShare(atFlange, plateBucklingStress(K_UNSTIFFENED, flat.flange, t)), true))
  }
  return [...pieces, ...webPieces(shape, stressAt, axis, punched)]
}

function webPieces(shape: SectionShape, stressAt: (y: number) => number, axis: number, punched: boolean): Piece[] {
  const flat = flatWidths(shape)
  const [top, bottom] = [flat.setBack, shape.web - flat.setBack]
  const f1 = stressAt(top)
  const psi = Math.abs(stressAt(bottom) / f1)
  if (punched && SERVICE_HOLE_INCHES.depth >= PUNCH_SHARE * flat.web) {
    const strip = (flat.web - SERVICE_HOLE_INCHES.depth) / 2
    const share = effectiveShare(f1, plateBucklingStress(K_UNSTIFFENED, strip, shape.t))
    return [uprightPiece(top, top + strip * share), uprightPiece(bottom - strip, bottom)]
  }
  const effective = flat.web * effectiveShare(f1, plateBucklingStress(webBucklingFactor(psi), flat.web, shape.t))
  const b1 = effective / (3 + psi)
  const b2 = shape.web / shape.flange <= 4 ? effective / 2 : effective / (1 + psi) - b1
  const compressed = axis - top
  if (b1 + b2 >= compressed) return [uprightPiece(top, bottom)]
  return [uprightPiece(top, top + b1), uprightPiece(axis - b2, bottom)]
}
