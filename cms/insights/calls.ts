import { insightCalls as calls } from '@framewell/domain/insights/calls'
import { bindCalls } from '../http/bindCalls'
import { listAlerts, setAlertRule } from './alertCalls'
import { getAdminMetrics, getMetric, listMetricRows } from './metricCalls'
import { track } from './track'

export const insightCalls = bindCalls(calls, {
  track,
  getAdminMetrics,
  getMetric,
  listMetricRows,
  listAlerts,
  setAlertRule,
})
