import { z } from 'zod'
import { METRICS, type MetricName } from './metrics'
import { metricText } from './metricText'

interface AlertRule {
  /** It fires when this figure is at its threshold or above. */
  readonly metric: MetricName
  /** Unless an operator sets another. */
  readonly threshold: number
  readonly severity: 'critical' | 'warning'
  /** What an operator does about it. */
  readonly action: string
  /** Where that is done. */
  readonly href: string
}

/** What operators are warned of. A rule is a figure with a threshold, so that each opens its definition and its rows too. */
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

/** What an operator set of a rule. */
export interface AlertSetting {
  readonly threshold: number
  readonly on: boolean
}

export const alertSchema = z.object({
  rule: z.enum(ALERT_NAMES),
  metric: z.string(),
  title: z.string(),
  /** What is measured now, and from where on it fires, as they are read. */
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

/** Rules in the order they are read in: those that fire first, the critical among them in front. */
export function alertsInOrder(alerts: readonly Alert[]): { readonly alerts: Alert[]; readonly firing: number } {
  const ordered = alerts.toSorted((one, other) => Number(other.firing) - Number(one.firing) || RANK[one.severity] - RANK[other.severity])
  return { alerts: ordered, firing: alerts.filter(({ firing }) => firing).length }
}

/** A rule as it stands: it fires at its threshold and above, unless it is off or there is nothing to measure. */
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
