import type { getQualificationAnalytics } from '@framewell/domain/credit/operatorCalls'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import type { getAnalyticsDashboard, getFinancials, getFulfillmentAnalytics, getYcMetrics } from '@framewell/domain/insights/analyticsCalls'
import type { BuilderRow, ProjectRow } from '@framewell/domain/insights/dashboardCalls'
import type { Figure } from '@framewell/domain/insights/metricCalls'
import { METRICS, type MetricName } from '@framewell/domain/insights/metrics'
import { changePercent } from '@framewell/domain/insights/metricWindow'
import type { getRoutingPerformance } from '@framewell/domain/network/routingCalls'
import { decisionOf, sampleApplications } from './sampleApplications'

/** The figures of a story's business: now and a month ago. */
const VALUES: Partial<Record<MetricName, readonly [number | null, number | null]>> = {
  activeProjects: [31, 27],
  monthlyRevenue: [48_250, 39_100],
  totalBuilders: [164, 150],
  newBuildersThisMonth: [14, 11],
  uptime: [99.94, 99.9],
  conversionRate: [61.5, 58.2],
  escrowExposure: [1_284_400, 1_310_000],
  activeFabricators: [12, 12],
  avgFulfillmentTime: [23.4, 26.1],
  activeDisputes: [2, 1],
  disputeRate: [1.8, 2.4],
  pendingApprovals: [6, 4],
  pendingPartnerApprovals: [4, 3],
  lateCreditReviews: [1, null],
  delayedShipments: [3, 0],
  upgradeReviews: [2, 2],
  applicationsThisMonth: [22, 19],
  capacityUtilization: [88.2, 71],
  onTimeRate: [93.1, 90.4],
  avgRating: [4.6, 4.5],
  satisfactionScore: [null, null],
}

/** A figure as the server would return it. */
export function figure(name: MetricName): Figure {
  const { title, unit, better } = METRICS[name]
  const [value, previous] = VALUES[name] ?? [0, null]
  return { name, title, unit, better, value, previous, change: changePercent(value, previous) }
}

export const builders: readonly BuilderRow[] = sampleApplications.slice(0, 5).map((application, at) => {
  const { score, tier, assignedCreditLimit } = decisionOf(application)
  const { contactName, email, companyName } = application.answers
  return {
    id: application.id,
    name: contactName,
    email,
    company: companyName ?? 'Individual',
    creditScore: score,
    tier,
    creditLimit: assignedCreditLimit,
    companyId: null,
    outstandingBalance: at * 12_500,
    projectCount: at,
    upgradeEligible: tier === 'Standard',
    lastActivity: application.appliedAt,
  }
})

const project = (number: string, given: Partial<ProjectRow>): ProjectRow => ({
  id: `6c0d0000-0000-4000-8000-0000000${number.slice(-5)}`,
  number,
  title: 'The Schiff Plan',
  builderName: 'Whitfield Homes',
  fabricatorName: 'Wabash Steel Frames',
  tier: 'Standard',
  status: 'active',
  stage: 'fabrication_started',
  price: 42_500,
  depositCollected: 8500,
  escrowStatus: 'active',
  deadline: '2026-12-18',
  actualDelivery: null,
  paymentStatus: 'on_track',
  disputes: 0,
  late: false,
  expectedLate: null,
  ...given,
})

export const projects: readonly ProjectRow[] = [
  project('FW-2026-00031', {}),
  project('FW-2026-00030', {
    stage: 'in_transit',
    escrowStatus: 'held',
    paymentStatus: 'overdue',
    disputes: 1,
    late: true,
    deadline: '2026-11-12',
  }),
  project('FW-2026-00012', {
    status: 'completed',
    stage: 'completion_qa',
    escrowStatus: 'released',
    paymentStatus: 'paid',
    actualDelivery: '2026-09-30',
  }),
]

