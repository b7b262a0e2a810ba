import { DEFAULT_ADVANCED_ANSWERS, DEVELOPMENT_TYPES } from '@framewell/domain/quotes/advancedQuote'
import { z } from 'zod'

/** Whatever the fields take, also below zero, so that nothing typed is lost with a reload. */
const measure = z.number().int()

/** The answers while they are being made: dimensions may be out of range, the server and the summary step check them. */
export const advancedDraftSchema = z.object({
  projectType: z.enum(DEVELOPMENT_TYPES),
  dimensions: z.object({ squareFootage: measure, length: measure, width: measure }),
  foundation: z.string().max(60),
  framing: z.string().max(60),
  additionalOptions: z.array(z.string().max(60)).max(20),
})

export const ADVANCED_DRAFT = {
  configurator: 'advanced',
  storageKey: 'framewell.advanced.draft',
  schema: advancedDraftSchema,
  empty: DEFAULT_ADVANCED_ANSWERS,
} as const
