import type { getAnalyticsDashboard as getAnalyticsDashboardCall } from '@framewell/domain/insights/analyticsCalls'
import { eventMetric, METRICS } from '@framewell/domain/insights/metrics'
import { dayStart } from '@framewell/domain/insights/metricWindow'
import type { TrackedEvent } from '@framewell/domain/insights/track'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { readFigures } from './readFigures'

const DAY = 86_400_000
/** The screens' events, in the order a builder causes them. */
const FUNNEL_EVENTS = [
  'configuration_completed',
  'quote_submitted',
  'credit_application_submitted',
] as const satisfies readonly TrackedEvent[]
const MONTHS = 12

/** Funnel, cohorts and trends. Events of past days are read from their recorded counts. */
export const getAnalyticsDashboard: Operation<typeof getAnalyticsDashboardCall> = async ({ req, now }, { days }) => {
  const from = new Date(dayStart(now).getTime() - (days - 1) * DAY)
  const { satisfactionScore } = await readFigures(req, ['satisfactionScore'], now)
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1), 1))
  return {
    satisfactionScore: satisfactionScore.value,
    funnel: [...(await eventSteps(req, from, now)), ...(await recordSteps(req, from))],
    cohorts: await cohorts(req, first),
    deliveries: await deliveries(req, first),
  }
}

async function eventSteps(req: PayloadRequest, from: Date, now: Date) {
  const names = FUNNEL_EVENTS.map(eventMetric)
  const today = await readFigures(req, names, now)
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select metric, sum(value)::float8 as count from metric_days
    where metric like 'event:%' and day >= ${from.toISOString().slice(0, 10)} and day < ${now.toISOString().slice(0, 10)} group by metric`)
  const before = new Map(
    z
      .array(z.object({ metric: z.string(), count: z.number() }))
      .parse(rows)
      .map(({ metric, count }) => [metric, count]),
  )
  return names.map((name) => ({ step: name, title: METRICS[name].title, count: (before.get(name) ?? 0) + (today[name].value ?? 0) }))
}

async function recordSteps(req: PayloadRequest, from: Date) {
  const database = await transactionOf(req)
  const since = sql`${from.toISOString()}::timestamptz`
  const { rows } = await database.execute(sql`
    select (select count(*)::int from credit_applications where applied_at >= ${since} and qualification_status = 'approved') as approved,
      (select count(*)::int from orders where signed_at >= ${since}) as ordered,
      (select count(distinct order_id)::int from order_events where kind = 'stage' and stage = 'delivered_to_site' and at >= ${since}) as delivered`)
  const { approved, ordered, delivered } = z.object({ approved: z.number(), ordered: z.number(), delivered: z.number() }).parse(rows[0])
  return [
    { step: 'approved', title: 'Applications approved', count: approved },
    { step: 'ordered', title: 'Orders signed', count: ordered },
    { step: 'delivered', title: 'Orders delivered', count: delivered },
  ]
}

async function cohorts(req: PayloadRequest, first: Date) {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select to_char(first at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as builders, count(*) filter (where approved)::int as approved,
      count(*) filter (where ordered)::int as ordered
    from (
      select min(a.applied_at) as first, bool_or(a.qualification_status = 'approved') as approved, bool_or(o.company_id is not null) as ordered
      from credit_applications a left join (select distinct company_id from orders where signed_at is not null) as o on o.company_id = a.company_id
      group by lower(a.email)
    ) as builder where first >= ${first.toISOString()}::timestamptz group by 1 order by 1`)
  return z.array(z.object({ month: z.string(), builders: z.number(), approved: z.number(), ordered: z.number() })).parse(rows)
}

async function deliveries(req: PayloadRequest, first: Date) {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select to_char(done at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as deliveries,
      avg(extract(epoch from done - placed_at) / 86400)::float8 as "leadDays",
      (100.0 * avg((to_char(done at time zone 'UTC', 'YYYY-MM-DD') <= left(deliver_by, 10))::int))::float8 as "onTimeRate"
    from (
      select min(e.at) as done, o.placed_at, o.deliver_by from orders o join order_events e on e.order_id = o.id
      where e.kind = 'stage' and e.stage = 'delivered_to_site' group by o.id
    ) as delivery where done >= ${first.toISOString()}::timestamptz group by 1 order by 1`)
  return z
    .array(z.object({ month: z.string(), deliveries: z.number(), leadDays: z.number().nullable(), onTimeRate: z.number().nullable() }))
    .parse(rows)
}
