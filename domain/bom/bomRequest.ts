import { z } from 'zod'
import { houseDimensionsSchema } from '../framing/houseDimensions'
import { siteDesignSchema } from '../quotes/siteDesign'
import { NO_PLAN } from './bomPlan'
import { takeOffOverridesSchema } from './takeOffChoices'

export const UNKNOWN_BOM_PLAN = 'There is no bill of materials for this plan. Choose one of the list.'
export const UNKNOWN_DISTRIBUTOR = 'We do not work with this distributor. Choose one of the list.'
export const UNKNOWN_OPTION = 'We do not offer this option. Choose one of the list.'
export const NO_PLAN_SIZE = 'This plan has no catalog drawing. Enter its floor area, or its length and width.'

const optionId = z.string('Choose an option of the list.').max(60, UNKNOWN_OPTION).nullish()

/**
 * The configuration of a bill of materials. Accepts a steel configuration as is; members a take-off does not read are ignored.
 */
export const bomConfigurationInputSchema = z.object({
  /** The configurator whose option ids these are. */
  configurator: z.enum(['steel', 'picker', 'advanced'], 'Name the configurator: steel, picker or advanced.').default('steel'),
  foundation: optionId,
  /** Steel configurator. */
  steelFrame: optionId,
  sheathing: optionId,
  /** Steel configurator and plan picker. */
  roofing: optionId,
  /** Plan picker and advanced configurator. */
  framing: optionId,
  /** A house without a catalog plan. */
  uploadedPlan: z.object({ name: z.string().trim().max(120).default(''), squareFeet: z.number('Use a number').nullish() }).nullish(),
  /** Its size when more than the area is known, in feet and square feet. */
  dimensions: houseDimensionsSchema.optional(),
  /** The confirmed site, and the fixes of the frame. */
  siteDesign: siteDesignSchema.nullish(),
  /** Choices made on the bill itself; they win. */
  takeOff: takeOffOverridesSchema.optional(),
})
export type BomConfigurationInput = z.infer<typeof bomConfigurationInputSchema>

/** Body of `POST /api/bom/generate`, and `bom_request` of the export. */
export const bomRequestSchema = z.object({
  /** An id from `GET /api/bom/plans`, a catalog plan's id, or UPLOADED_PLAN_ID. */
  plan_id: z.string(NO_PLAN).trim().min(1, NO_PLAN).max(80, UNKNOWN_BOM_PLAN),
  /** An id from `GET /api/bom/distributors`; empty picks the cheapest for this bill. */
  preferred_distributor: z
    .string(UNKNOWN_DISTRIBUTOR)
    .trim()
    .max(60, UNKNOWN_DISTRIBUTOR)
    .nullish()
    .transform((id) => id ?? ''),
  configuration: bomConfigurationInputSchema.nullish(),
})
export type BomRequest = z.infer<typeof bomRequestSchema>
