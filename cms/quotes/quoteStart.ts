import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import type { Layout } from '@framewell/domain/framing/layout'
import { documentNumber } from '@framewell/domain/numbers/documentNumber'
import { quotedPlan } from '@framewell/domain/quotes/draftQuote'
import type { QuoteInputs } from '@framewell/domain/quotes/quote'
import type { PayloadRequest } from 'payload'
import { NEWEST_PRICE_BOOK, priceBookInForce } from '../catalog/priceBooks'
import { runPrepared } from '../platform/database/runPrepared'
import { LAYOUT_OF_PLAN, layoutOf } from './planLayoutOf'

interface QuoteStart {
  /** The current prices. */
  readonly book: PriceBook
  /** Layout of the catalog plan the answers name; null if they name none, or an unknown one. */
  readonly planLayout: Layout | null
  /** The revised quote's number, or a new one; a quote that is refused leaves a gap. */
  readonly number: string
}

const START = `select case when $2::boolean then nextval('quote_numbers')::int end as number,
  (${NEWEST_PRICE_BOOK}) as newest, (${LAYOUT_OF_PLAN('$1')}) as layout`

/**
 * What any new quote needs from the database, in one statement: three would cost more than making the quote.
 * @param keeps the number of the quote it revises
 */
export async function quoteStart(req: PayloadRequest, inputs: QuoteInputs, keeps: string | undefined, now: Date): Promise<QuoteStart> {
  const planId = quotedPlan(inputs)
  const [row] = await runPrepared(req, 'quote_start', START, [planId, keeps === undefined])
  const { number, newest, layout }: { number?: unknown; newest?: unknown; layout?: unknown } = Object(row)
  return {
    book: await priceBookInForce(req, Number(newest)),
    planLayout: planId !== null && typeof layout === 'string' ? layoutOf(planId, layout) : null,
    number: keeps ?? documentNumber('Q', now, Number(number)),
  }
}
