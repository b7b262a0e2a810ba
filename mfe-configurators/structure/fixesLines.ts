import { hasFixes } from '@framewell/domain/framing/frameFixes'
import { cents } from '@framewell/domain/money/cents'
import { usd } from '@framewell/domain/money/usd'
import { fixesLine, type SiteDesign } from '@framewell/domain/quotes/siteDesign'
import type { SummaryLine } from '../wizard/WizardSummary'
import type { FixesPrice } from './useFixesPrice'

/** Why a finished configuration cannot go on yet. */
export const FIXES_WAIT = {
  title: 'The fixes could not be priced',
  description: 'Wait until the fixes of the frame are priced, or remove them',
} as const

/** The line of a house's fixes in its summary; none without fixes. */
export function fixesLines(design: SiteDesign | null | undefined, { cents: amount, problem }: FixesPrice): SummaryLine[] {
  if (!design || !hasFixes(design.fixes)) return []
  const { id, label } = fixesLine(design, amount ?? cents(0))
  return [{ id, label, amount: amount === undefined ? (problem ? 'No price' : 'Pricing…') : usd(amount) }]
}
