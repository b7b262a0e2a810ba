import type { MemberRole } from '../framing/member'
import type { Mil } from '../framing/mil'
import { type Profile, track } from '../framing/profile'
import { steelGrade } from '../framing/steelGrade'
import { SCREW_INCHES, type Screw, screwShear, TENSILE_PSI } from './screws'
import { DESIGN_THICKNESS, milOf } from './sectionShape'
import { type ComputedVerdict, computed } from './verdict'

/** What lifts the studs at one place of a wall out of its top track, lb. */
export interface Uplift {
  /** Weight on the place that holds it down. */
  readonly dead: number
  /** Up, ultimate. */
  readonly wind: number
  /** Thickness of the track, mil, where it is not that of the studs. */
  readonly trackMil?: Mil
}

/** Of the roof's weight and the wind, the part that acts: 0.6D + 0.6W. */
const SHARE = 0.6
const SCREW: Screw = 'No. 8'
/** One in each flange at a stud's end. */
const SCREWS = 2

/** Net uplift by 0.6D + 0.6W, lb; 0 where the weight holds it down. */
export function netUplift({ dead, wind }: Pick<Uplift, 'dead' | 'wind'>): number {
  return Math.max(SHARE * (wind - dead), 0)
}

/** Checks the screws between studs and their track for the wind that lifts the roof; `count` studs share it. */
export function checkUplift(
  { member, role, profile, count }: { member: string; role: MemberRole; profile: Profile; count: number },
  uplift: Uplift,
): ComputedVerdict {
  const sheet = (of: Profile) => ({ t: DESIGN_THICKNESS[milOf(of)], fu: TENSILE_PSI[steelGrade(of)] })
  const trackProfile = track('362', uplift.trackMil ?? milOf(profile))
  return computed({
    member,
    role,
    limitState: 'uplift',
    clause: 'S100 J4.3.1',
    unit: 'lb',
    demand: netUplift(uplift),
    capacity: count * SCREWS * screwShear(sheet(trackProfile), sheet(profile), SCREW_INCHES[SCREW]),
    combination: '0.6D + 0.6W',
    inputs: {
      Studs: count > 1 ? `${count} × ${profile}` : profile,
      Screws: `${SCREWS} ${SCREW} at each stud's end`,
      Uplift: `W ${Math.round(uplift.wind)} lb up (ASCE 7-16 section 27.3), D ${Math.round(uplift.dead)} lb`,
    },
  })
}
