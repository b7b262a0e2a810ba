import { getContentReview, getReviewChanges, listContentReviews } from '@framewell/domain/content/reviewCalls'
import type { CallApi } from '@framewell/domain/http/callApi'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { queryOptions } from '@tanstack/react-query'
import { CONTENT_QUERIES } from '../../accounts/adminQueries'
import { pageQueryKey } from '../contentQueries'

/** Below the page's query key, so that it is refetched when someone saves the page. */
export const reviewQuery = (call: CallApi, id: string) =>
  queryOptions({
    queryKey: [...pageQueryKey(id), 'review'],
    queryFn: () => call(getContentReview, { id }),
    retry: retryUnlessRefused,
  })

/** The changes of the latest draft; null disables the query. */
export const reviewChangesQuery = (call: CallApi, id: string, stamp: string | null) =>
  queryOptions({
    queryKey: [...pageQueryKey(id), 'review-changes', stamp],
    queryFn: () => call(getReviewChanges, { id }),
    enabled: stamp !== null,
    retry: retryUnlessRefused,
  })

export const reviewsQuery = (call: CallApi) =>
  queryOptions({
    queryKey: [...CONTENT_QUERIES, 'reviews'],
    queryFn: async () => (await call(listContentReviews, {})).reviews,
    retry: retryUnlessRefused,
  })
