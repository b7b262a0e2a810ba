import { z } from 'zod'
import { frameFixesSchema, hasFixes, NO_FIXES } from '../framing/frameFixes'
import { MIL_OF_GAUGE, webFeet } from '../framing/profile'
import type { Cents } from '../money/cents'
import { figure } from '../numbers/figure'
import { type Site, siteSchema, siteWords } from '../structure/site'
import { line, type QuoteLine } from './quoteLine'

/** The site that a builder confirmed for a house, and what its frame was made stronger with there. */
export const siteDesignSchema = z.object({ site: siteSchema, fixes: frameFixesSchema })
export type SiteDesign = z.infer<typeof siteDesignSchema>

/** Id of the line that fixes add to a price. */
export const FIXES_LINE = 'frame-fixes'

export const CONFIRMED_LATER = 'This site was confirmed in the future. Check the clock of your device and confirm the site again.'
export const FIXES_NEED_A_PLAN = 'Only the frame of a catalog plan takes fixes.'
export const FIXES_NOT_PRICED = 'Our price lists do not have all of these parts. Remove the fixes, or ask us for a quote.'

/** Whether a configured house has fixes. */
export function isReinforced({ siteDesign }: { readonly siteDesign?: SiteDesign | null | undefined }): boolean {
  return siteDesign ? hasFixes(siteDesign.fixes) : false
}

/** The design of another frame: the site stays the builder's, and the fixes were the earlier frame's. */
export function withoutFixes(design: SiteDesign): SiteDesign {
  return { ...design, fixes: NO_FIXES }
}

/** What a frame was made stronger with: '54 mil studs 6 in deep throughout, 12 parts'. */
export function fixesWords({ studGauge, studSpacingInches, studWeb, reinforcements }: SiteDesign['fixes']): string {
  const studs = [
    ...(studGauge ? [`${MIL_OF_GAUGE[studGauge]} mil`] : []),
    ...(studWeb ? [`${webFeet(studWeb) * 12} in deep`] : []),
    ...(studSpacingInches ? [`${studSpacingInches} in apart`] : []),
  ]
  const parts = reinforcements.length
  return [
    ...(studs.length > 0 ? [`all studs ${studs.join(', ')}`] : []),
    ...(parts > 0 ? [parts === 1 ? '1 part' : `${figure(parts)} parts`] : []),
  ].join('; ')
}

/** The line of a frame's fixes. @param amountCents what they add to the kit */
export function fixesLine({ site, fixes }: SiteDesign, amountCents: Cents): QuoteLine {
  return line(FIXES_LINE, `Frame reinforced for ${siteWords(site)} as you confirmed: ${fixesWords(fixes)}`, amountCents)
}

/** Says that a frame does not carry its builder's site. */
export function overloadedWords(site: Site, failing: number, computed: number): string {
  return `For ${siteWords(site)} as the builder confirmed, ${figure(failing)} of ${figure(computed)} checked members are overloaded.`
}
