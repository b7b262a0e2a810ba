import { type Layout, layoutSchema } from '@framewell/domain/framing/layout'
import type { QuoteInputs } from '@framewell/domain/quotes/quote'
import type { PayloadRequest } from 'payload'

/** The layout of the catalog plan that a quote's answers name; null when they name none. */
export async function planLayoutOf(req: PayloadRequest, inputs: QuoteInputs): Promise<Layout | null> {
  const planId = planIdOf(inputs)
  return planId === null ? null : layoutOfPlan(req, planId)
}

/** The layout of a catalog plan; null when there is none of the id. */
export async function layoutOfPlan(req: PayloadRequest, planId: string): Promise<Layout | null> {
  const { docs } = await req.payload.find({
    collection: 'home-plans',
    where: { planId: { equals: planId } },
    select: { layout: true },
    limit: 1,
    pagination: false,
    // The price book in force had it a moment ago, and what it draws is the quote's owner's to see.
    overrideAccess: true,
    req,
  })
  return docs[0] ? layoutSchema.parse(docs[0].layout) : null
}

function planIdOf(inputs: QuoteInputs): string | null {
  if (inputs.kind === 'plan') return inputs.answers.planId
  return inputs.kind === 'steel' && inputs.answers.planType === 'catalog' ? inputs.answers.selectedPlan : null
}
