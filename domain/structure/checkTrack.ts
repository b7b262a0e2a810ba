import type { MemberRole } from '../framing/member'
import type { Profile } from '../framing/profile'
import { steelGrade } from '../framing/steelGrade'
import { effectiveModulus } from './effectiveModulus'
import { profileShape } from './sectionShape'
import { OMEGA } from './steelConstants'
import { type ComputedVerdict, computed } from './verdict'

/** A sill or head track that carries wind across an opening to the kings. */
export interface TrackCase {
  readonly member: string
  readonly role: MemberRole
  readonly profile: Profile
  readonly spanFeet: number
  /** Wind at strength level, lb per ft of track. */
  readonly windPlf: number
}

/**
 * Checks a sill or head track for bending across the wall. No track's figures are published here: the modulus is our own computation by
 * effective widths, which reproduces the published studs within 1.5%. The cripples and the opening's frame hold the flanges.
 */
export function checkTrack({ member, role, profile, spanFeet, windPlf }: TrackCase): ComputedVerdict {
  const fy = steelGrade(profile)
  const modulus = effectiveModulus(profileShape(profile), fy, false)
  return computed({
    member,
    role,
    limitState: 'bending',
    clause: 'S100 F3',
    unit: 'kip-in',
    demand: (0.6 * windPlf * spanFeet ** 2 * 12) / 8 / 1000,
    capacity: (modulus * fy) / OMEGA.bending,
    combination: '0.6W',
    inputs: {
      Profile: profile,
      Span: `${Math.round(spanFeet * 100) / 100} ft`,
      Load: `W ${Math.round(windPlf * 10) / 10} plf at strength`,
      Modulus: 'computed from its shape, not published',
    },
  })
}
