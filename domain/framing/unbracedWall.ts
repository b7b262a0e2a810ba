import type { Opening } from './layout'
import type { Assembly } from './member'
import type { OpeningParts } from './openingStuds'
import type { PlanPoint } from './outline'

/** An opening of a wall, from the wall's own start, with what of it is reinforced. */
export interface RunOpening extends Opening {
  readonly parts?: OpeningParts
}

/** A straight wall of one story before its braced bays are placed, in feet. */
export interface UnbracedWall {
  readonly assembly: Assembly
  readonly exterior: boolean
  /** Carries a floor or a roof: all exterior walls, and the interior walls the plan marks. */
  readonly bearing: boolean
  /** Start of the wall's centerline. */
  readonly start: PlanPoint
  readonly along: PlanPoint
  /** Towards the inner face of an exterior wall. */
  readonly inward: PlanPoint
  readonly lengthFeet: number
  /** Height of its floor. */
  readonly baseFeet: number
  readonly heightFeet: number
  /** Openings measured from the run's own start. */
  readonly openings: readonly RunOpening[]
  /** Centers of the studs that back the board in a corner with another wall, from the run's start. */
  readonly corners: readonly number[]
  /** Where the end of another wall meets its side: that wall's centerline, from the run's start. */
  readonly meets: readonly number[]
}
