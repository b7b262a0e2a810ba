import type { Quote, QuoteStatus } from '@framewell/domain/quotes/quote'
import type { PayloadRequest } from 'payload'
import { ordersOfQuotes } from './ordersOfQuotes'

/** The status of quotes as people see it: one that only a change order took is proposed, not ordered. */
export async function shownStatus(req: PayloadRequest): Promise<(quote: Pick<Quote, 'id' | 'status'>) => QuoteStatus> {
  const proposed = new Set(await ordersOfQuotes.get().proposed(req))
  return ({ id, status }) => (status === 'ordered' && proposed.has(id) ? 'proposed' : status)
}
