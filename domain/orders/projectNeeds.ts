import type { FrameModel } from '../framing/frameModel'
import type { MemberRole } from '../framing/member'
import { MILS, type Mil } from '../framing/mil'
import type { Web } from '../framing/profile'
import { SHOP_WEBS } from '../network/fabricatorFacts'

/** Members along a wall or an eave, which are spliced: no shop must make them in one piece. */
const SPLICED: readonly MemberRole[] = ['bottom-track', 'top-track', 'bridging', 'fascia', 'brace']
/** Deep or thick pieces that are bought as stock and cut. */
const STOCK: readonly MemberRole[] = ['header', 'load-distribution']

/**
 * A frame's requirements for its shop: the profiles to roll, and the longest member made in one piece. The sections over openings, on
 * top tracks and in floors are purchased as stock and cut; no shop needs to roll them. Our own judgment, after common practice.
 */
export function projectNeeds({ members }: FrameModel): { readonly webs: Web[]; readonly mils: Mil[]; readonly longestMemberFeet: number } {
  const rolled = members.filter(
    ({ role, assembly, profile }) => !STOCK.includes(role) && assembly.part !== 'floor' && !profile.includes('FS'),
  )
  const sections = [...new Set(rolled.map(({ profile }) => profile))]
  return {
    webs: SHOP_WEBS.filter((web) => sections.some((profile) => profile.startsWith(`${web}S`) || profile.startsWith(`${web}T`))),
    mils: MILS.filter((mil) => sections.some((profile) => profile.endsWith(`-${mil}`))),
    longestMemberFeet: rolled
      .filter(({ role }) => !SPLICED.includes(role))
      .reduce((longest, { lengthFeet }) => Math.max(longest, lengthFeet), 0),
  }
}
