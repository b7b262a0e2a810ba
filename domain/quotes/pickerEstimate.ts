import { z } from 'zod'
import type { FrameEffect } from '../catalog/option'
import type { PriceBook } from '../catalog/priceBook'
import { type Cents, cents } from '../money/cents'
import { subtractCents } from '../money/differences'
import { figure } from '../numbers/figure'
import { UNKNOWN_PLAN } from './planQuote'
import { line, type PriceResult, priceOf, unknownChoice } from './quoteLine'
import { FIXES_NOT_PRICED, fixesLine, isReinforced, siteDesignSchema, withChanges } from './siteDesign'

/** The plan picker's choices; initially the recommended options. */
export const pickerChoicesSchema = z.object({
  planId: z.string('Choose a plan').min(1, 'Choose a plan').max(60, UNKNOWN_PLAN),
  framing: z.string().max(60),
  roofing: z.string().max(60),
  exterior: z.string().max(60),
  /** The confirmed site and the fixes applied for it; absent without a confirmed site. */
  siteDesign: siteDesignSchema.nullish(),
})
export type PickerChoices = z.infer<typeof pickerChoicesSchema>

/** The picker's choices beside a quote's inputs. */
export interface PickerInputs {
  readonly kind: 'picker'
  readonly answers: PickerChoices
}

/** Choices with others. Another plan or framing has no fixes. */
export function withPicked(choices: PickerChoices, change: Partial<PickerChoices>): PickerChoices {
  return withChanges(choices, change, ({ planId, framing }) => [planId, framing])
}

/** The line of the freight in a price; other prices have none. */
export const FREIGHT_LINE = 'freight'

/** The picker's initial choices: each list's recommended option, or else the first. */
export function defaultPickerChoices(book: PriceBook, planId: string): PickerChoices {
  const first = (options: readonly { readonly id: string; readonly recommended: boolean }[]) =>
    (options.find(({ recommended }) => recommended) ?? options[0])?.id ?? ''
  return { planId, framing: first(book.picker.framings), roofing: first(book.picker.roofings), exterior: first(book.picker.exteriors) }
}

/**
 * A picker framing's changes to the plan's frame. The framing included in the kit price is the plan's own frame and changes at most its
 * height, so that one plan has one frame on every screen.
 */
export function pickerFrameEffect({ picker }: PriceBook, framingId: string | null | undefined): FrameEffect {
  const framing = picker.framings.find(({ id }) => id === framingId)
  if (!framing) return {}
  const { wallHeightFeet, upperWallHeightFeet } = framing.frame
  return framing.priceCents === picker.includedFramingCents ? { wallHeightFeet, upperWallHeightFeet } : framing.frame
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
