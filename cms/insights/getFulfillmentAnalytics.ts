import type { getFulfillmentAnalytics as getFulfillmentAnalyticsCall } from '@framewell/domain/insights/analyticsCalls'
import { type FulfillmentStatus, fulfillmentStatus, ORDER_STAGES, ORDER_STATUSES } from '@framewell/domain/orders/stages'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { counted } from './metricCalls'
import { readFigures } from './readFigures'

/** Orders and the network that makes them; the dashboards open each of these figures. */
export const getFulfillmentAnalytics: Operation<typeof getFulfillmentAnalyticsCall> = async ({ req, now }) => {
  const figures = await readFigures(
    req,
    [
      'activeProjects',
      'totalProjects',
      'completedProjects',
      'totalOrderValue',
      'averageContractValue',
      'activeFabricators',
      'capacityUtilization',
      'avgRating',
      'pendingApprovals',
      'avgFulfillmentTime',
      'onTimeRate',
      'activeDisputes',
    ],
    now,
  )
  return {
    activeProjects: counted(figures.activeProjects),
    totalProjects: counted(figures.totalProjects),
    completedProjects: counted(figures.completedProjects),
    totalValue: counted(figures.totalOrderValue),
    averageValue: figures.averageContractValue.value,
    statusDistribution: await fulfillment(req),
    tierDistribution: await tiers(req),
    activeFabricators: counted(figures.activeFabricators),
    capacityUtilization: figures.capacityUtilization.value,
    avgRating: figures.avgRating.value,
    pendingApprovals: counted(figures.pendingApprovals),
    avgFulfillmentTime: figures.avgFulfillmentTime.value,
    onTimeRate: figures.onTimeRate.value,
    activeDisputes: counted(figures.activeDisputes),
  }
}

const tierRows = z.array(z.object({ name: z.string(), count: z.number() }))
const placeRows = z.array(z.object({ status: z.enum(ORDER_STATUSES), stage: z.enum(ORDER_STAGES), count: z.number() }))
/** Shown also when no order is there. */
const ALWAYS = ['in_production', 'shipped', 'delivered', 'completed', 'on_hold'] as const satisfies readonly FulfillmentStatus[]

async function tiers(req: PayloadRequest): Promise<Record<string, number>> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select tier::text as name, count(*)::int as count from orders where signed_at is not null group by 1 order by 2 desc, 1`)
  return Object.fromEntries(tierRows.parse(rows).map(({ name, count }) => [name, count]))
}

/** Signed orders by where they are in fulfillment. */
async function fulfillment(req: PayloadRequest): Promise<Record<string, number>> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select status::text, stage::text, count(*)::int as count from orders where signed_at is not null group by 1, 2`)
  const counts: Partial<Record<FulfillmentStatus, number>> = Object.fromEntries(ALWAYS.map((status) => [status, 0]))
  for (const { count, ...order } of placeRows.parse(rows)) {
    const place = fulfillmentStatus(order)
    counts[place] = (counts[place] ?? 0) + count
  }
  return counts
}
