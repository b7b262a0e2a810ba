import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { applyFrameOptions } from '@framewell/domain/framing/applyFrameOptions'
import { frameWarnings } from '@framewell/domain/framing/frameWarnings'
import type { OrderedInputs } from '@framewell/domain/orders/frozenOrder'
import type { QuoteFrame } from '@framewell/domain/quotes/frameOfSize'
import { pickerFrameEffect } from '@framewell/domain/quotes/pickerEstimate'
import { quoteFrame } from '@framewell/domain/quotes/quoteFrame'
import type { PayloadRequest } from 'payload'
import { layoutOfPlan, planLayoutOf } from '../quotes/planLayoutOf'

/** The frame of an order's answers, as the catalog draws it today, with its assumptions and warnings. */
export async function frameOfInputs(req: PayloadRequest, book: PriceBook, inputs: OrderedInputs): Promise<QuoteFrame> {
  if (inputs.kind !== 'picker') return quoteFrame(book, inputs, await planLayoutOf(req, inputs))
  const { planId, framing } = inputs.answers
  const plan = await layoutOfPlan(req, planId)
  const layout = plan && applyFrameOptions(plan, pickerFrameEffect(book, framing))
  return { layout, assumptions: [], warnings: layout ? frameWarnings(layout) : [] }
}
