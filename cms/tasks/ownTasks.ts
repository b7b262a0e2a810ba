import { HOW_TO_PAY } from '@framewell/domain/payments/houseAccount'
import {
  type listOwnTasks as listOwnTasksCall,
  MOST_OWN_TASKS,
  OWN_TASK_KIND_NAMES,
  type OwnTaskKind,
  ownTaskSchema,
} from '@framewell/domain/tasks/ownTasks'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type ExpectedLate, expectedLateRows, IS_LATE } from '../insights/lateOrders'
import { JSON_LIST } from '../network/keepShops'
import { ordersExpectedLate } from '../orders/ordersExpectedLate'
import { companiesOf } from '../parties/companyOf'
import { ADVANCE_UNSIGNED, type OpenWaivers, openWaivers } from '../payments/billing/waiverSums'
import { WITHOUT_W9 } from '../payments/payees/withoutW9'
import { IS_HELD } from '../payments/projects/heldRelease'
import { ACCEPTANCE_ENDS_ON, NEXT_PHASE, NOT_DISPUTED, STAGE_REACHED } from '../payments/projects/nextPhase'
import { dayInWords, endOf } from '../platform/database/companyTime'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { keyOf } from '../platform/sessions/keyOfRequest'
import { WITHOUT_PRICE_LIST } from './shopTasks'
import { NO_MONEY, REVIEWABLE, type TaskRows } from './taskRows'

/** A kind's rows with the company, or the engineer's account, whose task it is. */
interface OwnTaskRows extends Omit<TaskRows, 'since' | 'due'> {
  readonly whose: SqlPart
  readonly due: SqlPart
}

const NO_DEADLINE = sql`null::timestamptz`
const ORDER_NAME = sql`o.title`
const SHOP_ORDERS = sql`orders o join fabricators f on f.id = o.fabricator_id`
const onReviewScreen = sql`'/engineering-review?order=' || o.number`
const onShopScreen = sql`'/shop?order=' || o.number`
const milestones = sql`'/payments?tab=milestones&project=' || p.number`
const inOwed = sql`'/payments?tab=factoring'`

interface Computed {
  readonly late: readonly ExpectedLate[]
  readonly waivers: OpenWaivers
}

