import { z } from 'zod'
import type { FrameEffect } from '../catalog/option'
import type { PriceBook } from '../catalog/priceBook'
import { UNKNOWN_PLAN } from './planQuote'
import { siteDesignSchema, withChanges } from './siteDesign'

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
