import { getCreditApplication, listCreditApplications } from '@framewell/domain/credit/operatorCalls'
import type { CallApi } from '@framewell/domain/http/callApi'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { DASHBOARD_QUERIES } from '../accounts/adminQueries'
import type { ApplicationFilter } from './applicationFilter'

/** Lists and single applications below one key: a refresh or a review renews them together. */
export const APPLICATION_QUERIES = [...DASHBOARD_QUERIES, 'credit-applications'] as const

/** One page of the list. While the next page loads, the last one stays. */
export const applicationListQuery = (call: CallApi, filter: ApplicationFilter) =>
  queryOptions({
    queryKey: [...APPLICATION_QUERIES, 'list', filter],
    queryFn: ({ signal }) => call(listCreditApplications, filter, { signal }),
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  })

export const applicationDetailQuery = (call: CallApi, id: string) =>
  queryOptions({
    queryKey: [...APPLICATION_QUERIES, 'detail', id],
    queryFn: ({ signal }) => call(getCreditApplication, { id }, { signal }),
    retry: retryUnlessRefused,
  })
