import { listAlerts, setAlertRule } from './alertCalls'
import { getAnalyticsDashboard, getFinancials, getFulfillmentAnalytics, getYcMetrics } from './analyticsCalls'
import { listBuilders, listProjects, searchEverything } from './dashboardCalls'
import { getAdminMetrics, getMetric, listMetricRows } from './metricCalls'
import { track } from './track'

export const insightCalls = {
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
}
