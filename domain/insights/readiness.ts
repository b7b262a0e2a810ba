import type { YcMetrics } from './analyticsCalls'

interface ReadinessItem {
  readonly label: string
  readonly done: boolean
}

/** What investors ask for first, each true or false by the metrics. The thresholds are our own. */
export function readinessChecklist(metrics: YcMetrics): readonly ReadinessItem[] {
  return [
    { label: 'Revenue in the last 30 days', done: metrics.mrr > 0 },
    { label: 'At least 10 active users', done: metrics.activeUsers >= 10 },
    { label: 'More users than a month ago', done: (metrics.userGrowthRate ?? 0) > 0 },
    { label: 'At least 100 leads', done: metrics.totalLeads >= 100 },
    { label: 'At least 10% of applicants sign an order', done: (metrics.conversionRate ?? 0) >= 10 },
    { label: 'At least one paying customer', done: metrics.convertedCustomers >= 1 },
    { label: 'At least 10% of quotes become contracts', done: (metrics.quoteToContractRate ?? 0) >= 10 },
    { label: 'A profit on what is delivered', done: (metrics.averageProfitMargin ?? 0) > 0 },
  ]
}

/** Share of the checklist that is true, percent. */
export function readinessScore(metrics: YcMetrics): number {
  const items = readinessChecklist(metrics)
  return Math.round((items.filter(({ done }) => done).length / items.length) * 100)
}
