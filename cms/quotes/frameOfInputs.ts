import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import type { Layout } from '@framewell/domain/framing/layout'
import type { OrderedInputs } from '@framewell/domain/orders/frozenOrder'
import type { QuoteFrame } from '@framewell/domain/quotes/frameOfSize'
import { quoteFrame } from '@framewell/domain/quotes/quoteFrame'
import { checkQuoted } from './checkQuoted'

/** The frame of an order's answers, with its assumptions and warnings. @param planLayout the drawing of the plan that they name */
export async function frameOfInputs(book: PriceBook, inputs: OrderedInputs, planLayout: Layout | null): Promise<QuoteFrame> {
  await checkQuoted(book, inputs, planLayout)
  return quoteFrame(book, inputs, planLayout)
}
