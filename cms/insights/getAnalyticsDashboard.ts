import { companyDay, dayAfter, monthAfter, startOfDay } from '@framewell/domain/dates/businessDays'
import type { getAnalyticsDashboard as getAnalyticsDashboardCall } from '@framewell/domain/insights/analyticsCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { dayOf, monthOf } from '../platform/database/companyTime'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { readFigures } from './readFigures'

const MONTHS = 12

/** Funnel, cohorts and trends, from records. */
export const getAnalyticsDashboard: Operation<typeof getAnalyticsDashboardCall> = async ({ req, now }, { days }) => {
  const today = companyDay(now)
  const from = startOfDay(dayAfter(today, 1 - days))
  const { satisfactionScore } = await readFigures(req, ['satisfactionScore'], now)
  const first = startOfDay(monthAfter(today, 1 - MONTHS))
  return {
    satisfactionScore: satisfactionScore.value,
    funnel: await funnel(req, from),
    cohorts: await cohorts(req, first),
    deliveries: await deliveries(req, first),
  }
}

/**
 * Builders since a day, by email address: who asked for a quote or applied, and of those who applied, was approved, signed an order and got
 * it. Each step counts some of the builders of the step before, so that no step is larger.
 */
async function funnel(req: PayloadRequest, from: Date) {
  const database = await transactionOf(req)
  const since = sql`${from.toISOString()}::timestamptz`
  const { rows } = await database.execute(sql`
    with applicants as (
      select lower(a.email) as email, bool_or(a.qualification_status = 'approved') as approved,
        bool_or(a.qualification_status = 'approved' and o.company_id is not null) as ordered,
        bool_or(a.qualification_status = 'approved' and coalesce(o.delivered, false)) as delivered
      from credit_applications a left join (
        select orders.company_id, bool_or(e.id is not null) as delivered
        from orders left join order_events e on e.order_id = orders.id and e.kind = 'stage' and e.stage = 'delivered_to_site'
        where orders.signed_at >= ${since} group by 1
      ) as o on o.company_id = a.company_id
      where a.applied_at >= ${since} group by 1
    ), interested as (
      select email from applicants
      union select lower(contact_email) from issued_quotes where created_at >= ${since} and contact_email is not null
    )
    select (select count(*)::int from interested) as interested, count(*)::int as applied, count(*) filter (where approved)::int as approved,
      count(*) filter (where ordered)::int as ordered, count(*) filter (where delivered)::int as delivered
    from applicants`)
  const counts = funnelRow.parse(rows[0])
  return FUNNEL_STEPS.map(({ step, title }) => ({ step, title, count: counts[step] }))
}

const FUNNEL_STEPS = [
  { step: 'interested', title: 'Asked for a quote or applied' },
  { step: 'applied', title: 'Applied for credit' },
  { step: 'approved', title: 'Approved' },
  { step: 'ordered', title: 'Signed an order' },
  { step: 'delivered', title: 'Got a delivery' },
] as const
const funnelRow = z.object({
  interested: z.number(),
  applied: z.number(),
  approved: z.number(),
  ordered: z.number(),
  delivered: z.number(),
})

async function cohorts(req: PayloadRequest, first: Date) {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select ${monthOf(sql`first`)} as month, count(*)::int as builders, count(*) filter (where approved)::int as approved,
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
    select ${monthOf(sql`done`)} as month, count(*)::int as deliveries,
      avg(extract(epoch from done - placed_at) / 86400)::float8 as "leadDays",
      (100.0 * avg((${dayOf(sql`done`)} <= left(deliver_by, 10))::int))::float8 as "onTimeRate"
    from (
      select min(e.at) as done, o.placed_at, o.deliver_by from orders o join order_events e on e.order_id = o.id
      where e.kind = 'stage' and e.stage = 'delivered_to_site' group by o.id
    ) as delivery where done >= ${first.toISOString()}::timestamptz group by 1 order by 1`)
  return z
    .array(z.object({ month: z.string(), deliveries: z.number(), leadDays: z.number().nullable(), onTimeRate: z.number().nullable() }))
    .parse(rows)
}
