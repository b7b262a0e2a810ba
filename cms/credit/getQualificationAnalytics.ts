import type { getQualificationAnalytics as getQualificationAnalyticsCall } from '@framewell/domain/credit/operatorCalls'
import { ASSIGNABLE_TIERS } from '@framewell/domain/credit/tier'
import { sql } from '@payloadcms/db-postgres'
import { transactionOf } from '../database/transactionOf'
import type { Operation } from '../http/bindCall'

/**
 * A row for each project, and whether a shop has it on its schedule: orders, and productions started in the plan picker that no order was made
 * of yet.
 */
const PROJECTS = sql`
  select status in ('active', 'on_hold', 'completed') as assigned from orders
  union all
  select jsonb_path_exists(milestones::jsonb, '$[*] ? (@.id == "framing-scheduled" && @.status == "completed")')
  from plan_productions p where not exists (select from orders o where o.source_id = p.id::text)`

/** Figures over all applications and the projects they became. A builder is an email address; they are new in the month (UTC) of their first application. */
export const getQualificationAnalytics: Operation<typeof getQualificationAnalyticsCall> = async ({ req, now }) => {
  const db = await transactionOf(req)
  const tiers = await db.execute(sql`select assigned_tier::text as tier, count(*)::int as count from credit_applications group by 1`)
  const totals = await db.execute(sql`
    select count(*)::int as submissions, count(assigned_tier)::int as assignments,
      count(*) filter (where qualification_status = 'approved')::int as approved
    from credit_applications`)
  const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)).toISOString()
  const builders = await db.execute(sql`
    select count(*)::int as total, count(*) filter (where first >= ${monthStart}::timestamptz)::int as new
    from (select min(applied_at) as first from credit_applications group by lower(email)) as builder`)
  const projects = await db.execute(sql`
    select count(*)::int as created, count(*) filter (where assigned)::int as assigned
    from (${PROJECTS}) as project`)
  const submissions = Number(totals.rows[0]?.submissions)
  const conversionRate = submissions === 0 ? 0 : Math.round((Number(totals.rows[0]?.approved) / submissions) * 1000) / 10
  const counted = Object.fromEntries(tiers.rows.map(({ tier, count }) => [String(tier), Number(count)]))
  return {
    tierDistribution: { ...Object.fromEntries(ASSIGNABLE_TIERS.map((tier) => [tier, 0])), ...counted },
    conversionMetrics: {
      qualificationSubmissions: submissions,
      tierAssignments: Number(totals.rows[0]?.assignments),
      projectCreations: Number(projects.rows[0]?.created),
      fabricatorAssignments: Number(projects.rows[0]?.assigned),
      conversionRate,
    },
    totalBuilders: Number(builders.rows[0]?.total),
    newBuildersThisMonth: Number(builders.rows[0]?.new),
    conversionRate,
  }
}
