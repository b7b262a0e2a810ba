import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'

const operators = { feature: 'insights', access: OPERATOR_ROLES } as const
const figure = z.number().nullable()

export const getFulfillmentAnalytics = defineCall({
  ...operators,
  name: 'getFulfillmentAnalytics',
  method: 'GET',
  path: '/api/fulfillment/analytics/overview',
  keys: 'read',
  summary: 'Orders under way and done, their value, how long and how punctual they are, and the network they are made in',
  input: z.object({}),
  output: z.object({
    activeProjects: z.number(),
    totalProjects: z.number(),
    completedProjects: z.number(),
    /** US dollars. */
    totalValue: z.number(),
    averageValue: figure,
    statusDistribution: z.record(z.string(), z.number()),
    tierDistribution: z.record(z.string(), z.number()),
    activeFabricators: z.number(),
    /** Percent. */
    capacityUtilization: figure,
    /** Out of 5. */
    avgRating: figure,
    pendingApprovals: z.number(),
    /** Days from order to delivery. */
    avgFulfillmentTime: figure,
    onTimeRate: figure,
    activeDisputes: z.number(),
  }),
})

/** Periods of the analytics dashboard. */
export const ANALYTICS_DAYS = [30, 90, 365] as const

export const getAnalyticsDashboard = defineCall({
  ...operators,
  name: 'getAnalyticsDashboard',
  method: 'GET',
  path: '/api/analytics/dashboard',
  keys: 'read',
  summary: 'Funnel, cohorts, lead time and quality over time',
  input: z.object({
    days: z.coerce
      .number()
      .pipe(
        z.union(
          ANALYTICS_DAYS.map((days) => z.literal(days)),
          'Choose 30, 90 or 365 days',
        ),
      )
      .default(90),
  }),
  output: z.object({
    /** Out of 5: half for on-time delivery, half for no dispute, over the orders delivered in the last 365 days. */
    satisfactionScore: figure,
    /** Builders at each step, first to last; each step counts some of the builders of the step before. */
    funnel: z.array(z.object({ step: z.string(), title: z.string(), count: z.number() })),
    /** Builders by the month of their first application. */
    cohorts: z.array(z.object({ month: z.string(), builders: z.number(), approved: z.number(), ordered: z.number() })),
    /** Deliveries by month: days from order to delivery, and percent on time; null in a month without one. */
    deliveries: z.array(z.object({ month: z.string(), deliveries: z.number(), leadDays: figure, onTimeRate: figure })),
  }),
})
export type AnalyticsDashboard = z.output<typeof getAnalyticsDashboard.output>

export const FINANCIAL_PERIODS = ['week', 'month', 'quarter', 'year'] as const
export type FinancialPeriod = (typeof FINANCIAL_PERIODS)[number]

export const getFinancials = defineCall({
  ...operators,
  name: 'getFinancials',
  method: 'GET',
  path: '/api/admin/financials',
  keys: 'read',
  summary: 'What the ledger moved over a period: received, released, earned, and how builders paid; US dollars',
  input: z.object({ period: z.enum(FINANCIAL_PERIODS, 'Choose week, month, quarter or year').default('month') }),
  output: z.object({
    from: z.string(),
    revenue: z.number(),
    /** For the same length of time before. */
    previousRevenue: z.number(),
    /** Percent; null when nothing was earned before. */
    growth: figure,
    received: z.number(),
    released: z.number(),
    parts: z.array(z.object({ label: z.string(), received: z.number(), released: z.number(), revenue: z.number() })),
    /** The revenue operators aim for in a month; a setting. */
    monthlyTarget: z.number(),
    /** Released or paid early on trade credit and not received yet, of all orders, now; and the most it may be. Null: no limit is set. */
    creditDrawn: z.number(),
    creditLimit: z.number().nullable(),
    /** How builders paid: what came in at the bank, and what is unpaid of the invoices on trade credit of the period. */
    mix: z.array(z.object({ kind: z.enum(['received', 'trade_credit']), amount: z.number(), percent: z.number() })),
  }),
})
export type Financials = z.output<typeof getFinancials.output>

/** GET /api/yc-metrics: aggregates only; nothing identifies a person, company or order. */
export const getYcMetrics = defineCall({
  name: 'getYcMetrics',
  method: 'GET',
  path: '/api/yc-metrics',
  keys: 'read',
  summary: 'The product in figures, for investors',
  feature: 'insights',
  access: 'public',
  drawn: true,
  input: z.object({}),
  output: z.object({
    mrr: z.number(),
    activeUsers: z.number(),
    userGrowthRate: figure,
    conversionRate: figure,
    averageContractValue: figure,
    totalUsers: z.number(),
    weeklyActiveUsers: z.number(),
    totalRevenue: z.number(),
    totalLeads: z.number(),
    qualifiedLeads: z.number(),
    convertedCustomers: z.number(),
    quotesGenerated: z.number(),
    averageQuoteValue: figure,
    quoteToContractRate: figure,
    /** Square feet. */
    averageProjectSize: figure,
    /** Framewell's revenue as a percentage of escrow releases. */
    averageProfitMargin: figure,
    /** Percent. Null: no rents are recorded. */
    averageRentalYield: figure,
  }),
  rateLimit: { points: 120, windowSeconds: 60, by: ['address'] },
})
export type YcMetrics = z.output<typeof getYcMetrics.output>
