import { recordBy } from '@framewell/domain/collections/recordOf'
import { eventMetric, METRICS, type MetricName } from '@framewell/domain/insights/metrics'
import { comparedWindow, metricWindow } from '@framewell/domain/insights/metricWindow'
import { TRACKED_EVENTS } from '@framewell/domain/insights/track'
import { cents, dollarsOfCents, sumCents } from '@framewell/domain/money/cents'
import { applications, EVENTS_TODAY, now, quotes } from './businessRows'

/** Whether a row of this time counts in a figure; allows one more minute, because it is read a little after the rows were made. */
export function within(at: Date, name: MetricName, window: 'window' | 'compared' = 'window'): boolean {
  const found = window === 'window' ? metricWindow(METRICS[name].span, now) : comparedWindow(METRICS[name].span, now)
  return found !== null && at >= found.from && at < new Date(found.to.getTime() + (window === 'window' ? 60_000 : 0))
}

/** The first application of each address; 'a@' and 'A@' are the same. */
const firsts = [applications[0], applications[2], applications[3], applications[4]]
const newest = quotes.filter(({ replacedBy, at }) => replacedBy === null && within(at, 'averageQuoteValue'))
const open = quotes.filter(({ replacedBy, ordered, validDays }) => replacedBy === null && !ordered && validDays > 0)
const dollarsOf = (of: readonly { readonly cents: number }[]) => dollarsOfCents(sumCents(of.map(({ cents: each }) => cents(each))))

/** These rows' figures, counted by hand instead of by the product's SQL. */
export const businessCounts = {
  totalBuilders: firsts.length,
  newBuildersThisMonth: firsts.filter(({ at }) => within(at, 'newBuildersThisMonth')).length,
  applicationsThisMonth: applications.filter(({ at }) => within(at, 'applicationsThisMonth')).length,
  totalApplications: applications.length,
  approvedApplications: 2,
  tierAssignments: applications.length,
  averageCreditScore: (82 + 90 + 41 + 66 + 71) / 5,
  pendingCreditReviews: 2,
  pendingApprovals: 2,
  // Of the waiting ones, one arrived two days ago.
  lateCreditReviews: 1,
  qualifiedLeads: 1,
  totalLeads: new Set(['a@', 'b@', 'c@', 'd@', 'e@']).size,
  // The newest of 'a@'; the others are not approved.
  creditGranted: 120_000,
  quotesGenerated: new Set(quotes.map(({ number }) => number)).size,
  quotesThisMonth: quotes.filter(({ revision, at }) => revision === 1 && within(at, 'quotesThisMonth')).length,
  averageQuoteValue: dollarsOf(newest) / newest.length,
  quoteToContractRate: (newest.filter(({ ordered }) => ordered).length / newest.length) * 100,
  openQuotes: open.length,
  openQuotesValue: dollarsOf(open),
  averageOpenQuote: dollarsOf(open) / open.length,
  escrowExposure: 4610,
  // The price is 200 on credit, but 50 of the fee are still here.
  exposureInCash: 4460,
  exposureOnCredit: 150,
  unmatchedMoney: 500,
  totalRevenue: 90,
  monthlyRevenue: 90,
  mrr: 90,
  moneyReceived: 5000,
  totalReceived: 5000,
  activeFabricators: 1,
  totalUsers: 1,
  activeUsers: 1,
  weeklyActiveUsers: 1,
  failedMails: 1,
  ...recordBy(TRACKED_EVENTS, eventMetric, (event) => EVENTS_TODAY[event] ?? 0),
} as const satisfies Partial<Record<MetricName, number>>
