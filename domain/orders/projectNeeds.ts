import type { FrameModel } from '../framing/frameModel'
import { MILS, type Mil, type Web } from '../framing/profile'
import { SHOP_WEBS } from '../network/reviewingCalls'

/** What a frame asks of the shop that makes it: the profiles it is rolled from and the longest member. */
export function projectNeeds({ members }: FrameModel): { readonly webs: Web[]; readonly mils: Mil[]; readonly longestMemberFeet: number } {
  const sections = [...new Set(members.map(({ profile }) => profile))].filter((profile) => !profile.includes('FS'))
  return {
    webs: SHOP_WEBS.filter((web) => sections.some((profile) => profile.startsWith(`${web}S`) || profile.startsWith(`${web}T`))),
    mils: MILS.filter((mil) => sections.some((profile) => profile.endsWith(`-${mil}`))),
    longestMemberFeet: members.reduce((longest, { lengthFeet }) => Math.max(longest, lengthFeet), 0),
  }
}
