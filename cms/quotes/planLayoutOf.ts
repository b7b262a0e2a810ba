import { type Layout, storedLayoutSchema } from '@framewell/domain/framing/layout'
import { quotedPlan } from '@framewell/domain/quotes/draftQuote'
import type { PickerInputs } from '@framewell/domain/quotes/pickerChoices'
import type { QuoteInputs } from '@framewell/domain/quotes/quote'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { runPrepared } from '../platform/database/runPrepared'
import { transactionOf } from '../platform/database/transactionOf'

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

const drawingRows = z.array(z.object({ layout: storedLayoutSchema, since: z.coerce.date() }))

/** Every drawing that a catalog plan has had, newest first, each with when it came into force; none of a plan that was deleted. */
export async function drawingsOfPlan(req: PayloadRequest, planId: string) {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select v.version_layout as layout, v.updated_at as since from _home_plans_v v join home_plans p on p.id = v.parent_id
    where p.plan_id = ${planId} and v.version_layout is not null order by v.updated_at desc, v.id desc`)
  return drawingRows.parse(rows)
}
