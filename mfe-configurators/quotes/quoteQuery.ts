import type { CallApi } from '@framewell/domain/http/callApi'
import { isApiError } from '@framewell/domain/http/isApiError'
import type { PrivateLink } from '@framewell/remote-kit/address/usePrivateLink'
import { queryOptions } from '@tanstack/react-query'

/** One quote by its private link. */
export const quoteQuery = (call: CallApi, link: PrivateLink) =>
  queryOptions({
    queryKey: ['quotes', link.id, link.token],
    // Few who configure a house come with the link of a quote: its call and all that a quote holds come when one is read.
    queryFn: async ({ signal }) => call((await import('@framewell/domain/quotes/quoteCalls')).getQuote, { ...link }, { signal }),
  })

/** True for a link that will never open anything: unknown, or not a link at all. */
export function opensNothing(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 400)
}
