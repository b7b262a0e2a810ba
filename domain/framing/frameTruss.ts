import type { AddMember, FramePoint } from './member'
import type { Mil } from './mil'
import type { PlanPoint } from './outline'
import { FLANGE_FEET, type Section, stud, TRACK_FLANGE_FEET } from './profile'
import { CHORD_FEET, type RoofHeights } from './roofHeights'
import { trussWebs } from './trussWebs'
import type { Wing } from './wings'

/** Thickness of truss chords. Our own judgment; trusses are engineered. */
export function chordMil(spanFeet: number): Mil {
  return spanFeet <= 24 ? 33 : spanFeet <= 32 ? 43 : 54
}

/** A truss across a wing, ready to be framed. */
interface Truss {
  readonly wing: Wing
  readonly x: number
  readonly heights: RoofHeights
  readonly overhangFeet: number
  readonly add: AddMember
  /** Receives where it bears. */
  readonly bearings: PlanPoint[]
}

const WEB = stud('350', 33)

/** Top of the rafters over a point across the wing; `lower` is subtracted. */
export function surfaceAt(
  y: number,
  { front, rear }: Pick<Wing, 'front' | 'rear'>,
  { plate, heel, slope }: RoofHeights,
  lower = 0,
): number {
  return plate + heel - lower + Math.min(y - front, rear - y) * slope
}

/** Rafters end at the fascia's back. */
export function tailsOf({ front, rear }: Pick<Wing, 'front' | 'rear'>, overhangFeet: number): readonly [number, number] {
  return [front - overhangFeet + TRACK_FLANGE_FEET, rear + overhangFeet - TRACK_FLANGE_FEET]
}

/** The chord on the plates, from face to face. */
export function addBottomChord({ wing, x, heights, add, bearings }: Truss, chord: Section): void {
  const z = heights.plate + CHORD_FEET / 2
  add('bottom-chord', chord, { x, y: wing.front, z }, { x, y: wing.rear, z })
  bearings.push({ x, y: wing.front }, { x, y: wing.rear })
}

/** The posts that carry the rafters over the walls where the heel leaves room for one. */
export function addHeelPosts({ wing, x, heights, add }: Omit<Truss, 'bearings'>): void {
  const { plate, heel, plumb } = heights
  for (const y of [wing.front + CHORD_FEET / 2, wing.rear - CHORD_FEET / 2])
    if (heel - plumb > CHORD_FEET) add('web', WEB, { x, y, z: plate + CHORD_FEET }, { x, y, z: plate + heel - plumb })
}

/** Both sloped chords, plumb cut at the ridge and at the fascia. */
function addTopChords({ wing, x, heights, overhangFeet, add }: Truss, chord: Section, lower: number): void {
  const ridge = (wing.front + wing.rear) / 2
  const on = (y: number): FramePoint => ({ x, y, z: surfaceAt(y, wing, heights, lower) - heights.plumb / 2 })
  for (const tail of tailsOf(wing, overhangFeet)) add('top-chord', chord, on(tail), on(ridge))
}

/**
 * A truss of C sections: webs lie against the chords' sides, each on the other side of its neighbor, so that all of them reach the chords'
 * centerlines.
 */
export function frameWebTruss(truss: Truss): void {
  const { wing, x, heights, add } = truss
  const span = wing.rear - wing.front
  const chord = stud('350', chordMil(span))
  addBottomChord(truss, chord)
  addTopChords(truss, chord, 0)
  addHeelPosts(truss)
  for (const [at, web] of trussWebs(span).entries()) {
    const beside = x + (at % 2 === 0 ? 1 : -1) * FLANGE_FEET
    const [bottom, top] = [wing.front + web.bottom * span, wing.front + web.top * span]
    add(
      'web',
      WEB,
      { x: beside, y: bottom, z: heights.plate + CHORD_FEET / 2 },
      { x: beside, y: top, z: surfaceAt(top, wing, heights) - heights.plumb / 2 },
    )
  }
}

/** The truss over a gable's wall: studs instead of webs, on the given lines across the wing, and lower where outlookers pass over it. */
export function frameGableEnd(truss: Truss, studs: readonly number[]): void {
  const { wing, x, heights, add } = truss
  const chord = stud('350', chordMil(wing.rear - wing.front))
  addBottomChord(truss, chord)
  addTopChords(truss, chord, heights.drop)
  for (const y of studs) {
    const low = Math.min(y - wing.front, wing.rear - y) - CHORD_FEET / 2
    const rise = low * heights.slope
    if (rise > 0) add('gable-stud', WEB, { x, y, z: heights.plate + CHORD_FEET }, { x, y, z: heights.plate + CHORD_FEET + rise })
  }
}
