import { insightCalls as calls } from '@framewell/domain/insights/calls'
import { bindCalls } from '../platform/http/calls/bindCalls'
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
  getAdminMetrics: { run: getAdminMetrics, mayLag: true, oneMoment: true },
  getMetric: { run: getMetric, mayLag: true },
  listMetricRows: { run: listMetricRows, mayLag: true, oneMoment: true },
  listAlerts,
  setAlertRule,
  getFulfillmentAnalytics: { run: getFulfillmentAnalytics, mayLag: true, oneMoment: true },
  getAnalyticsDashboard: { run: getAnalyticsDashboard, mayLag: true, oneMoment: true },
  getFinancials: { run: getFinancials, mayLag: true, oneMoment: true },
  getYcMetrics: { run: getYcMetrics, mayLag: true },
  listBuilders,
  listProjects,
  searchEverything,
})
