import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import type { OrderedInputs } from '@framewell/domain/orders/frozenOrder'
import type { QuoteFrame } from '@framewell/domain/quotes/frameOfSize'
import { quoteFrame } from '@framewell/domain/quotes/quoteFrame'
import type { PayloadRequest } from 'payload'
import { checkQuoted } from '../quotes/checkQuoted'
import { planLayoutOf } from '../quotes/planLayoutOf'

/** The frame of an order's answers, as the catalog draws it today, with its assumptions and warnings. */
export async function frameOfInputs(req: PayloadRequest, book: PriceBook, inputs: OrderedInputs): Promise<QuoteFrame> {
  const planLayout = await planLayoutOf(req, inputs)
  await checkQuoted(book, inputs, planLayout)
  return quoteFrame(book, inputs, planLayout)
}
