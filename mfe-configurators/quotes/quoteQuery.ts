import type { CallApi } from '@framewell/domain/http/callApi'
import { isApiError } from '@framewell/domain/http/isApiError'
import { getQuote } from '@framewell/domain/quotes/quoteCalls'
import { queryOptions } from '@tanstack/react-query'

/** Id and token of a quote: what its private link carries. */
export interface PrivateLink {
  readonly id: string
  readonly token: string
}

/** Reads a private link from an address; null when it names no quote. */
export function quoteLinkIn(search: string, member: 'id' | 'revise' = 'id'): PrivateLink | null {
  const parameters = new URLSearchParams(search)
  const id = parameters.get(member)
  return id ? { id, token: parameters.get('token') ?? '' } : null
}

/** One quote by its private link. */
export const quoteQuery = (call: CallApi, link: PrivateLink) =>
  queryOptions({
    queryKey: ['quotes', link.id, link.token],
    queryFn: ({ signal }) => call(getQuote, { ...link }, { signal }),
  })

/** True for a link that will never open anything: unknown, or not a link at all. */
export function opensNothing(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 400)
}

/** Address of the quote's PDF. */
export function quotePdfPath({ id, token }: PrivateLink): string {
  return `/api/quotes/${id}/pdf?token=${encodeURIComponent(token)}`
}
