import { getHealth } from '@framewell/domain/health/calls'
import { getHealthHistory, type HealthPeriod } from '@framewell/domain/health/historyCalls'
import type { CallApi } from '@framewell/domain/http/callApi'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { queryOptions } from '@tanstack/react-query'
import { DASHBOARD_QUERIES } from '../accounts/adminQueries'

/** The system's health, measured on request. */
export const healthQuery = (call: CallApi) =>
  queryOptions({
    queryKey: [...DASHBOARD_QUERIES, 'health'],
    queryFn: ({ signal }) => call(getHealth, {}, { signal }),
    retry: retryUnlessRefused,
  })

/** The service's recorded health over a period. */
export const healthHistoryQuery = (call: CallApi, period: HealthPeriod) =>
  queryOptions({
    queryKey: [...DASHBOARD_QUERIES, 'health-history', period],
    queryFn: ({ signal }) => call(getHealthHistory, { period }, { signal }),
    retry: retryUnlessRefused,
  })
