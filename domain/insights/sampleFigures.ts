import type { MetricName } from './metrics'

/** The specification's figures per dashboard, shown when the live call fails and always marked 'Sample figures'. */
export const SAMPLE_OVERVIEW = {
  activeProjects: 12,
  activeFabricators: 8,
  escrowExposure: 2_850_000,
  conversionRate: 68,
  avgFulfillmentTime: 21,
  pendingApprovals: 5,
  disputeRate: 2.1,
  pendingPartnerApprovals: 5,
  upgradeReviews: 3,
  delayedShipments: 2,
} as const satisfies Partial<Record<MetricName, number>>
/** Builders by tier. */
export const SAMPLE_TIERS = { Preferred: 45, Standard: 32, Prepay: 18 } as const

export const SAMPLE_CONTROL = {
  activeProjects: 47,
  totalRevenue: 2_847_500,
  monthlyRevenue: 485_000,
  totalBuilders: 156,
  newBuildersThisMonth: 18,
  conversionRate: 68.5,
  activeFabricators: 23,
  capacityUtilization: 74.2,
  avgRating: 4.6,
  pendingApprovals: 7,
  escrowExposure: 1_847_500,
  activeAccounts: 34,
  avgFulfillmentTime: 18,
  onTimeRate: 92.1,
  activeDisputes: 3,
  uptime: 99.7,
  apiResponseTime: 125,
  errorRate: 0.3,
} as const satisfies Partial<Record<MetricName, number>>
/** Growth of monthly revenue, percent. */
export const SAMPLE_GROWTH = 23.4
