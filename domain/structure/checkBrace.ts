import { type Profile, profileSize } from '../framing/profile'
import { steelGrade } from '../framing/steelGrade'
import { SCREW_INCHES, type Screw, screwShear, TENSILE_PSI } from './screws'
import { DESIGN_THICKNESS, milOf } from './sectionShape'
import { braceForces, type StrapBrace, strapTension } from './strapBracing'
import { type ComputedVerdict, computed } from './verdict'

/** One X-braced bay under a horizontal force at its top. */
export interface BraceCase {
  readonly member: string
  /** The strap. */
  readonly profile: Profile
  readonly bayFeet: number
  readonly heightFeet: number
  /** Horizontal force at the top, ASD, lb. */
  readonly forcePounds: number
  /** Screws at each end of the strap, and the sheet below it. Without a count their strength is left open. */
  readonly screws: { readonly screw: Screw; readonly count?: number; readonly acrossStrap: number; readonly below: Profile }
}

/**
 * Checks a strap for tension and its end screws for shear. `chordPounds` goes down the stud at the bay's end and `holdDownPounds` up at
 * the other: the hold-down's rating is its maker's.
 */
export function checkBrace({ member, profile, bayFeet, heightFeet, forcePounds, screws }: BraceCase): {
  readonly verdicts: readonly ComputedVerdict[]
  readonly chordPounds: number
  readonly holdDownPounds: number
  /** The fewest screws that carry the strap's force at each of its ends (S100-16 J4.3.1). */
  readonly endScrews: number
} {
  const t = DESIGN_THICKNESS[milOf(profile)]
  const fy = steelGrade(profile)
  const diameter = SCREW_INCHES[screws.screw]
  const brace: StrapBrace = {
    width: profileSize(profile).depthFeet * 12,
    t,
    fy,
    fu: TENSILE_PSI[fy] / 1000,
    holes: screws.acrossStrap,
    holeInches: diameter,
    bayFeet,
    heightFeet,
  }
  const { strap, chord, holdDown } = braceForces(forcePounds, brace)
  const tension = strapTension(brace)
  const below = { t: DESIGN_THICKNESS[milOf(screws.below)], fu: TENSILE_PSI[steelGrade(screws.below)] }
  const perScrew = screwShear({ t, fu: TENSILE_PSI[fy] }, below, diameter)
  const inputs = {
    Strap: profile,
    Bay: `${bayFeet} ft wide, ${heightFeet} ft high`,
    Force: `${Math.round(forcePounds)} lb at the top, ASD`,
    Screws: `${screws.count ?? 'not counted:'} ${screws.screw} into ${screws.below}`,
  }
  const base = { member, role: 'brace', combination: '0.6W', inputs } as const
  return {
    verdicts: [
      computed({ ...base, limitState: 'tension', clause: tension.clause, unit: 'kip', demand: strap / 1000, capacity: tension.allowable }),
      ...(screws.count === undefined
        ? []
        : [
            computed({
              ...base,
              limitState: 'screws',
              clause: 'S100 J4.3.1',
              unit: 'lb',
              demand: strap,
              capacity: screws.count * perScrew,
            }),
          ]),
    ],
    chordPounds: chord,
    holdDownPounds: holdDown,
    endScrews: Math.ceil(strap / perScrew),
  }
}
