import { planQuoteChoicesSchema } from '@framewell/domain/quotes/planQuote'
import type { z } from 'zod'

/** The unfinished choices for one plan. A private link includes them but not the expected sale price (salePrice.ts). */
export const planQuoteDraftSchema = planQuoteChoicesSchema.omit({ planId: true }).partial()
export type PlanQuoteDraft = z.infer<typeof planQuoteDraftSchema>

const EMPTY: PlanQuoteDraft = {}

/** Each plan has its own draft. */
export const planQuoteDraftSource = (planId: string) =>
  ({ configurator: 'plan', storageKey: `framewell.plan-quote.${planId}`, schema: planQuoteDraftSchema, empty: EMPTY }) as const
