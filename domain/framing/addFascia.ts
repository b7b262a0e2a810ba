import type { AddMember } from './member'
import type { PlanPoint } from './outline'
import { FLANGE_FEET, stud, TRACK_FLANGE_FEET, track } from './profile'
import { CHORD_FEET } from './roofHeights'
import { SPLICE_FEET, spliced } from './spliced'
import { STUD_GAP_FEET } from './wallUprights'

interface Fascia {
  readonly add: AddMember
  /** Ends of its outer face. */
  readonly from: PlanPoint
  readonly to: PlanPoint
  /** Unit vector towards the roof. */
  readonly inward: PlanPoint
  /** Height of its upper edge. */
  readonly top: number
  /** Centers of the rafters that end on it, along its axis. */
  readonly rafters: readonly number[]
}

/** A track along an eave that closes the rafters' tails, spliced at stock length between them. */
export function addFascia({ add, from, to, inward, top, rafters }: Fascia): void {
  const axis = inward.x === 0 ? 'x' : 'y'
  const z = top - CHORD_FEET / 2
  const at = (along: number, inside: number) =>
    axis === 'x' ? { x: along, y: from.y + inward.y * inside, z } : { x: from.x + inward.x * inside, y: along, z }
  const busy = rafters.map((rafter) => ({ from: rafter - FLANGE_FEET / 2, to: rafter + FLANGE_FEET / 2 }))
  const { pieces, joints } = spliced(from[axis], to[axis], busy)
  for (const piece of pieces) add('fascia', track('350', 33), at(piece.from, TRACK_FLANGE_FEET / 2), at(piece.to, TRACK_FLANGE_FEET / 2))
  const inside = STUD_GAP_FEET + FLANGE_FEET / 2
  for (const joint of joints) add('splice', stud('350', 33), at(joint - SPLICE_FEET / 2, inside), at(joint + SPLICE_FEET / 2, inside))
}
