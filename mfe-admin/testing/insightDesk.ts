import type { AuditRecord, listAuditRecords } from '@framewell/domain/audit/calls'
import type { getQualificationAnalytics } from '@framewell/domain/credit/operatorCalls'
import type { clearCache } from '@framewell/domain/health/systemCalls'
import type { AnswerCall } from '@framewell/domain/http/answerCalls'
import type { listAlerts, setAlertRule } from '@framewell/domain/insights/alertCalls'
import { ALERT_NAMES, ALERT_RULES, type AlertName, type AlertSetting, alertOf, alertsInOrder } from '@framewell/domain/insights/alertRules'
import type { getAnalyticsDashboard, getFinancials, getFulfillmentAnalytics, getYcMetrics } from '@framewell/domain/insights/analyticsCalls'
import type { BuilderRow, listBuilders, listProjects, ProjectRow, searchEverything } from '@framewell/domain/insights/dashboardCalls'
import type { getAdminMetrics, getMetric, listMetricRows } from '@framewell/domain/insights/metricCalls'
import { METRIC_NAMES, METRICS, type MetricName } from '@framewell/domain/insights/metrics'
import type { getRoutingPerformance } from '@framewell/domain/network/routingCalls'
import { isOpen } from '@framewell/domain/orders/stages'
import { listRows } from '@framewell/remote-kit/testing/listRows'
import {
  ANALYTICS,
  FINANCIALS,
  FULFILLMENT,
  figure,
  MONTHS,
  PERFORMANCE,
  QUALIFICATION,
  builders as sampleBuilders,
  projects as sampleProjects,
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

const TRAIL: AuditRecord = {
  id: 't1',
  at: '2026-11-20T08:00:00Z',
  action: 'order-hold',
  actor: 'olivia@framewell.example',
  role: 'operator',
  subjectType: 'orders',
  subjectId: '6c0d0000-0000-4000-8000-000000000030',
  reason: 'Waiting for the permit',
  address: null,
  before: null,
  after: null,
}

interface Records {
  readonly builders: readonly BuilderRow[]
  readonly projects: readonly ProjectRow[]
  readonly trail: readonly AuditRecord[]
}

/** What each project filter selects. */
const isMeant = {
  late: ({ late }: ProjectRow) => late,
  expected_late: ({ expectedLate }: ProjectRow) => expectedLate !== null,
  disputed: ({ disputes }: ProjectRow) => disputes > 0,
} as const
const DAYS = { day: 1, week: 7, month: 31 } as const

/**
 * A fake of the dashboards' calls for a small business, with the product's own rules and texts. @param measured current values for alerts
 */
export function insightDesk(
  measured: (metric: MetricName) => number | null = (metric) => figure(metric).value,
  { builders = sampleBuilders, projects = sampleProjects, trail = [TRAIL] }: Partial<Records> = {},
): InsightDesk {
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
    builders: ({ tier, upgrade, ...asked }) =>
      listRows(
        builders.filter((row) => (tier === 'all' || row.tier === tier) && (upgrade === 'all' || row.upgradeEligible)),
        {
          searched: ({ name, email, company }) => [name, email, company],
          newest: ({ lastActivity }) => lastActivity,
          sorts: {
            name: ({ name }) => name,
            score: ({ creditScore }) => creditScore,
            limit: ({ creditLimit }) => creditLimit,
            balance: ({ outstandingBalance }) => outstandingBalance,
          },
        },
        asked,
      ),
    projects: ({ status, ...asked }) =>
      listRows(
        projects.filter((row) => {
          if (status === 'all') return true
          if (status === 'late' || status === 'expected_late' || status === 'disputed') return isMeant[status](row)
          return status === 'active' ? isOpen(row) : row.status === status
        }),
        {
          searched: ({ number, title, builderName, fabricatorName }) => [number, title, builderName, fabricatorName],
          newest: ({ number }) => number,
          sorts: {
            deadline: ({ deadline }) => deadline,
            price: ({ price }) => price,
            builder: ({ builderName }) => builderName,
          },
        },
        asked,
      ),
    search: ({ text }) => ({
      found: builders
        .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
        .map(({ id, name, company }) => ({
          id,
          kind: 'builder' as const,
          title: name,
          detail: company,
          href: `/admin?tab=builders&builder=${id}`,
          match: name.toLowerCase().startsWith(text.toLowerCase()) ? ('start' as const) : ('part' as const),
        })),
    }),
    performance: () => PERFORMANCE,
    trail: ({ within, ...asked }) =>
      listRows(
        trail.filter(({ at }) => within === 'all' || Date.parse(at) > Date.now() - DAYS[within] * 86_400_000),
        {
          searched: ({ action, actor, subjectType, subjectId, reason }) => [action, actor, subjectType, subjectId, reason],
          newest: ({ at }) => at,
          sorts: { action: ({ action }) => action, actor: ({ actor }) => actor, subject: ({ subjectType }) => subjectType },
        },
        asked,
      ),
    clear: () => ({ cleared: true }),
  }
}
