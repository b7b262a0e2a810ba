import { TIERS } from '@framewell/domain/credit/tier'
import { ESCROW_STATES, type listProjects as listProjectsCall, PAYMENT_STATES } from '@framewell/domain/insights/dashboardCalls'
import { OPEN_STATUSES, ORDER_STAGES, ORDER_STATUSES } from '@framewell/domain/orders/stages'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { JSON_LIST } from '../network/keepShops'
import { dayOf, TODAY } from '../platform/database/companyTime'
import { texts } from '../platform/database/texts'
import type { Operation } from '../platform/http/calls/bindCall'
import { pageOfSql } from '../platform/lists/pageOfSql'
import { expectedLate, IS_LATE } from './lateOrders'

const projectRows = z.array(
  z.object({
    id: z.string(),
    number: z.string(),
    title: z.string(),
    builder: z.string(),
    shop: z.string(),
    tier: z.enum(TIERS),
    status: z.enum(ORDER_STATUSES),
    stage: z.enum(ORDER_STAGES),
    price: z.coerce.number(),
    deposit: z.coerce.number(),
    escrow: z.enum(ESCROW_STATES),
    deadline: z.string(),
    delivered: z.string().nullable(),
    payment: z.enum(PAYMENT_STATES),
    disputes: z.number(),
    late: z.boolean(),
  }),
)

/** Orders with what search, filters and sorting use. */
const ORDERS = sql`
  select o.id, o.number, o.title, o.company_name as builder, o.fabricator_name as shop, o.tier::text as tier, o.status::text as status,
    o.stage::text as stage, o.price_cents::float8 / 100 as price, o.placed_at, left(o.deliver_by, 10) as deadline,
    ${IS_LATE} as late
  from orders o`

/** The money and disputes under the orders' numbers. */
const WITH_MONEY = sql`
  select page.*, coalesce(bills.deposit, 0)::float8 / 100 as deposit,
    case when disputed.open > 0 then 'held' when held.cents > 0 then 'active' when p.id is null then 'none' else 'released' end as escrow,
    ${dayOf(sql`done.at`)} as delivered,
    case when bills.late > 0 then 'overdue'
      when bills.unpaid is null and bills.paid > 0 then case when page.tier = 'Prepay' then 'prepaid' else 'paid' end
      when bills.final_open > 0 then 'pending_final' else 'on_track' end as payment,
    coalesce(disputed.open, 0)::int as disputes
  from page
    left join payment_projects p on p.number = page.number
    left join lateral (
      select min(at) as at from order_events e where e.order_id = page.id and e.kind = 'stage' and e.stage = 'delivered_to_site'
    ) as done on true
    left join lateral (
      select sum(paid_cents) filter (where kind = 'deposit') as deposit, sum(paid_cents) as paid,
        sum(amount_cents - paid_cents - credited_cents) filter (where status in ('open', 'scheduled')) as unpaid,
        count(*) filter (where kind = 'final' and status = 'open') as final_open,
        count(*) filter (where status = 'open' and due_on < ${TODAY}) as late
      from invoices i where i.project_id = p.id
    ) as bills on true
    left join lateral (select sum(balance_cents) as cents from ledger_accounts l where l.kind = 'escrow' and l.project_id = page.number) as held on true
    left join lateral (select count(*) as open from payment_disputes d where d.project_id = p.id and d.status = 'open') as disputed on true`

const FILTERS = {
  all: [],
  active: [sql`status in ${texts(OPEN_STATUSES)}`],
  late: [sql`late`],
  disputed: [
    sql`number in (select p.number from payment_disputes d join payment_projects p on p.id = d.project_id where d.status = 'open')`,
  ],
  completed: [sql`status = 'completed'`],
  cancelled: [sql`status = 'cancelled'`],
} as const

export const listProjects: Operation<typeof listProjectsCall> = async ({ req, now }, { status, ...asked }) => {
  const where =
    status === 'expected_late' ? [sql`id = any(${JSON_LIST(idsOf(await expectedLate.get()(req, sql`true`, now)))})`] : FILTERS[status]
  const { data: rows, ...rest } = await pageOfSql(
    req,
    {
      every: ORDERS,
      shown: WITH_MONEY,
      searched: ['number', 'title', 'builder', 'shop'],
      where,
      sorts: { placed: 'placed_at', deadline: 'deadline', price: 'price', builder: 'builder' },
    },
    asked,
  )
  const late = await expectedLate.get()(req, sql`o.id = any(${JSON_LIST(idsOf(rows))})`, now)
  const lateDay = new Map(late.map(({ id, day }) => [id, day]))
  const data = projectRows.parse(rows).map(({ builder, shop, deposit, escrow, delivered, payment, ...row }) => ({
    ...row,
    expectedLate: lateDay.get(row.id) ?? null,
    builderName: builder,
    fabricatorName: shop,
    depositCollected: deposit,
    escrowStatus: escrow,
    actualDelivery: delivered,
    paymentStatus: payment,
  }))
  return { data, ...rest }
}

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)
