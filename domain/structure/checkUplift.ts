import { screwsAtEnd } from '../framing/frameJoints'
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

/** Net uplift by 0.6D + 0.6W, lb; 0 where the weight holds it down. */
export function netUplift({ dead, wind }: Pick<Uplift, 'dead' | 'wind'>): number {
  return Math.max(SHARE * (wind - dead), 0)
}

type Studs = Readonly<Pick<ComputedVerdict, 'member' | 'role'>> & { readonly profile: Profile; readonly count: number }

/** Checks the screws between studs and their track for the wind that lifts the roof; `count` studs share it. */
export function checkUplift(studs: Studs, uplift: Uplift): ComputedVerdict {
  const { profile, count } = studs
  const screws = screwsAtEnd('stud')
  return upliftOf(studs, uplift, {
    screw: 'No. 8',
    count: count * screws,
    near: track('362', uplift.trackMil ?? milOf(profile)),
    far: profile,
    words: { Studs: count > 1 ? `${count} × ${profile}` : profile, Screws: `${screws} No. 8 at each stud's end` },
  })
}

/** Checks the screws between an end of a header's pieces and the wall's studs beside it for the wind that lifts the roof. */
export function checkHeaderUplift(header: Studs, uplift: Uplift, beside: Profile): ComputedVerdict {
  const { profile, count } = header
  const screws = screwsAtEnd('header')
  return upliftOf(header, uplift, {
    screw: 'No. 10',
    count: count * screws,
    near: profile,
    far: beside,
    words: { Header: `${count} × ${profile}`, Screws: `${screws} No. 10 at the end of each piece, into ${beside}` },
  })
}

interface Screws {
  readonly screw: Screw
  readonly count: number
  /** The sheet against their heads, and the one behind it. */
  readonly near: Profile
  readonly far: Profile
  readonly words: Readonly<Record<string, string>>
}

function upliftOf({ member, role }: Studs, uplift: Uplift, { screw, count, near, far, words }: Screws): ComputedVerdict {
  const sheet = (of: Profile) => ({ t: DESIGN_THICKNESS[milOf(of)], fu: TENSILE_PSI[steelGrade(of)] })
  return computed({
    member,
    role,
    limitState: 'uplift',
    clause: 'S100 J4.3.1',
    unit: 'lb',
    demand: netUplift(uplift),
    capacity: count * screwShear(sheet(near), sheet(far), SCREW_INCHES[screw]),
    combination: '0.6D + 0.6W',
    inputs: {
      ...words,
      Uplift: `W ${Math.round(uplift.wind)} lb up (ASCE 7-16 section 27.3), D ${Math.round(uplift.dead)} lb`,
    },
  })
}
