import type { MetricName } from '@framewell/domain/insights/metrics'
import { cents, dollarsOfCents, sumCents } from '@framewell/domain/money/cents'
import { orders } from './orderRows'

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const kept = orders.filter(({ status }) => status !== 'cancelled')
const delivered = orders.flatMap((order) =>
  order.done === null ? [] : [{ ...order, days: order.placed - order.done, onTime: order.done >= order.due }],
)
const disputed = (number: string) => number.endsWith('2')

/** The orders' figures, counted by hand instead of by the product's SQL. */
export const orderCounts = {
  activeProjects: 2,
  totalProjects: 5,
  completedProjects: 2,
  projectCreations: 5,
  fabricatorAssignments: 4,
  totalOrderValue: dollarsOfCents(sumCents(kept.map((each) => cents(each.cents)))),
  averageContractValue: mean(kept.map((each) => dollarsOfCents(cents(each.cents)))),
  averageProjectSize: mean(kept.map(({ area }) => area)),
  convertedCustomers: 2,
  avgFulfillmentTime: mean(delivered.map(({ days }) => days)),
  // Of three who applied, two companies signed.
  conversionRate: Number(((2 / 3) * 100).toFixed(6)),
  onTimeRate: (delivered.filter(({ onTime }) => onTime).length / delivered.length) * 100,
  delayedShipments: 1,
  activeDisputes: 1,
  disputeRate: (1 / 5) * 100,
  satisfactionScore: mean(delivered.map(({ onTime, number }) => (onTime ? 2.5 : 0) + (disputed(number) ? 0 : 2.5))),
  averageProfitMargin: (6000 / 300_000) * 100,
  upgradeReviews: 2,
  outstandingBalance: 10_000 - 2500,
  totalReleased: 2940,
} as const satisfies Partial<Record<MetricName, number>>

/** The same once something is open in the network, the money and the system. */
export const underWayCounts = {
  activeAccounts: orders.length,
  // A receipt and a release; a posting that was reversed moves nothing.
  processingVolume: 8000 + 3000,
  // Of the shop with finished orders; the new shop has no rating.
  avgRating: (0.5 * 0.9 + 0.3 * 0.85 + 0.2 * 0.925) * 5,
  capacityUtilization: ((20 + 5) / (50 + 50)) * 100,
  releaseFailures: 2,
  pendingPartnerApprovals: 2,
  pendingApprovals: 2,
  lateNetworkAnswers: 1,
  avgProcessingTime: (12 - 10 + (20 - 15)) / 2,
} as const satisfies Partial<Record<MetricName, number>>