const sourcesOf = ({ late, waivers }: Computed): Readonly<Record<OwnTaskKind, OwnTaskRows>> => ({
  signOrder: {
    whose: sql`o.company_id`,
    id: sql`o.id`,
    name: ORDER_NAME,
    detail: sql`o.number`,
    due: sql`o.held_until`,
    money: sql`o.price_cents`,
    href: sql`'/place-order?order=' || o.number`,
    from: sql`orders o where o.status = 'awaiting_signature'`,
  },
  payInvoice: {
    whose: sql`i.company_id`,
    id: sql`i.id`,
    name: sql`p.title`,
    detail: sql`i.number || ', ' || p.number`,
    due: endOf(sql`i.due_on`),
    money: sql`i.amount_cents - i.paid_cents - i.credited_cents`,
    href: sql`${milestones} || ${HOW_TO_PAY}::text`,
    from: sql`invoices i join payment_projects p on p.id = i.project_id where i.status = 'open'`,
  },
  signChange: {
    whose: sql`o.company_id`,
    id: sql`x.id`,
    name: ORDER_NAME,
    detail: sql`o.number || ', change ' || x.number`,
    due: NO_DEADLINE,
    money: NO_MONEY,
    href: sql`'/order-tracking?order=' || o.number`,
    from: sql`order_changes x join orders o on o.id = x.order_id
      where x.status = 'proposed' and coalesce(jsonb_typeof(x.builder_signature::jsonb), 'null') = 'null'`,
  },
  acceptPhase: {
    whose: sql`p.company_id`,
    id: sql`p.id`,
    name: sql`p.title`,
    detail: sql`p.number`,
    due: endOf(ACCEPTANCE_ENDS_ON),
    money: NO_MONEY,
    href: milestones,
    from: sql`payment_projects p join orders o on o.number = p.number ${NEXT_PHASE}
      where p.status = 'active' and ${STAGE_REACHED} and not p.id = any(${JSON_LIST(waivers.lacking)}) and ${NOT_DISPUTED} and not ${IS_HELD}`,
  },
  acceptOrder: {
    whose: sql`f.company_id`,
    id: sql`o.id`,
    name: ORDER_NAME,
    detail: sql`o.number`,
    due: sql`o.accept_by`,
    // What it is paid is on the order: it follows from lists and quotes.
    money: NO_MONEY,
    href: onShopScreen,
    from: sql`${SHOP_ORDERS} where o.status = 'active' and o.accepted_at is null and o.accept_by is not null`,
  },
  signWaiver: {
    whose: sql`f.company_id`,
    id: sql`p.id`,
    name: ORDER_NAME,
    detail: sql`o.number`,
    due: NO_DEADLINE,
    money: NO_MONEY,
    href: sql`case when exists (select from factoring_requests q where ${ADVANCE_UNSIGNED}) then ${inOwed} else ${onShopScreen} end`,
    from: sql`payment_projects p join orders o on o.number = p.number join fabricators f on f.id = p.fabricator_id
      where p.id = any(${JSON_LIST(waivers.signable)})`,
  },
  lateWork: {
    whose: sql`f.company_id`,
    id: sql`o.id`,
    name: ORDER_NAME,
    detail: sql`o.number`,
    due: endOf(sql`o.deliver_by`),
    money: NO_MONEY,
    href: onShopScreen,
    from: sql`${SHOP_ORDERS} where o.status = 'active' and ${IS_LATE}`,
  },
  expectedLate: {
    whose: sql`f.company_id`,
    id: sql`o.id`,
    name: ORDER_NAME,
    detail: sql`o.number || ', expected ' || ${dayInWords(sql`late.day`)}`,
    due: endOf(sql`o.deliver_by`),
    money: NO_MONEY,
    href: onShopScreen,
    from: sql`${SHOP_ORDERS} join ${expectedLateRows(late)} on late.id = o.id where o.status = 'active'`,
  },
  priceList: {
    whose: sql`f.company_id`,
    id: sql`f.id`,
    name: sql`f.name`,
    detail: sql`'without one you can accept an order only with an approved quote for it'`,
    due: NO_DEADLINE,
    money: NO_MONEY,
    href: sql`'/shop?tab=prices'`,
    from: sql`fabricators f where f.status = 'active' and ${WITHOUT_PRICE_LIST}`,
  },
  insurance: {
    whose: sql`f.company_id`,
    id: sql`f.id`,
    name: sql`f.name`,
    detail: sql`'Insured until ' || ${dayInWords(sql`f.insured_until`)}`,
    due: sql`ends.at`,
    money: NO_MONEY,
    href: sql`'/shop?tab=documents'`,
    from: sql`fabricators f cross join lateral (select ${endOf(sql`f.insured_until`)} as at) as ends
      where f.status in ('active', 'paused') and f.insured_until is not null and ends.at < now() + interval '30 days'`,
  },
  answerQuestion: {
    whose: sql`o.company_id`,
    id: sql`q.id`,
    name: ORDER_NAME,
    detail: sql`o.number || ': ' || left(q.text, 100)`,
    due: NO_DEADLINE,
    money: NO_MONEY,
    href: onReviewScreen,
    from: sql`engineering_questions q join orders o on o.id = q.order_id where q.answered_at is null and ${REVIEWABLE}`,
  },
  reviewOrder: {
    whose: sql`r.engineer_id`,
    id: sql`o.id`,
    name: ORDER_NAME,
    detail: sql`o.number`,
    due: NO_DEADLINE,
    money: NO_MONEY,
    href: onReviewScreen,
    from: sql`engineering_reviews r join orders o on o.id = r.order_id where ${REVIEWABLE}
      and not exists (select from engineering_approvals a where a.order_id = o.id and a.voided_at is null)
      and not exists (select from engineering_questions q where q.order_id = o.id and q.answered_at is null)`,
  },
  bankAccount: {
    whose: sql`c.id`,
    id: sql`c.id`,
    name: sql`c.name`,
    detail: sql`coalesce((select 'the account that ends in ' || b.account_last_four || ' cannot be used' from bank_details b
      where b.company_id = c.id and b.status = 'blocked' order by b.updated_at desc limit 1), 'no account to pay you to')`,
    due: NO_DEADLINE,
    money: sql`owed.cents`,
    href: sql`'/account#own-bank-details'`,
    from: sql`companies c cross join lateral (
        select coalesce(sum(l.balance_cents), 0) as cents from ledger_accounts l join payment_projects p on p.number = l.project_id
          left join fabricators f on f.id = p.fabricator_id
        where l.kind = 'builder_payable' and p.company_id = c.id or l.kind = 'fabricator_payable' and f.company_id = c.id) as owed
      where owed.cents > 0 and not exists (select from bank_details b where b.company_id = c.id and b.status in ('active', 'waiting'))`,
  },
  w9: {
    whose: sql`c.id`,
    id: sql`c.id`,
    name: sql`c.name`,
    detail: sql`'no signed W-9 for your 1099'`,
    due: NO_DEADLINE,
    money: NO_MONEY,
    href: sql`'/account#own-w9'`,
    from: WITHOUT_W9,
  },
})

