import type { getFulfillmentAnalytics as getFulfillmentAnalyticsCall } from '@framewell/domain/insights/analyticsCalls'
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
    statusDistribution: await distribution(req, 'status'),
    tierDistribution: await distribution(req, 'tier'),
    activeFabricators: counted(figures.activeFabricators),
    capacityUtilization: figures.capacityUtilization.value,
    avgRating: figures.avgRating.value,
    pendingApprovals: counted(figures.pendingApprovals),
    avgFulfillmentTime: figures.avgFulfillmentTime.value,
    onTimeRate: figures.onTimeRate.value,
    activeDisputes: counted(figures.activeDisputes),
  }
}

const distributed = z.array(z.object({ name: z.string(), count: z.number() }))

/** Signed orders by one of their columns. */
async function distribution(req: PayloadRequest, column: 'status' | 'tier'): Promise<Record<string, number>> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select ${sql.identifier(column)}::text as name, count(*)::int as count from orders where signed_at is not null group by 1 order by 2 desc, 1`)
  return Object.fromEntries(distributed.parse(rows).map(({ name, count }) => [name, count]))
}
