import { type Layout, layoutSchema } from '@framewell/domain/framing/layout'
import { quotedPlan } from '@framewell/domain/quotes/draftQuote'
import type { QuoteInputs } from '@framewell/domain/quotes/quote'
import type { PayloadRequest } from 'payload'
import { runPrepared } from '../database/runPrepared'

/** The layout of the catalog plan that a quote's answers name; null when they name none. */
export async function planLayoutOf(req: PayloadRequest, inputs: QuoteInputs): Promise<Layout | null> {
  const planId = quotedPlan(inputs)
  return planId === null ? null : layoutOfPlan(req, planId)
}

/** The layout of a catalog plan; null when there is none of the id. */
export async function layoutOfPlan(req: PayloadRequest, planId: string): Promise<Layout | null> {
  // The price book in force had it a moment ago, and what it draws is the quote's owner's to see.
  const [plan] = await runPrepared(req, 'layout_of_plan', 'select layout from home_plans where plan_id = $1', [planId])
  return plan ? layoutSchema.parse(Object(plan).layout) : null
}
