import { defineMetric, type MetricDefinition } from './defineMetric'
import { TRACKED_EVENTS, type TrackedEvent } from './track'

const YEAR = { days: 365 } as const

/** The figures of the business, by name. Names are those of the calls where the specification gives one. */
const BUSINESS_METRICS = {
  totalBuilders: defineMetric({
    title: 'Builders',
    unit: 'count',
    definition: 'Email addresses that applied for credit, each counted once, from its first application on.',
    fold: 'count',
    span: 'ever',
    better: 'more',
  }),
  newBuildersThisMonth: defineMetric({
    title: 'New builders this month',
    unit: 'count',
    definition: 'Email addresses whose first credit application came in this month (UTC).',
    fold: 'count',
    span: 'month',
    better: 'more',
  }),
  applicationsThisMonth: defineMetric({
    title: 'Applications this month',
    unit: 'count',
    definition: 'Credit applications that came in this month (UTC).',
    fold: 'count',
    span: 'month',
    better: 'more',
  }),
  conversionRate: defineMetric({
    title: 'Conversion rate',
    unit: 'percent',
    definition: 'Credit applications that are approved, of all that were ever sent.',
    fold: 'share',
    span: 'ever',
    better: 'more',
  }),
  averageCreditScore: defineMetric({
    title: 'Average credit score',
    unit: 'count',
    definition: 'Mean score, out of 100, of all credit applications.',
    fold: 'mean',
    span: 'ever',
    better: 'more',
  }),
  pendingCreditReviews: defineMetric({
    title: 'Credit applications to review',
    unit: 'count',
    definition: 'Credit applications that wait for an operator.',
    fold: 'count',
    span: 'now',
    better: 'less',
  }),
  pendingPartnerApprovals: defineMetric({
    title: 'Partner applications to review',
    unit: 'count',
    definition: 'Applications to the network that are submitted or in review.',
    fold: 'count',
    span: 'now',
    better: 'less',
  }),
  pendingApprovals: defineMetric({
    title: 'Pending approvals',
    unit: 'count',
    definition: 'Credit applications that wait for an operator, and applications to the network that are submitted or in review.',
    fold: 'count',
    span: 'now',
    better: 'less',
  }),
  lateApprovals: defineMetric({
    title: 'Approvals beyond their promise',
    unit: 'count',
    definition:
      'Applications that still wait although the answer was promised before now: 24 hours for credit, the promised day for the network.',
    fold: 'count',
    span: 'now',
    better: 'less',
  }),
  totalUsers: defineMetric({
    title: 'Users',
    unit: 'count',
    definition: 'Accounts of builders and partners.',
    fold: 'count',
    span: 'ever',
    better: 'more',
  }),
  activeUsers: defineMetric({
    title: 'Active users',
    unit: 'count',
    definition: 'Accounts of builders and partners that signed in or did something the audit trail records in the last 30 days.',
    fold: 'distinct',
    span: { days: 30 },
    better: 'more',
  }),
  weeklyActiveUsers: defineMetric({
    title: 'Weekly active users',
    unit: 'count',
    definition: 'Accounts of builders and partners that signed in or did something the audit trail records in the last 7 days.',
    fold: 'distinct',
    span: { days: 7 },
    better: 'more',
  }),
  totalLeads: defineMetric({
    title: 'Leads',
    unit: 'count',
    definition: 'Email addresses that applied for credit, asked for a quote or started a production, each counted once, from its first on.',
    fold: 'count',
    span: 'ever',
    better: 'more',
  }),
  qualifiedLeads: defineMetric({
    title: 'Qualified leads',
    unit: 'count',
    definition: 'Email addresses with an approved credit application, from the first one on.',
    fold: 'count',
    span: 'ever',
    better: 'more',
  }),
  quotesGenerated: defineMetric({
    title: 'Quotes',
    unit: 'count',
    definition: 'Quotes that were issued; revisions of one quote count once.',
    fold: 'count',
    span: 'ever',
    better: 'more',
  }),
  quotesThisMonth: defineMetric({
    title: 'Quotes this month',
    unit: 'count',
    definition: 'Quotes whose first revision was issued this month (UTC).',
    fold: 'count',
    span: 'month',
    better: 'more',
  }),
  averageQuoteValue: defineMetric({
    title: 'Average quote',
    unit: 'dollars',
    definition: 'Mean total of the quotes issued in the last 365 days; of each the newest revision.',
    fold: 'mean',
    span: YEAR,
    better: 'more',
  }),
  quoteToContractRate: defineMetric({
    title: 'Quote to contract',
    unit: 'percent',
    definition: 'Quotes that became an order, of all that were issued in the last 365 days; of each the newest revision.',
    fold: 'share',
    span: YEAR,
    better: 'more',
  }),
  escrowExposure: defineMetric({
    title: 'Escrow exposure',
    unit: 'dollars',
    definition: 'Sum of the balances of all escrow accounts of the ledger.',
    fold: 'sum',
    span: 'now',
    better: 'neither',
  }),
  unmatchedMoney: defineMetric({
    title: 'Unmatched money',
    unit: 'dollars',
    definition: 'Balance of the suspense account: money that came in and that nobody has matched.',
    fold: 'sum',
    span: 'now',
    better: 'less',
  }),
  totalRevenue: defineMetric({
    title: 'Revenue',
    unit: 'dollars',
    definition: 'What the house earned: credits less debits of the fee and revenue accounts of the ledger.',
    fold: 'sum',
    span: 'ever',
    better: 'more',
  }),
  monthlyRevenue: defineMetric({
    title: 'Revenue this month',
    unit: 'dollars',
    definition: 'Credits less debits of the fee and revenue accounts of the ledger in this month (UTC).',
    fold: 'sum',
    span: 'month',
    better: 'more',
  }),
  mrr: defineMetric({
    title: 'Monthly revenue',
    unit: 'dollars',
    definition:
      'Credits less debits of the fee and revenue accounts of the ledger in the last 30 days. The product sells no subscription: this is the pace of its fees.',
    fold: 'sum',
    span: { days: 30 },
    better: 'more',
  }),
  moneyReceived: defineMetric({
    title: 'Money received this month',
    unit: 'dollars',
    definition: 'Debits of the bank account of the ledger in this month (UTC).',
    fold: 'sum',
    span: 'month',
    better: 'more',
  }),
  activeProjects: defineMetric({
    title: 'Active projects',
    unit: 'count',
    definition: 'Productions of which not every milestone is completed.',
    fold: 'count',
    span: 'now',
    better: 'more',
  }),
  activeFabricators: defineMetric({
    title: 'Active fabricators',
    unit: 'count',
    definition: 'Shops of the network whose status is active.',
    fold: 'count',
    span: 'now',
    better: 'more',
  }),
  capacityUtilization: defineMetric({
    title: 'Capacity utilization',
    unit: 'percent',
    definition: 'Units booked and reserved this week over the weekly capacity of the active shops.',
    fold: 'share',
    span: 'now',
    better: 'neither',
  }),
  avgRating: defineMetric({
    title: 'Fabricator rating',
    unit: 'stars',
    definition: 'Mean quality of the active shops out of 5; each is computed from deliveries, inspections and disputes, never typed in.',
    fold: 'mean',
    span: 'now',
    better: 'more',
  }),
  failedMails: defineMetric({
    title: 'Failed mails',
    unit: 'count',
    definition: 'Mails that were given up after every try.',
    fold: 'count',
    span: 'now',
    better: 'less',
  }),
  schedulerDelay: defineMetric({
    title: 'Background work is late by',
    unit: 'minutes',
    definition: 'Minutes since the oldest background job was due that has not begun.',
    fold: 'sum',
    span: 'now',
    better: 'less',
  }),
  releaseFailures: defineMetric({
    title: 'Failures of live releases',
    unit: 'count',
    definition: 'Different failures of live releases that visitors’ pages reported in the last hour.',
    fold: 'count',
    span: 'now',
    better: 'less',
  }),
  uptime: defineMetric({
    title: 'Uptime',
    unit: 'percent',
    definition: 'Minutes of the last 30 days in which a process of the cms noted that it runs, of all since the first that was noted.',
    fold: 'share',
    span: { days: 30 },
    better: 'more',
  }),
  apiResponseTime: defineMetric({
    title: 'API response time',
    unit: 'milliseconds',
    definition: 'Mean time from a request’s arrival to the end of its answer over the last 24 hours; event streams are left out.',
    fold: 'mean',
    span: { days: 1 },
    better: 'less',
  }),
  errorRate: defineMetric({
    title: 'Error rate',
    unit: 'percent',
    definition: 'Answers of the API that failed on our side (status 500 and above) of all answers in the last 24 hours.',
    fold: 'share',
    span: { days: 1 },
    better: 'less',
  }),
} as const satisfies Record<string, MetricDefinition>

