import { type Layout, storedLayoutSchema } from '@framewell/domain/framing/layout'
import { quotedPlan } from '@framewell/domain/quotes/draftQuote'
import type { PickerInputs } from '@framewell/domain/quotes/pickerChoices'
import type { QuoteInputs } from '@framewell/domain/quotes/quote'
import type { PayloadRequest } from 'payload'
import { runPrepared } from '../platform/database/runPrepared'

/** The layout of the catalog plan that a quote's answers name; null when they name none. */
export async function planLayoutOf(req: PayloadRequest, inputs: QuoteInputs | PickerInputs): Promise<Layout | null> {
  const planId = quotedPlan(inputs)
  return planId === null ? null : layoutOfPlan(req, planId)
}

/** The layout of a catalog plan; null when there is none of the id. */
export async function layoutOfPlan(req: PayloadRequest, planId: string): Promise<Layout | null> {
  // The price book in force had it a moment ago, and what it draws is the quote's owner's to see.
  const [plan] = await runPrepared(req, 'layout_of_plan', LAYOUT_OF_PLAN('$1'), [planId])
  return plan ? layoutOf(planId, String(Object(plan).layout)) : null
}

/** SQL of a plan's layout as text; none for a plan that is not there. */
export const LAYOUT_OF_PLAN = (planId: string) => `select layout::text as layout from home_plans where plan_id = ${planId}`

/** As read last, by the plan's id: reading a layout costs more than seeing that its text is the same. */
const read = new Map<string, { readonly text: string; readonly layout: Layout }>()

/** The layout that the database says a plan has. */
export function layoutOf(planId: string, text: string): Layout {
  const known = read.get(planId)
  if (known?.text === text) return known.layout
  const layout = storedLayoutSchema.parse(JSON.parse(text))
  read.set(planId, { text, layout })
  return layout
}
