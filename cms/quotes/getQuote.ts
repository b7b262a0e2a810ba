import type { getQuote as getQuoteCall } from '@framewell/domain/quotes/quoteCalls'
import { quotePath } from '@framewell/domain/quotes/quoteLinks'
import type { Operation } from '../platform/http/calls/bindCall'
import { findQuote, openQuote } from './findQuote'
import { kitCentsOf } from './kitCentsOf'
import { ordersOfQuotes } from './ordersOfQuotes'
import { quoteLinks } from './quoteLinks'
import { ownersQuote } from './storedQuote'

/** The current state of a quote, by its private link; a replaced one names the revision that replaced it. */
export const getQuote: Operation<typeof getQuoteCall> = async (context, link) => {
  const { req, now } = context
  const stored = await openQuote(context, link)
  const newest = stored.replacedBy ? await findQuote(req, stored.replacedBy) : null
  const token = newest && quoteLinks.tokenOf(newest)
  const quote = ownersQuote(stored, now)
  const { order, proposed } =
    quote.status === 'ordered' ? await ordersOfQuotes.get().of(req, quote.id, now) : { order: null, proposed: null }
  return {
    quote: proposed ? { ...quote, status: 'proposed' } : quote,
    kitCents: await kitCentsOf(req, quote),
    newest: newest && token ? { revision: newest.revision, privateLink: quotePath({ id: newest.id, token }) } : null,
    order,
    proposed,
  }
}
