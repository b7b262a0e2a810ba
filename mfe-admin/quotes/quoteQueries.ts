import type { CallApi } from '@framewell/domain/http/callApi'
import { reviewQuote } from '@framewell/domain/quotes/quoteCalls'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { queryOptions } from '@tanstack/react-query'
import { DASHBOARD_QUERIES } from '../accounts/adminQueries'

/** One key for lists and single quotes, so that a change updates them together. */
export const QUOTE_QUERIES = [...DASHBOARD_QUERIES, 'quotes'] as const

export const quoteReviewQuery = (call: CallApi, id: string) =>
  queryOptions({
    queryKey: [...QUOTE_QUERIES, 'review', id],
    queryFn: ({ signal }) => call(reviewQuote, { id }, { signal }),
    retry: retryUnlessRefused,
  })
