import { addWeeks, usedUnits, weekStartOf } from '@framewell/domain/network/capacityWeek'
import type {
  getRoutingAnalytics as getRoutingAnalyticsCall,
  getRoutingPerformance as getRoutingPerformanceCall,
} from '@framewell/domain/network/routingCalls'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { projectDecisions } from './projectDecisions'
import { routableShops } from './routableShops'

const figures = z.object({
  decisions: z.number(),
  refused: z.number(),
  averageMiles: z.number().nullable(),
  averageScore: z.number().nullable(),
  tierBonusShare: z.number().nullable(),
})
const performanceRows = z.array(
  z.object({ id: z.string(), name: z.string(), projects: z.number(), score: z.number().nullable(), on_time: z.number().nullable() }),
)
/** Weeks over which utilization is averaged: this one and the next three. */
const UTILIZATION_WEEKS = 4

export const getRoutingAnalytics: Operation<typeof getRoutingAnalyticsCall> = async ({ req }) => {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select count(*)::int as decisions, count(*) filter (where chosen is null)::int as refused, avg(chosen_miles)::float8 as "averageMiles",
      avg(chosen_score)::float8 as "averageScore",
      avg(case when tier_bonus_applied then 1 else 0 end) filter (where chosen is not null)::float8 as "tierBonusShare"
    from ${projectDecisions(sql`chosen, chosen_miles, chosen_score, tier_bonus_applied`)} as decisions`)
  return figures.parse(rows[0])
}

/** Each shop's projects and mean score from their last decisions, its on-time rate from finished orders, its utilization from the calendar. */
export const getRoutingPerformance: Operation<typeof getRoutingPerformanceCall> = async ({ req, now }) => {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select f.id, f.name, count(d.id)::int as projects, avg(d.chosen_score)::float8 as score,
      (f.on_time_orders / nullif(f.finished_orders, 0))::float8 as on_time
    from fabricators f left join ${projectDecisions(sql`id, chosen, chosen_score`)} as d on d.chosen = f.id::text group by f.id order by f.name`)
  const from = weekStartOf(now)
  const shops = await routableShops(req, from, UTILIZATION_WEEKS)
  const last = addWeeks(from, UTILIZATION_WEEKS)
  const utilization = new Map(
    shops.map(({ id, weeks }) => {
      const planned = weeks.filter(({ week }) => week < last)
      const capacity = planned.reduce((sum, week) => sum + week.capacityUnits, 0)
      const used = planned.reduce((sum, week) => sum + usedUnits(week), 0)
      return [id, capacity > 0 ? used / capacity : 0]
    }),
  )
  return {
    fabricators: performanceRows.parse(rows).map(({ id, name, projects, score, on_time }) => ({
      id,
      name,
      projectCount: projects,
      averageScore: score,
      onTimeDeliveryRate: on_time,
      averageUtilization: utilization.get(id) ?? 0,
    })),
  }
}
