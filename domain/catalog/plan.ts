import { z } from 'zod'
import { storedLayoutSchema } from '../framing/layout'
import { enteredCentsSchema } from '../money/centsSchema'

/** Ids are part of addresses: `/configurator?plan=the-bova-plan`. */
export const planIdSchema = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens.')

/**
 * A catalog home plan as it was stored: its layout was checked by the rules of its day. It has two separate prices: the kit (the frame as
 * delivered; catalog, configurators, bill of materials) and the development (the finished house; plan quote).
 */
export const storedPlanSchema = z.object({
  id: planIdSchema,
  name: z.string().min(1).max(80),
  description: z.string().min(1).max(400),
  /** A few words below the name. */
  subtitle: z.string().max(80, 'Use at most 80 characters.').nullable().default(null),
  /** Who lives in it, and how. */
  lifestyle: z.string().max(160, 'Use at most 160 characters.').nullable().default(null),
  /** The builder's market it suits. */
  bestFor: z.string().max(160, 'Use at most 160 characters.').nullable().default(null),
  /**
   * The finished house's return and how it is computed, in the words of the person responsible for the figure; empty until somebody is.
   */
  roi: z.string().max(160, 'Use at most 160 characters.').nullable().default(null),
  /** Floor area of the kit, all stories. */
  squareFeet: z.number().int().min(1).max(100_000),
  bedrooms: z.number().int().min(0).max(20),
  /** In halves: a half bath has no tub or shower. */
  bathrooms: z.number().min(0).max(20).multipleOf(0.5, 'Count bathrooms in halves.'),
  kitBasePriceCents: enteredCentsSchema.max(10_000_000_00, 'A kit costs at most $10,000,000.'),
  developmentBasePriceCents: enteredCentsSchema.max(100_000_000_00, 'A house costs at most $100,000,000.').nullable(),
  /** Floor area of the development price. */
  developmentSquareFeet: z.number().int().min(1).max(100_000).nullable(),
  /** From order to delivery of the kit. */
  estimatedTimeWeeks: z.number().int().min(1).max(104),
  layout: storedLayoutSchema,
})

export type Plan = z.infer<typeof storedPlanSchema>
