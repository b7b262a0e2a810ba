import { MILS, type Mil } from '../framing/mil'
import { DESIGN_THICKNESS_INCHES, type Profile, profileSize } from '../framing/profile'

/** Outside dimensions of a C section in inches; a track has no lip. */
export interface SectionShape {
  readonly web: number
  readonly flange: number
  readonly lip: number
  readonly t: number
}

/** Design thickness in inches. 97 mil is in the code's end wall table only. */
export const DESIGN_THICKNESS: Readonly<Record<Mil | 97, number>> = { ...DESIGN_THICKNESS_INCHES, 97: 0.1017 }

/** Thickness of a profile in mil. */
export function milOf(profile: Profile): Mil {
  const mil = MILS.find((candidate) => profile.endsWith(`-${candidate}`))
  if (!mil) throw new RangeError(`Profile ${profile} has no thickness`)
  return mil
}

/** The shape of a stud, joist or track: S sections have a ½ in lip, T sections none. */
export function profileShape(profile: Profile): SectionShape {
  const { depthFeet, flangeFeet } = profileSize(profile)
  return { web: depthFeet * 12, flange: flangeFeet * 12, lip: profile.includes('S162') ? 0.5 : 0, t: DESIGN_THICKNESS[milOf(profile)] }
}

/** Flat widths and corners derived from a shape, in inches. */
export interface FlatWidths {
  readonly web: number
  readonly flange: number
  readonly lip: number
  /** Radius of the corner's midline. */
  readonly corner: number
  /** From the outside face to the start of a flat. */
  readonly setBack: number
}

/** Inside bend radius of a rolled section, in: the larger of 1.5 t and 3/32 − t/2 (SSMA). */
export function insideRadius(t: number): number {
  return Math.max(1.5 * t, 3 / 32 - t / 2)
}

/** The flat widths of a shape. */
export function flatWidths({ web, flange, lip, t }: SectionShape): FlatWidths {
  const radius = insideRadius(t)
  const setBack = radius + t
  return {
    web: web - 2 * setBack,
    flange: flange - (lip > 0 ? 2 : 1) * setBack,
    lip: Math.max(lip - setBack, 0),
    corner: radius + t / 2,
    setBack,
  }
}

/** One piece of the midline: length, distance of its middle from the compression face, and the square of its own radius of gyration × length. */
export interface Piece {
  readonly length: number
  readonly y: number
  readonly own: number
}

/** A 90° corner whose flat neighbours start at `setBack` from a face; `towards` is +1 when the face is the compression face. */
export function cornerPiece(shape: SectionShape, atCompression: boolean): Piece {
  const { corner, setBack } = flatWidths(shape)
  const fromFlat = (2 * corner) / Math.PI
  const near = setBack - fromFlat
  // Second moment of a quarter arc about its own centroid, per thickness: r³ (π/4 − 2/π).
  return { length: (Math.PI * corner) / 2, y: atCompression ? near : shape.web - near, own: corner ** 3 * (Math.PI / 4 - 2 / Math.PI) }
}

/** A flange (parallel to the axis), half a thickness from a face. */
export function flangePiece(shape: SectionShape, length: number, atCompression: boolean): Piece {
  return { length, y: atCompression ? shape.t / 2 : shape.web - shape.t / 2, own: 0 }
}

/** A piece across the axis (web or lip) between two distances from the compression face. */
export function uprightPiece(from: number, to: number): Piece {
  return { length: to - from, y: (from + to) / 2, own: (to - from) ** 3 / 12 }
}

/** Area, distance of the axis from the compression face, and second moment about it, of pieces of one thickness. In inches. */
export function sumPieces(pieces: readonly Piece[], t: number): { area: number; axis: number; inertia: number } {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const axis = pieces.reduce((sum, piece) => sum + piece.length * piece.y, 0) / length
  const inertia = pieces.reduce((sum, piece) => sum + piece.own + piece.length * (piece.y - axis) ** 2, 0) * t
  return { area: length * t, axis, inertia }
}

/** The whole section without any reduction. Midline with round corners (within 0.3% of SSMA's figures). */
export function grossPieces(shape: SectionShape): Piece[] {
  const flat = flatWidths(shape)
  return [true, false].flatMap((atCompression) => {
    const corners =
      shape.lip > 0 ? [cornerPiece(shape, atCompression), cornerPiece(shape, atCompression)] : [cornerPiece(shape, atCompression)]
    const lip = atCompression
      ? uprightPiece(flat.setBack, flat.setBack + flat.lip)
      : uprightPiece(shape.web - flat.setBack - flat.lip, shape.web - flat.setBack)
    const web = atCompression ? [uprightPiece(flat.setBack, shape.web - flat.setBack)] : []
    return [...corners, flangePiece(shape, flat.flange, atCompression), ...(shape.lip > 0 ? [lip] : []), ...web]
  })
}
