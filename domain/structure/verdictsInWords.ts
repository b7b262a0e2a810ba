import type { FrameModel } from '../framing/frameModel'
import { checkFrame } from './checkFrame'
import { type MemberRow, memberRows, otherWords } from './memberRows'
import { type DesignLoads, siteWords } from './site'

/**
 * What each member's check came to, by mark, for drawings and models: the governing check with its clause, or why there is none.
 * @param model the frame as ordered: one that is cut into panels carries its loads as a whole
 * @param orderedMarks the piece of the ordered frame that each piece of a cut panel is (`splitFrame`)
 */
export function verdictsInWords(
  model: FrameModel,
  site: DesignLoads | undefined,
  orderedMarks: ReadonlyMap<string, string> = new Map(),
): (mark: string) => string {
  if (!site) return () => 'Not checked: no site was given.'
  const rows = new Map(memberRows(checkFrame(model, site)).map((row) => [row.member, row]))
  return (mark) => verdictWords(rows.get(orderedMarks.get(mark) ?? mark) ?? { reason: 'added at a joint between panels.' }, site)
}

/** What a member's check came to. @param row `worst` and `reason` undefined for a member without a verdict */
export function verdictWords({ worst, other, result, reason }: Partial<MemberRow> = {}, site: DesignLoads): string {
  if (!worst) return `Not checked: ${reason ?? 'not computed.'}`
  const { limitState, ratio, clause, edition } = worst
  const governs = `${result === 'overloaded' ? 'Overloaded' : 'Carries its loads'}: ${limitState} ${ratio.toFixed(2)}, ${clause} (${edition}), for ${siteWords(site)}.`
  return [governs, ...otherWords(other), 'Not sealed.'].join(' ')
}
