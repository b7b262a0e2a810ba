import { z } from 'zod'
import { frameFixesSchema, hasFixes, NO_FIXES } from '../framing/frameFixes'
import { MIL_OF_GAUGE, webFeet } from '../framing/profile'
import type { Cents } from '../money/cents'
import { figure } from '../numbers/figure'
import { overloadedCount } from '../structure/overloadedCount'
import { type Site, siteSchema, siteWords } from '../structure/site'
import { line, type QuoteLine } from './quoteLine'

/** The site that a builder confirmed for a house, and what its frame was made stronger with there. */
export const siteDesignSchema = z.object({ site: siteSchema, fixes: frameFixesSchema })
export type SiteDesign = z.infer<typeof siteDesignSchema>

/** Id of the line that fixes add to a price. */
export const FIXES_LINE = 'frame-fixes'

export const CONFIRMED_LATER = 'This site was confirmed in the future. Check the clock of your device and confirm the site again.'
export const FIXES_NEED_A_FRAME = 'Only a frame that we draw takes fixes.'
export const FIXES_NEED_A_CHOICE = 'Choose a steel frame first: this is added to its price.'
export const FIXES_NOT_PRICED = 'Our price lists do not have all of these parts. Remove the fixes, or ask us for a quote.'

/** Whether a configured house has fixes. */
export function isReinforced({ siteDesign }: { readonly siteDesign?: SiteDesign | null | undefined }): boolean {
  return siteDesign ? hasFixes(siteDesign.fixes) : false
}

/** A house's answers by configurator, as far as they may have a design. */
type Designed =
  | { readonly kind: 'plan' }
  | { readonly kind: 'lots' }
  | { readonly kind: 'steel' | 'advanced' | 'picker'; readonly answers: { readonly siteDesign?: SiteDesign | null | undefined } }

/** The site that the builder of a house confirmed, and the fixes of its frame; undefined without a confirmed site. */
export function siteDesignOf(inputs: Designed): SiteDesign | undefined {
  return inputs.kind === 'plan' || inputs.kind === 'lots' ? undefined : (inputs.answers.siteDesign ?? undefined)
}

/** The design of another frame: the site stays the builder's, and the fixes were the earlier frame's. */
export function withoutFixes(design: SiteDesign): SiteDesign {
  return { ...design, fixes: NO_FIXES }
}

/**
 * A house's answers with others. Fixes were the earlier frame's: another frame keeps the site alone.
 * @param frameOf what the frame is drawn from
 */
export function withChanges<Answers extends { readonly siteDesign?: SiteDesign | null | undefined }>(
  answers: Answers,
  change: Partial<Answers>,
  frameOf: (answers: Answers) => unknown,
): Answers {
  const changed = { ...answers, ...change }
  const { siteDesign } = changed
  const isSameFrame = JSON.stringify(frameOf(changed)) === JSON.stringify(frameOf(answers))
  return siteDesign && !isSameFrame ? { ...changed, siteDesign: withoutFixes(siteDesign) } : changed
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
  return `For ${siteWords(site)} as the builder confirmed, ${overloadedCount(failing, computed)}.`
}
