import { type Profile, profileSize, stud } from '../framing/profile'
import { steelGrade } from '../framing/steelGrade'
import { SCREW_INCHES, type Screw, screwShear, TENSILE_PSI } from './screws'
import { DESIGN_THICKNESS, milOf } from './sectionShape'
import { type StrapStrength, strapTension } from './strapBracing'

/** Screws side by side across a strap's end. */
const ACROSS = 2
const SCREW = 'No. 10' satisfies Screw
/** What straps are screwed to: a gusset plate of 43 mil. */
const BELOW: Profile = stud('362', 43)

/** What one strap carries, and how its ends are screwed. */
export interface StrapEnds {
  readonly tension: StrapStrength
  readonly screw: Screw
  /** At each end: the fewest that carry all that the strap does. */
  readonly count: number
  /** Allowable shear of all of them, lb. */
  readonly shearPounds: number
}

/** A strap's strength (S100-16 D2, D3) and the screws at each of its ends, which are as strong (J4.3.1). */
export function strapEnds(profile: Profile): StrapEnds {
  const t = DESIGN_THICKNESS[milOf(profile)]
  const fy = steelGrade(profile)
  const fu = TENSILE_PSI[fy]
  const diameter = SCREW_INCHES[SCREW]
  const tension = strapTension({ width: profileSize(profile).depthFeet * 12, t, fy, fu: fu / 1000, holes: ACROSS, holeInches: diameter })
  const perScrew = screwShear({ t, fu }, { t: DESIGN_THICKNESS[milOf(BELOW)], fu: TENSILE_PSI[steelGrade(BELOW)] }, diameter)
  const count = Math.ceil((tension.allowable * 1000) / perScrew)
  return { tension, screw: SCREW, count, shearPounds: count * perScrew }
}
