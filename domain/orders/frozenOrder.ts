import { z } from 'zod'
import { bomSchema } from '../bom/bom'
import { hasFixes } from '../framing/frameFixes'
import type { FrameSummary } from '../framing/frameSummary'
import { storedLayoutSchema } from '../framing/layout'
import { siteLoadsSchema } from '../framing/siteLoads'
import { pickerChoicesSchema } from '../quotes/pickerChoices'
import { houseInputsSchema } from '../quotes/quote'
import { quoteLineSchema } from '../quotes/quoteLine'
import { siteDesignOf } from '../quotes/siteDesign'
import { designLoadsSchema } from '../structure/site'

/** The choices: a quote's answers, or those of the plan picker. */
export const orderedInputsSchema = z.union([houseInputsSchema, z.object({ kind: z.literal('picker'), answers: pickerChoicesSchema })])
export type OrderedInputs = z.infer<typeof orderedInputsSchema>

/** The catalog plan that an order is, with any of its options, by id; null for a house of its own and for a plan's frame with fixes. */
export function orderedPlan(inputs: OrderedInputs): string | null {
  const design = siteDesignOf(inputs)
  if (inputs.kind === 'advanced' || (design && hasFixes(design.fixes))) return null
  if (inputs.kind !== 'steel') return inputs.answers.planId
  return inputs.answers.planType === 'catalog' ? inputs.answers.selectedPlan : null
}

/** The order's own copy of its sources: answers, prices, frame and bill, with their versions. */
export const frozenOrderSchema = z.object({
  inputs: orderedInputsSchema,
  lines: z.array(quoteLineSchema),
  priceBookVersion: z.number().int(),
  layout: storedLayoutSchema,
  frame: z.object({
    members: z.number().int(),
    steelPounds: z.number(),
    units: z.number().int(),
    areaSqft: z.number(),
    /** Tells its pieces from those of any other frame; older orders do not have it. */
    pieces: z.string().optional(),
  }),
  bill: bomSchema,
  /** What the bill is counted for; older orders do not have it. */
  loads: siteLoadsSchema.extend({ exposure: designLoadsSchema.shape.exposure.optional() }).optional(),
  assumptions: z.array(z.string()),
  warnings: z.array(z.string()),
})
export type FrozenOrder = z.infer<typeof frozenOrderSchema>

/** What an order's frame came to when it was ordered. */
export type FrameSize = Pick<FrozenOrder['frame'], 'members' | 'steelPounds' | 'pieces'>

/**
 * Whether a frame has the pieces that were ordered: rules of framing change, and an order keeps what it was ordered with. Where one of the
 * two does not tell its pieces, as many members of the same weight count as the same.
 */
export function isFramedAs(
  { members, steelPounds, pieces }: FrameSize,
  frame: Pick<FrameSummary, 'memberCount' | 'weightPounds'> & Pick<FrameSize, 'pieces'>,
): boolean {
  const isSameSize = members === frame.memberCount && steelPounds === frame.weightPounds
  return isSameSize && (pieces === undefined || frame.pieces === undefined || pieces === frame.pieces)
}