const EVENT_TITLES: Readonly<Record<TrackedEvent, string>> = {
  credit_application_submitted: 'Credit applications sent',
  credit_decision_saved: 'Credit decisions saved',
  plan_compared: 'Plans compared',
  configuration_completed: 'Configurations completed',
  configuration_shared: 'Configurations shared',
  quote_submitted: 'Quotes asked for',
  quote_emailed: 'Quotes mailed',
  production_started: 'Productions started',
  bom_generated: 'Bills of materials generated',
}

export type EventMetricName = `event:${TrackedEvent}`
export type MetricName = keyof typeof BUSINESS_METRICS | EventMetricName

/** The metric that counts a tracked event by days. */
export const eventMetric = (event: TrackedEvent): EventMetricName => `event:${event}`

const eventMetrics = Object.fromEntries(
  TRACKED_EVENTS.map((event) => [
    eventMetric(event),
    defineMetric({
      title: EVENT_TITLES[event],
      unit: 'count',
      definition: `Events '${event}' of today (UTC), of visitors who do not refuse to be counted.`,
      fold: 'count',
      span: 'day',
      better: 'more',
    }),
  ]),
  // Object.fromEntries forgets which keys it was given.
) as Record<EventMetricName, MetricDefinition>

/** Every figure of the product. */
export const METRICS: Readonly<Record<MetricName, MetricDefinition>> = { ...BUSINESS_METRICS, ...eventMetrics }
export const METRIC_NAMES = Object.keys(METRICS).filter((name): name is MetricName => name in METRICS)
