import { getCreditApplication } from '@framewell/domain/credit/operatorCalls'
import type { CallApi } from '@framewell/domain/http/callApi'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { queryOptions } from '@tanstack/react-query'
import { DASHBOARD_QUERIES } from '../accounts/adminQueries'

/** One key for lists and single applications, so that a refresh or a review updates them together. */
export const APPLICATION_QUERIES = [...DASHBOARD_QUERIES, 'credit-applications'] as const

export const applicationDetailQuery = (call: CallApi, id: string) =>
  queryOptions({
    queryKey: [...APPLICATION_QUERIES, 'detail', id],
    queryFn: ({ signal }) => call(getCreditApplication, { id }, { signal }),
    retry: retryUnlessRefused,
  })
