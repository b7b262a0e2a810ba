import type { FrameModel } from '../framing/frameModel'
import { checkFrame } from './checkFrame'
import { type DesignLoads, siteWords } from './site'
import { type ComputedVerdict, fails, governing, isComputed } from './verdict'

/** What each member's check came to, by mark, for drawings and models: the governing check with its clause, or why there is none. */
export function verdictsInWords(model: FrameModel, site: DesignLoads | undefined): (mark: string) => string {
  if (!site) return () => 'Not checked: no site was given.'
  const computed = new Map<string, ComputedVerdict[]>()
  const reasons = new Map<string, string>()
  for (const verdict of checkFrame(model, site).verdicts) {
    if (!isComputed(verdict)) reasons.set(verdict.member, verdict.reason)
    else computed.set(verdict.member, [...(computed.get(verdict.member) ?? []), verdict])
  }
  return (mark) => {
    const worst = governing(computed.get(mark) ?? [])
    if (!worst) return `Not checked: ${reasons.get(mark) ?? 'not computed.'}`
    const { limitState, ratio, clause, edition } = worst
    return `${fails(worst) ? 'Overloaded' : 'Carries its loads'}: ${limitState} ${ratio.toFixed(2)}, ${clause} (${edition}), for ${siteWords(site)}. Not sealed.`
  }
}
