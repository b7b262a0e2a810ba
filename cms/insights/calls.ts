import { insightCalls as calls } from '@framewell/domain/insights/calls'
import { bindCalls } from '../http/bindCalls'
import { listAlerts, setAlertRule } from './alertCalls'
import { getAnalyticsDashboard } from './getAnalyticsDashboard'
import { getFinancials } from './getFinancials'
import { getFulfillmentAnalytics } from './getFulfillmentAnalytics'
import { getYcMetrics } from './getYcMetrics'
import { listBuilders } from './listBuilders'
import { listProjects } from './listProjects'
import { getAdminMetrics, getMetric, listMetricRows } from './metricCalls'
import { searchEverything } from './searchEverything'
import { track } from './track'

export const insightCalls = bindCalls(calls, {
  track,
  getAdminMetrics,
  getMetric,
  listMetricRows,
  listAlerts,
  setAlertRule,
  getFulfillmentAnalytics,
  getAnalyticsDashboard,
  getFinancials,
  getYcMetrics,
  listBuilders,
  listProjects,
  searchEverything,
})
