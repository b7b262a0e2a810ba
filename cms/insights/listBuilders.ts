import { TIERS } from '@framewell/domain/credit/tier'
import { upgradeEligible } from '@framewell/domain/credit/upgradeEligible'
import type { BuilderRow, listBuilders as listBuildersCall } from '@framewell/domain/insights/dashboardCalls'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { dayOf, TODAY } from '../platform/database/companyTime'
import type { Operation } from '../platform/http/calls/bindCall'
import { pageOfSql } from '../platform/lists/pageOfSql'
import { companyOrIndividual } from './companyOrIndividual'

const builderRows = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    company: z.string(),
    companyId: z.string().nullable(),
    score: z.coerce.number(),
    tier: z.enum(TIERS),
    granted: z.boolean(),
    credit_limit: z.coerce.number(),
    balance: z.coerce.number(),
    projects: z.number(),
    completed: z.number(),
    late: z.number(),
    first_order: z.coerce.date().nullable(),
    active: z.coerce.date(),
  }),
)

/** The domain's `upgradeEligible` of builders who were not rejected, as a filter; a test keeps the two equal. */
export const MAY_QUALIFY = sql`granted and completed > 0 and late = 0 and (tier = 'Prepay' or tier = 'Standard'
  and ${dayOf(sql`first_order`)} <= to_char((${TODAY})::date - interval '6 months', 'YYYY-MM-DD'))`

/** Builders: the newest application of each email address, with the orders and open invoices of its company. */
export const BUILDERS = sql`
  select a.id, a.contact_name as name, a.email, ${companyOrIndividual} as company, a.company_id as "companyId", a.credit_score as score,
    a.assigned_tier::text as tier, a.qualification_status <> 'rejected' as granted, case when a.qualification_status = 'rejected' then 0 else a.assigned_credit_limit end as credit_limit,
    coalesce(owed.cents, 0)::float8 / 100 as balance, coalesce(owed.late, 0)::int as late,
    coalesce(placed.projects, 0)::int as projects, coalesce(placed.completed, 0)::int as completed, placed.first_order,
    greatest(a.applied_at, placed.last_order) as active
  from (select distinct on (lower(email)) * from credit_applications order by lower(email), applied_at desc, id) as a
    left join (
      select company_id, count(*) as projects, count(*) filter (where status = 'completed') as completed, min(placed_at) as first_order,
        max(placed_at) as last_order
      from orders group by company_id
    ) as placed on placed.company_id = a.company_id
    left join (
      select company_id, sum(amount_cents - paid_cents - credited_cents) as cents,
        count(*) filter (where due_on < ${TODAY}) as late
      from invoices where status = 'open' group by company_id
    ) as owed on owed.company_id = a.company_id`

export const listBuilders: Operation<typeof listBuildersCall> = async ({ req, now }, { tier, upgrade, ...asked }) => {
  const { data: rows, ...rest } = await pageOfSql(
    req,
    {
      every: BUILDERS,
      searched: ['name', 'email', 'company'],
      where: [...(tier === 'all' ? [] : [sql`tier = ${tier}`]), ...(upgrade === 'all' ? [] : [MAY_QUALIFY])],
      sorts: { active: 'active', name: 'name', score: 'score', limit: 'credit_limit', balance: 'balance' },
    },
    asked,
  )
  const data = builderRows.parse(rows).map(
    ({ score, granted, credit_limit, balance, projects, completed, late, first_order, active, ...row }): BuilderRow => ({
      ...row,
      creditScore: score,
      creditLimit: credit_limit,
      outstandingBalance: balance,
      projectCount: projects,
      upgradeEligible:
        granted && upgradeEligible(row.tier, { completedOrders: completed, lateInvoices: late, firstOrderAt: first_order }, now),
      lastActivity: active.toISOString(),
    }),
  )
  return { data, ...rest }
}
