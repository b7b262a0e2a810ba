import type { getQuote as getQuoteCall } from '@framewell/domain/quotes/quoteCalls'
import { quotePath } from '@framewell/domain/quotes/quoteLinks'
import type { Operation } from '../http/bindCall'
import { privateToken } from '../http/privateToken'
import { findQuote, openQuote } from './findQuote'
import { ownersQuote } from './storedQuote'

/** A quote by its private link, as it stands now; a replaced one leads to the revision that replaced it. */
export const getQuote: Operation<typeof getQuoteCall> = async ({ req, now }, link) => {
  const stored = await openQuote(req, link)
  const newest = stored.replacedBy ? await findQuote(req, stored.replacedBy) : null
  return {
    quote: ownersQuote(stored, now),
    newest: newest && {
      revision: newest.revision,
      privateLink: quotePath({ id: newest.id, token: privateToken('quote', newest.id) }),
    },
  }
}
