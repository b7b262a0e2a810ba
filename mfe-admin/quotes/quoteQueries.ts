import type { CallApi } from '@framewell/domain/http/callApi'
import { listQuotes, reviewQuote } from '@framewell/domain/quotes/quoteCalls'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { DASHBOARD_QUERIES } from '../accounts/adminQueries'
import type { QuoteFilter } from './quoteFilter'

export const QUOTES_PER_PAGE = 20
/** Lists and single quotes: a change renews them together. */
export const QUOTE_QUERIES = [...DASHBOARD_QUERIES, 'quotes'] as const

/** One page of the quotes. While the next page loads, the last one stays. */
export const quoteListQuery = (call: CallApi, filter: QuoteFilter) =>
  queryOptions({
    queryKey: [...QUOTE_QUERIES, 'list', filter],
    queryFn: ({ signal }) => call(listQuotes, { ...filter, limit: QUOTES_PER_PAGE }, { signal }),
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  })

export const quoteReviewQuery = (call: CallApi, id: string) =>
  queryOptions({
    queryKey: [...QUOTE_QUERIES, 'review', id],
    queryFn: ({ signal }) => call(reviewQuote, { id }, { signal }),
    retry: retryUnlessRefused,
  })
