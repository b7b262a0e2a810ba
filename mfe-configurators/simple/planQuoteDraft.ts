import { planQuoteChoicesSchema } from '@framewell/domain/quotes/planQuote'
import type { z } from 'zod'

/** The choices of one plan while they are being made. They travel with a private link; the expected sale price does not (salePrice.ts). */
export const planQuoteDraftSchema = planQuoteChoicesSchema.omit({ planId: true }).partial()
export type PlanQuoteDraft = z.infer<typeof planQuoteDraftSchema>

const EMPTY: PlanQuoteDraft = {}

/** Each plan remembers its own choices. */
export const planQuoteDraftSource = (planId: string) =>
  ({ configurator: 'plan', storageKey: `framewell.plan-quote.${planId}`, schema: planQuoteDraftSchema, empty: EMPTY }) as const
