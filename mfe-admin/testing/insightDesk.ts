import type { listAuditRecords } from '@framewell/domain/audit/calls'
import type { getQualificationAnalytics } from '@framewell/domain/credit/operatorCalls'
import type { clearCache } from '@framewell/domain/health/systemCalls'
import type { AnswerCall } from '@framewell/domain/http/answerCalls'
import type { listAlerts, setAlertRule } from '@framewell/domain/insights/alertCalls'
import { ALERT_NAMES, ALERT_RULES, type AlertName, type AlertSetting, alertOf, alertsInOrder } from '@framewell/domain/insights/alertRules'
import type { getAnalyticsDashboard, getFinancials, getFulfillmentAnalytics, getYcMetrics } from '@framewell/domain/insights/analyticsCalls'
import type { listBuilders, listProjects, searchEverything } from '@framewell/domain/insights/deskCalls'
import type { getAdminMetrics, getMetric, listMetricRows } from '@framewell/domain/insights/metricCalls'
import { METRIC_NAMES, METRICS, type MetricName } from '@framewell/domain/insights/metrics'
import type { getRoutingPerformance } from '@framewell/domain/network/routingCalls'
import {
  ANALYTICS,
  builders,
  FINANCIALS,
  FULFILLMENT,
  figure,
  MONTHS,
  PERFORMANCE,
  projects,
  QUALIFICATION,
  YC_METRICS,
} from './sampleInsights'

export interface InsightDesk {
  readonly metrics: AnswerCall<typeof getAdminMetrics>
  readonly metric: AnswerCall<typeof getMetric>
  readonly metricRows: AnswerCall<typeof listMetricRows>
  readonly alerts: AnswerCall<typeof listAlerts>
  readonly setAlert: AnswerCall<typeof setAlertRule>
  readonly qualification: AnswerCall<typeof getQualificationAnalytics>
  readonly fulfillment: AnswerCall<typeof getFulfillmentAnalytics>
  readonly analytics: AnswerCall<typeof getAnalyticsDashboard>
  readonly financials: AnswerCall<typeof getFinancials>
  readonly yc: AnswerCall<typeof getYcMetrics>
  readonly builders: AnswerCall<typeof listBuilders>
  readonly projects: AnswerCall<typeof listProjects>
  readonly search: AnswerCall<typeof searchEverything>
  readonly performance: AnswerCall<typeof getRoutingPerformance>
  readonly trail: AnswerCall<typeof listAuditRecords>
  readonly clear: AnswerCall<typeof clearCache>
}

/** Answers the dashboards' calls over a small business; rules and words are the product's own. @param measured what alerts are about, now */
export function insightDesk(measured: (metric: MetricName) => number | null = (metric) => figure(metric).value): InsightDesk {
  const settings = new Map<AlertName, AlertSetting>()
  const alert = (name: AlertName) => alertOf(name, measured(ALERT_RULES[name].metric), settings.get(name))
  return {
    metrics: () => ({ totalActiveProjects: 31, activeFabricators: 12, conversionRate: 61.5, figures: METRIC_NAMES.map(figure) }),
    metric: ({ name }) => ({
      figure: figure(name),
      definition: METRICS[name].definition,
      months: MONTHS.map((month, at) => ({ month, value: at === 0 ? null : (figure(name).value ?? 0) * (0.6 + at / 10) })),
      days: ['2026-11-20', '2026-11-21', '2026-11-22'].map((day, at) => ({ day, value: (figure(name).value ?? 0) - 2 + at })),
    }),
    metricRows: ({ page }) => ({
      data:
        page === 1
          ? [{ id: 'r1', label: 'FW-2026-00031, Whitfield Homes', at: '2026-11-20T08:00:00Z', value: 42_500, href: '/admin?tab=projects' }]
          : [],
      total: 1,
    }),
    alerts: () => alertsInOrder(ALERT_NAMES.map(alert)),
    setAlert: ({ rule, threshold, on }) => {
      settings.set(rule, { threshold: Number(threshold), on })
      return { alert: alert(rule) }
    },
    qualification: () => QUALIFICATION,
    fulfillment: () => FULFILLMENT,
    analytics: () => ANALYTICS,
    financials: () => FINANCIALS,
    yc: () => YC_METRICS,
    builders: ({ search, tier }) => {
      const data = builders.filter((row) => row.name.toLowerCase().includes(search.toLowerCase()) && (tier === 'all' || row.tier === tier))
      return { data: [...data], total: data.length }
    },
    projects: ({ status }) => {
      const data = projects.filter((row) => status === 'all' || (status === 'late' ? row.late : row.status === status))
      return { data: [...data], total: data.length }
    },
    search: ({ text }) => ({
      found: builders
        .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
        .map(({ id, name, company }) => ({
          id,
          kind: 'builder' as const,
          title: name,
          detail: company,
          href: `/admin?tab=builders&builder=${id}`,
        })),
    }),
    performance: () => PERFORMANCE,
    trail: () => ({
      data: [
        {
          id: 't1',
          at: '2026-11-20T08:00:00Z',
          action: 'order-hold',
          actor: 'olivia@framewell.example',
          role: 'operator',
          subjectType: 'orders',
          subjectId: 'o1',
          reason: 'Waiting for the permit',
          address: null,
          before: null,
          after: null,
        },
      ],
      total: 1,
    }),
    clear: () => ({ cleared: true }),
  }
}