export const MONTHS = ['2026-07', '2026-08', '2026-09', '2026-10', '2026-11']

export const QUALIFICATION: CallOutput<typeof getQualificationAnalytics> = {
  tierDistribution: { Premium: 3, Preferred: 48, Standard: 71, Prepay: 42 },
  conversionMetrics: {
    qualificationSubmissions: 210,
    tierAssignments: 210,
    projectCreations: 44,
    fabricatorAssignments: 38,
    conversionRate: 61.5,
  },
  totalBuilders: 164,
  newBuildersThisMonth: 14,
  conversionRate: 61.5,
}

export const FULFILLMENT: CallOutput<typeof getFulfillmentAnalytics> = {
  activeProjects: 31,
  totalProjects: 44,
  completedProjects: 11,
  totalValue: 1_870_000,
  averageValue: 42_500,
  statusDistribution: { in_production: 14, shipped: 6, delivered: 9, completed: 11, on_hold: 2, cancelled: 2 },
  tierDistribution: { Preferred: 20, Standard: 15, Prepay: 9 },
  activeFabricators: 12,
  capacityUtilization: 88.2,
  avgRating: 4.6,
  pendingApprovals: 6,
  avgFulfillmentTime: 23.4,
  onTimeRate: 93.1,
  activeDisputes: 2,
}

export const ANALYTICS: CallOutput<typeof getAnalyticsDashboard> = {
  satisfactionScore: 4.4,
  funnel: [
    { step: 'interested', title: 'Asked for a quote or applied', count: 310 },
    { step: 'applied', title: 'Applied for credit', count: 120 },
    { step: 'approved', title: 'Approved', count: 74 },
    { step: 'ordered', title: 'Signed an order', count: 44 },
    { step: 'delivered', title: 'Got a delivery', count: 11 },
  ],
  cohorts: MONTHS.map((month, at) => ({ month, builders: 20 + at, approved: 12 + at, ordered: 5 })),
  deliveries: MONTHS.map((month, at) => ({ month, deliveries: 3, leadDays: 30 - at * 2, onTimeRate: 85 + at * 2 })),
}

export const FINANCIALS: CallOutput<typeof getFinancials> = {
  from: '2026-10-24T00:00:00.000Z',
  revenue: 48_250,
  previousRevenue: 39_100,
  monthlyTarget: 500_000,
  creditDrawn: 182_400,
  creditLimit: 400_000,
  growth: 23.4,
  received: 412_000,
  released: 371_500,
  parts: MONTHS.map((label, at) => ({ label, received: 80_000 + at * 1000, released: 70_000, revenue: 8000 + at * 500 })),
  mix: [
    { kind: 'bank_receipt', amount: 300_000, percent: 75 },
    { kind: 'house_credit', amount: 100_000, percent: 25 },
  ],
}

export const YC_METRICS: CallOutput<typeof getYcMetrics> = {
  mrr: 48_250,
  activeUsers: 61,
  userGrowthRate: 9.3,
  conversionRate: 61.5,
  averageContractValue: 42_500,
  totalUsers: 148,
  weeklyActiveUsers: 33,
  totalRevenue: 214_000,
  totalLeads: 390,
  qualifiedLeads: 129,
  convertedCustomers: 27,
  quotesGenerated: 512,
  averageQuoteValue: 51_200,
  quoteToContractRate: 8.6,
  averageProjectSize: 1350,
  averageProfitMargin: 2.1,
  averageRentalYield: null,
}

export const PERFORMANCE: CallOutput<typeof getRoutingPerformance> = {
  fabricators: [
    { id: 's1', name: 'Wabash Steel Frames', projectCount: 18, averageScore: 0.91, onTimeDeliveryRate: 0.95, averageUtilization: 0.82 },
    { id: 's2', name: 'Kokosing Frames', projectCount: 0, averageScore: null, onTimeDeliveryRate: null, averageUtilization: 0.1 },
  ],
}
