import { z } from 'zod'
import { METRICS, type MetricName } from './metrics'
import { metricText } from './metricText'

interface AlertRule {
  /** The metric that fires it, at or above the threshold. */
  readonly metric: MetricName
  /** The default; operators may set another. */
  readonly threshold: number
  readonly severity: 'critical' | 'warning'
  /** The operator's next step. */
  readonly action: string
  /** Where to take it. */
  readonly href: string
}

/** Alerts for operators. Each rule is a metric with a threshold, so it links to the metric's definition and rows. */
export const ALERT_RULES = {
  delayedShipments: {
    metric: 'delayedShipments',
    threshold: 1,
    severity: 'critical',
    action: 'Ask the shop for a new day and tell the builder.',
    href: '/admin?tab=projects&status=late',
  },
  pendingApprovals: {
    metric: 'lateCreditReviews',
    threshold: 1,
    severity: 'critical',
    action: 'Review them: each applicant was promised an answer within a day.',
    href: '/admin-dashboard?tab=applications&status=pending&sort=applied&direction=ascending',
  },
  partnerApprovals: {
    metric: 'lateNetworkAnswers',
    threshold: 1,
    severity: 'critical',
    action: 'Answer them: each applicant was promised a day.',
    href: '/admin-dashboard?tab=network-applications',
  },
  utilization: {
    metric: 'capacityUtilization',
    threshold: 85,
    severity: 'warning',
    action: 'Look for shops with room, or plan later weeks.',
    href: '/admin-dashboard?tab=fabricators',
  },
  failedMails: {
    metric: 'failedMails',
    threshold: 1,
    severity: 'warning',
    action: 'Read the error of each: it says whether the address is wrong.',
    href: '/admin-dashboard?tab=outbox&status=failed',
  },
  lateScheduler: {
    metric: 'schedulerDelay',
    threshold: 5,
    severity: 'critical',
    action: 'Check that a cms process runs and is not overloaded.',
    href: '/admin-dashboard?tab=system',
  },
  unmatchedMoney: {
    metric: 'unmatchedMoney',
    threshold: 1,
    severity: 'warning',
    action: 'Match what came in with its invoice, or send it back.',
    href: '/admin-dashboard?tab=bank&status=unmatched',
  },
  failingRelease: {
    metric: 'releaseFailures',
    threshold: 1,
    severity: 'critical',
    action: 'Roll the release back; its figure lists what failed.',
    href: '/cms/collections/remote-releases?where[status][equals]=live',
  },
  errorRate: {
    metric: 'errorRate',
    threshold: 1,
    severity: 'critical',
    action: 'Export the log and look for what failed.',
    href: '/admin-dashboard?tab=system',
  },
} as const satisfies Record<string, AlertRule>

export type AlertName = keyof typeof ALERT_RULES
export const ALERT_NAMES = Object.keys(ALERT_RULES).filter((name): name is AlertName => name in ALERT_RULES)

/** An operator's setting of a rule. */
export interface AlertSetting {
  readonly threshold: number
  readonly on: boolean
}

export const alertSchema = z.object({
  rule: z.enum(ALERT_NAMES),
  metric: z.string(),
  title: z.string(),
  /** The current value and the threshold, formatted. */
  measured: z.string(),
  limit: z.string(),
  threshold: z.number(),
  on: z.boolean(),
  firing: z.boolean(),
  severity: z.enum(['critical', 'warning']),
  action: z.string(),
  href: z.string(),
})
export type Alert = z.infer<typeof alertSchema>

const RANK = { critical: 0, warning: 1 } as const

/** Rules in display order: firing first, critical before others. */
export function alertsInOrder(alerts: readonly Alert[]): { readonly alerts: Alert[]; readonly firing: number } {
  const ordered = alerts.toSorted((one, other) => Number(other.firing) - Number(one.firing) || RANK[one.severity] - RANK[other.severity])
  return { alerts: ordered, firing: alerts.filter(({ firing }) => firing).length }
}

/** A rule's state: it fires at or above its threshold, unless it is off or nothing is measured. */
export function alertOf(rule: AlertName, value: number | null, setting: AlertSetting | undefined): Alert {
  const { metric, severity, action, href, threshold: initial } = ALERT_RULES[rule]
  const { threshold, on } = setting ?? { threshold: initial, on: true }
  const { title, unit } = METRICS[metric]
  return {
    rule,
    metric,
    title,
    measured: metricText(value, unit),
    limit: metricText(threshold, unit),
    threshold,
    on,
    firing: on && value !== null && value >= threshold,
    severity,
    action,
    href,
  }
}
