import { getQualificationAnalytics } from '@framewell/domain/credit/operatorCalls'
import type { CallApi } from '@framewell/domain/http/callApi'
import { listAlerts } from '@framewell/domain/insights/alertCalls'
import {
  type FinancialPeriod,
  getAnalyticsDashboard,
  getFinancials,
  getFulfillmentAnalytics,
} from '@framewell/domain/insights/analyticsCalls'
import { getAdminMetrics, getMetric, listMetricRows } from '@framewell/domain/insights/metricCalls'
import type { MetricName } from '@framewell/domain/insights/metrics'
import { getRoutingPerformance } from '@framewell/domain/network/routingCalls'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { DASHBOARD_QUERIES } from '../accounts/adminQueries'

export const INSIGHT_QUERIES = [...DASHBOARD_QUERIES, 'insights'] as const
const ROWS = 20

/** All business metrics. */
export const metricsQuery = (call: CallApi) =>
  queryOptions({
    queryKey: [...INSIGHT_QUERIES, 'metrics'],
    queryFn: ({ signal }) => call(getAdminMetrics, {}, { signal }),
    retry: retryUnlessRefused,
  })

export const metricQuery = (call: CallApi, name: MetricName) =>
  queryOptions({
    queryKey: [...INSIGHT_QUERIES, 'metric', name],
    queryFn: ({ signal }) => call(getMetric, { name }, { signal }),
    retry: retryUnlessRefused,
  })

/** The rows behind a metric, page by page. */
export const metricRowsQuery = (call: CallApi, name: MetricName) =>
  infiniteQueryOptions({
    queryKey: [...INSIGHT_QUERIES, 'rows', name],
    queryFn: ({ signal, pageParam }) => call(listMetricRows, { name, page: pageParam, limit: ROWS }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * ROWS < total ? pages.length + 1 : undefined),
    retry: retryUnlessRefused,
  })

export const ALERT_QUERIES = [...INSIGHT_QUERIES, 'alerts'] as const
export const alertsQuery = (call: CallApi) =>
  queryOptions({
    queryKey: ALERT_QUERIES,
    queryFn: ({ signal }) => call(listAlerts, {}, { signal }),
    retry: retryUnlessRefused,
  })

export const fulfillmentQuery = (call: CallApi) =>
  queryOptions({
    queryKey: [...INSIGHT_QUERIES, 'fulfillment'],
    queryFn: ({ signal }) => call(getFulfillmentAnalytics, {}, { signal }),
    retry: retryUnlessRefused,
  })

export const qualificationQuery = (call: CallApi) =>
  queryOptions({
    queryKey: [...INSIGHT_QUERIES, 'qualification'],
    queryFn: ({ signal }) => call(getQualificationAnalytics, {}, { signal }),
    retry: retryUnlessRefused,
  })

export const analyticsQuery = (call: CallApi, days: number) =>
  queryOptions({
    queryKey: [...INSIGHT_QUERIES, 'analytics', days],
    queryFn: ({ signal }) => call(getAnalyticsDashboard, { days }, { signal }),
    retry: retryUnlessRefused,
  })

export const routingPerformanceQuery = (call: CallApi) =>
  queryOptions({
    queryKey: [...INSIGHT_QUERIES, 'routing-performance'],
    queryFn: ({ signal }) => call(getRoutingPerformance, {}, { signal }),
    retry: retryUnlessRefused,
  })

export const financialsQuery = (call: CallApi, period: FinancialPeriod) =>
  queryOptions({
    queryKey: [...INSIGHT_QUERIES, 'financials', period],
    queryFn: ({ signal }) => call(getFinancials, { period }, { signal }),
    retry: retryUnlessRefused,
  })
