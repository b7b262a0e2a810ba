import { planQuoteChoicesSchema } from '@framewell/domain/quotes/planQuote'
import { z } from 'zod'

/** The choices of one plan while they are being made; `expectedValue` is what the owner expects to sell for, in dollars, and is no part of the quote. */
export const planQuoteDraftSchema = planQuoteChoicesSchema
  .omit({ planId: true })
  .partial()
  .extend({ expectedValue: z.number().int().min(0).max(100_000_000).nullable().default(null) })
export type PlanQuoteDraft = z.infer<typeof planQuoteDraftSchema>

const EMPTY: PlanQuoteDraft = { expectedValue: null }

/** Each plan remembers its own choices. */
export const planQuoteDraftSource = (planId: string) =>
  ({ configurator: 'plan', storageKey: `framewell.plan-quote.${planId}`, schema: planQuoteDraftSchema, empty: EMPTY }) as const
