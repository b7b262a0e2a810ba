import { DEFAULT_ADVANCED_ANSWERS, DEVELOPMENT_TYPES } from '@framewell/domain/quotes/advancedQuote'
import { siteDesignSchema } from '@framewell/domain/quotes/siteDesign'
import { z } from 'zod'

/** Accepts any input, even negative, so that nothing typed is lost on reload. */
const measure = z.number().int()

/** The unfinished answers: dimensions may be out of range; the server and the summary step validate them. */
export const advancedDraftSchema = z.object({
  projectType: z.enum(DEVELOPMENT_TYPES),
  dimensions: z.object({ squareFootage: measure, length: measure, width: measure }),
  foundation: z.string().max(60),
  framing: z.string().max(60),
  additionalOptions: z.array(z.string().max(60)).max(20),
  siteDesign: siteDesignSchema.nullish(),
})

export const ADVANCED_DRAFT = {
  configurator: 'advanced',
  storageKey: 'framewell.advanced.draft',
  schema: advancedDraftSchema,
  empty: DEFAULT_ADVANCED_ANSWERS,
} as const
