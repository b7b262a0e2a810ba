import type { PriceBook } from '../catalog/priceBook'
import { type Cents, cents } from '../money/cents'
import { subtractCents } from '../money/differences'
import { figure } from '../numbers/figure'
import type { PickerChoices } from './pickerChoices'
import { UNKNOWN_PLAN } from './planQuote'
import { FREIGHT_LINE, line, type PriceResult, priceOf, unknownChoice } from './quoteLine'
import { FIXES_NOT_PRICED, fixesLine, isReinforced } from './siteDesign'

/** The picker's initial choices: each list's recommended option, or else the first. */
export function defaultPickerChoices(book: PriceBook, planId: string): PickerChoices {
  const first = (options: readonly { readonly id: string; readonly recommended: boolean }[]) =>
    (options.find(({ recommended }) => recommended) ?? options[0])?.id ?? ''
  return { planId, framing: first(book.picker.framings), roofing: first(book.picker.roofings), exterior: first(book.picker.exteriors) }
}

/**
 * Total = plan base price + (framing price − the framing included in the kit price) + the frame's fixes + roofing + exterior + stem wall + fasteners + freight.
 * The roofing line is labeled sheathing, as specified; engineering plans are included at no charge.
 * @param fixesCents what the fixes add, by `fixesPrice`; fixes without it are refused
 */
export function pricePickerEstimate(book: PriceBook, choices: PickerChoices, fixesCents?: Cents): PriceResult {
  const { picker } = book
  const plan = book.plans.find(({ id }) => id === choices.planId)
  if (!plan) return unknownChoice('planId', UNKNOWN_PLAN)
  const framing = picker.framings.find(({ id }) => id === choices.framing)
  if (!framing) return unknownChoice('framing', 'We do not offer this framing. Choose one of the list.')
  const roofing = picker.roofings.find(({ id }) => id === choices.roofing)
  if (!roofing) return unknownChoice('roofing', 'We do not offer this roofing. Choose one of the list.')
  const exterior = picker.exteriors.find(({ id }) => id === choices.exterior)
  if (!exterior) return unknownChoice('exterior', 'We do not offer this exterior. Choose one of the list.')
  const fixes = isReinforced(choices) ? choices.siteDesign : undefined
  if (fixes && fixesCents === undefined) return unknownChoice('siteDesign.fixes', FIXES_NOT_PRICED)
  return priceOf([
    line(plan.id, plan.name, plan.kitBasePriceCents, `${figure(plan.squareFeet)} sq ft kit`),
    line(
      framing.id,
      `Framing: ${framing.name}`,
      subtractCents(framing.priceCents, picker.includedFramingCents),
      'Difference to the framing in the kit',
    ),
    ...(fixes && fixesCents !== undefined ? [fixesLine(fixes, fixesCents)] : []),
    line(roofing.id, `Sheathing: ${roofing.name}`, roofing.priceCents),
    line(exterior.id, `Exterior: ${exterior.name}`, exterior.priceCents),
    line('stem-wall', 'Insulated stem wall', picker.stemWallCents),
    line('fasteners', 'Fasteners', picker.fastenersCents),
    line(FREIGHT_LINE, 'Freight', picker.freightCents, 'Based on ZIP code'),
    line('engineering', 'Engineering plans', cents(0), 'Included'),
  ])
}
