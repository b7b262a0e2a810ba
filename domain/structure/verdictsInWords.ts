import type { FrameModel } from '../framing/frameModel'
import { checkFrame } from './checkFrame'
import { type MemberRow, memberRows } from './memberRows'
import { type DesignLoads, siteWords } from './site'

/** What each member's check came to, by mark, for drawings and models: the governing check with its clause, or why there is none. */
export function verdictsInWords(model: FrameModel, site: DesignLoads | undefined): (mark: string) => string {
  if (!site) return () => 'Not checked: no site was given.'
  const rows = new Map(memberRows(checkFrame(model, site)).map((row) => [row.member, row]))
  return (mark) => verdictWords(rows.get(mark), site)
}

/** What a member's check came to. @param row undefined for a member without a verdict */
export function verdictWords({ worst, result, reason }: Partial<MemberRow> = {}, site: DesignLoads): string {
  if (!worst) return `Not checked: ${reason ?? 'not computed.'}`
  const { limitState, ratio, clause, edition } = worst
  return `${result === 'overloaded' ? 'Overloaded' : 'Carries its loads'}: ${limitState} ${ratio.toFixed(2)}, ${clause} (${edition}), for ${siteWords(site)}. Not sealed.`
}
