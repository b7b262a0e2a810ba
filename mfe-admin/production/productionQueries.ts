import type { CallApi } from '@framewell/domain/http/callApi'
import { listProductions } from '@framewell/domain/production/productionCalls'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { DASHBOARD_QUERIES } from '../accounts/adminQueries'

export const PRODUCTIONS_PER_PAGE = 10
export const PRODUCTION_QUERIES = [...DASHBOARD_QUERIES, 'productions'] as const

/** One page of the productions, newest first. */
export const productionListQuery = (call: CallApi, page: number) =>
  queryOptions({
    queryKey: [...PRODUCTION_QUERIES, page],
    queryFn: ({ signal }) => call(listProductions, { page, limit: PRODUCTIONS_PER_PAGE }, { signal }),
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  })
