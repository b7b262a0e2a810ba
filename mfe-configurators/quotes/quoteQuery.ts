import type { CallApi } from '@framewell/domain/http/callApi'
import type { PrivateLink } from '@framewell/remote-kit/address/usePrivateLink'
import { queryOptions } from '@tanstack/react-query'

/** One quote by its private link. */
export const quoteQuery = (call: CallApi, link: PrivateLink) =>
  queryOptions({
    queryKey: ['quotes', link.id, link.token],
    // Few visitors of a configurator have a quote's link, so the call and the quote schemas load on demand.
    queryFn: async ({ signal }) => call((await import('@framewell/domain/quotes/quoteCalls')).getQuote, { ...link }, { signal }),
  })