const selectOf = (kind: OwnTaskKind, { whose, id, name, detail, due, money, href, from }: OwnTaskRows): SqlPart => sql`
  select ${whose} as whose, ${kind}::text || ':' || ${id} as id, ${kind}::text as kind, (${name})::text as name,
    (${detail})::text as detail, ${due} as due, (${money})::bigint as money, (${href})::text as href from ${from}`

function everyOwnTask(computed: Computed): SqlPart {
  const sources = sourcesOf(computed)
  return sql.join(
    OWN_TASK_KIND_NAMES.map((kind) => selectOf(kind, sources[kind])),
    sql` union all `,
  )
}

const rowSchema = z
  .object({
    id: z.string(),
    kind: z.enum(OWN_TASK_KIND_NAMES),
    name: z.string(),
    detail: z.string(),
    due: z.coerce.date().nullable(),
    late: z.boolean().nullable(),
    money: z.coerce.number().nullable(),
    href: z.string(),
    total: z.coerce.number(),
  })
  .transform(({ due, late, money, total, ...row }) => ({
    total,
    task: ownTaskSchema.parse({ ...row, due: due?.toISOString() ?? null, late: late ?? false, moneyCents: money }),
  }))

/** What waits for the person's companies, and for themselves as an engineer. A company's API key reads the company's tasks alone. */
export const listOwnTasks: Operation<typeof listOwnTasksCall> = async ({ req, now }) => {
  const companies = await companiesOf(req)
  const isEngineer = !keyOf(req) && companies.some(({ kind }) => kind === 'engineer')
  const whose = [...companies.map(({ id }) => id), ...(isEngineer && req.user ? [String(req.user.id)] : [])]
  const ofShops = sql`o.status = 'active' and o.fabricator_id in (select id from fabricators where company_id = any(${JSON_LIST(whose)}))`
  const late = await ordersExpectedLate(req, ofShops, now)
  const ofCompanies = sql`(p.company_id = any(${JSON_LIST(whose)}) or p.fabricator_id in (select id from fabricators where company_id = any(${JSON_LIST(whose)})))`
  const waivers = await openWaivers(req, ofCompanies)
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select t.id, t.kind, t.name, t.detail, t.due, t.due < now() as late, t.money, t.href, count(*) over () as total
    from (${everyOwnTask({ late, waivers })}) as t where t.whose = any(${JSON_LIST(whose)}) order by t.due nulls last, t.id limit ${MOST_OWN_TASKS}`)
  const read = z.array(rowSchema).parse(rows)
  return { tasks: read.map(({ task }) => task), total: read[0]?.total ?? 0 }
}
