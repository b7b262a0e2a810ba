import { listAlerts, setAlertRule } from './alertCalls'
import { getAdminMetrics, getMetric, listMetricRows } from './metricCalls'
import { track } from './track'

export const insightCalls = { track, getAdminMetrics, getMetric, listMetricRows, listAlerts, setAlertRule }
