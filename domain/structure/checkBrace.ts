import type { Profile } from '../framing/profile'
import { braceForces } from './strapBracing'
import { strapEnds } from './strapEnds'
import { type ComputedVerdict, computed } from './verdict'

/** One strap of an X-braced bay under a horizontal force at the bay's top. */
export interface BraceCase {
  readonly member: string
  /** The strap. */
  readonly profile: Profile
  /** Between the middles of the chords. */
  readonly bayFeet: number
  readonly heightFeet: number
  /** The strap's share of the horizontal force at the top, ASD, lb. */
  readonly forcePounds: number
}

/** Checks a strap for tension and the screws at its ends for shear. Only the strap in tension acts. */
export function checkBrace({ member, profile, bayFeet, heightFeet, forcePounds }: BraceCase): ComputedVerdict[] {
  const { strap } = braceForces(forcePounds, { bayFeet, heightFeet })
  const { tension, screw, count, shearPounds } = strapEnds(profile)
  const round = (feet: number) => Math.round(feet * 100) / 100
  const inputs = {
    Strap: profile,
    Bay: `${round(bayFeet)} ft between the middles of its chords, ${round(heightFeet)} ft high`,
    Force: `${Math.round(forcePounds)} lb at the top, ASD, if the sheathing takes none`,
    Screws: `${count} ${screw} at each end, into 43 mil`,
  }
  const base = { member, role: 'brace', combination: '0.6W', inputs } as const
  return [
    computed({ ...base, limitState: 'tension', clause: tension.clause, unit: 'kip', demand: strap / 1000, capacity: tension.allowable }),
    computed({ ...base, limitState: 'screws', clause: 'S100 J4.3.1', unit: 'lb', demand: strap, capacity: shearPounds }),
  ]
}
