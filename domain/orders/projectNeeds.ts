import type { FrameModel } from '../framing/frameModel'
import type { MemberRole } from '../framing/member'
import { MILS, type Mil, type Web } from '../framing/profile'
import { SHOP_WEBS } from '../network/fabricatorFacts'

/** What runs along a wall or an eave and is spliced: no shop must make it in one piece. */
const SPLICED: readonly MemberRole[] = ['bottom-track', 'top-track', 'bridging', 'fascia', 'brace']

/**
 * What a frame asks of the shop that makes it: the profiles it rolls, and the longest member it makes in one piece. The deep sections over openings
 * and in floors are bought as stock and cut; no shop need roll them. Judgement after common practice.
 */
export function projectNeeds({ members }: FrameModel): { readonly webs: Web[]; readonly mils: Mil[]; readonly longestMemberFeet: number } {
  const rolled = members.filter(({ role, assembly, profile }) => role !== 'header' && assembly.part !== 'floor' && !profile.includes('FS'))
  const sections = [...new Set(rolled.map(({ profile }) => profile))]
  return {
    webs: SHOP_WEBS.filter((web) => sections.some((profile) => profile.startsWith(`${web}S`) || profile.startsWith(`${web}T`))),
    mils: MILS.filter((mil) => sections.some((profile) => profile.endsWith(`-${mil}`))),
    longestMemberFeet: rolled
      .filter(({ role }) => !SPLICED.includes(role))
      .reduce((longest, { lengthFeet }) => Math.max(longest, lengthFeet), 0),
  }
}
