import { INSURANCE_PAUSE_REASON } from '@framewell/domain/network/fabricatorStatus'
import { SIGNED_STATUSES } from '@framewell/domain/orders/stages'
import type { TaskKindName } from '@framewell/domain/tasks/taskKinds'
import { sql } from '@payloadcms/db-postgres'
import { NO_SHOP } from '../network/withoutShop'
import { dayInWords, endOf } from '../platform/database/companyTime'
import { inWords } from '../platform/database/inWords'
import { texts } from '../platform/database/texts'
import { NO_MONEY, type TaskRows } from './taskRows'

/** SQL: the insurance of a shop `f` ended, which paused it. */
const PAUSED_UNINSURED = sql`coalesce(f.status = 'paused' and f.status_reason = ${INSURANCE_PAUSE_REASON}, false)`

/** SQL: joins the open orders of a shop `f`, as its record counts its active projects. */
const WITH_OPEN_ORDERS = sql`cross join lateral (select count(*) as count, sum(o.price_cents) as cents from orders o
  where o.fabricator_id = f.id and o.status in ${texts(SIGNED_STATUSES)} and not ${NO_SHOP}) as open_orders`
const OPEN_ORDERS = sql`case open_orders.count when 0 then 'no open orders' when 1 then '1 open order' else open_orders.count || ' open orders' end`

/** SQL: a shop `f` has no price list that is approved, or proposed and waiting for a decision. */
export const WITHOUT_PRICE_LIST = sql`not exists (select from shop_price_lists l
  where l.fabricator_id = f.id and l.order_id is null and l.status in ('approved', 'proposed'))`

/** Tasks about shops and their network, and the records they are read from. */
export const shopTasks = {
  networkApplication: {
    id: sql`id`,
    name: sql`company_name`,
    detail: sql`number`,
    since: sql`submitted_at`,
    due: sql`promised_by`,
    money: NO_MONEY,
    href: sql`'/admin-dashboard?tab=network-applications&search=' || number || '&applicant=' || id`,
    from: sql`network_applications where status in ('submitted', 'in-review')`,
  },
  documentReview: {
    id: sql`n.id`,
    name: sql`f.name`,
    detail: sql`n.name`,
    since: sql`n.created_at`,
    money: NO_MONEY,
    href: sql`'/admin-dashboard?tab=fabricators&shop=' || f.id`,
    // A shop also sends a certificate by the page of its application.
    from: sql`network_documents n join fabricators f on f.id = n.fabricator_id or f.application = n.application_id::text where n.status = 'submitted'`,
  },
  insurance: {
    id: sql`f.id`,
    name: sql`f.name`,
    detail: sql`'Insured until ' || ${dayInWords(sql`f.insured_until`)} || case when f.status = 'paused' then ', paused, ' || ${OPEN_ORDERS} else '' end`,
    since: sql`ends.at - interval '30 days'`,
    due: sql`ends.at`,
    money: sql`case when f.status = 'paused' then open_orders.cents end`,
    href: sql`'/admin-dashboard?tab=fabricators&shop=' || f.id`,
    from: sql`fabricators f cross join lateral (select ${endOf(sql`f.insured_until`)} as at) as ends ${WITH_OPEN_ORDERS}
      where (f.status = 'active' or ${PAUSED_UNINSURED}) and f.insured_until is not null and ends.at < now() + interval '30 days'`,
  },
  pausedShop: {
    id: sql`f.id`,
    name: sql`f.name`,
    detail: sql`${inWords(sql`f.status`)} || ', ' || ${OPEN_ORDERS}`,
    since: sql`coalesce((select max(r.created_at) from audit_records r where r.subject_type = 'fabricators' and r.subject_id = f.id::text
      and r.action = 'fabricator-status'), f.updated_at)`,
    money: sql`open_orders.cents`,
    href: sql`'/admin-dashboard?tab=fabricators&shop=' || f.id`,
    from: sql`fabricators f ${WITH_OPEN_ORDERS} where f.status <> 'active' and not ${PAUSED_UNINSURED} and open_orders.count > 0`,
  },
  shopPrice: {
    id: sql`l.id`,
    name: sql`f.name`,
    detail: sql`coalesce('Quote for ' || o.number, 'Price list from ' || ${dayInWords(sql`l."from"`)})`,
    since: sql`l.created_at`,
    money: sql`l.quote_cents`,
    href: sql`'/admin-dashboard?tab=shop-prices&status=proposed&price=' || l.id`,
    from: sql`shop_price_lists l join fabricators f on f.id = l.fabricator_id left join orders o on o.id = l.order_id where l.status = 'proposed'`,
  },
  unpricedShop: {
    id: sql`f.id`,
    name: sql`f.name`,
    detail: sql`'No approved price list' || case orders.count when 0 then '' when 1 then ', 1 order to accept' else ', ' || orders.count || ' orders to accept' end`,
    since: sql`f.created_at`,
    money: sql`orders.cents`,
    href: sql`'/admin-dashboard?tab=fabricators&shop=' || f.id`,
    from: sql`fabricators f cross join lateral (select count(*) as count, sum(o.price_cents) as cents from orders o
        where o.fabricator_id = f.id and o.status = 'active' and o.accepted_at is null and o.accept_by is not null) as orders
      where f.status = 'active' and ${WITHOUT_PRICE_LIST}`,
  },
  // One task for each place; its id is that of the person who has waited longest.
  waitingPlace: {
    id: sql`w.first`,
    name: sql`w.zip || coalesce(', ' || z.city || ', ' || z.state, '')`,
    detail: sql`case when w.people = 1 then 'One person waits' else w.people || ' people wait' end`,
    since: sql`w.since`,
    money: NO_MONEY,
    href: sql`'/admin?tab=fabricators'`,
    from: sql`(select zip, count(*) as people, min(confirmed_at) as since, (array_agg(id order by confirmed_at, id))[1] as first
      from waiting_list where status = 'waiting' group by zip) as w left join zip_codes z on z.zip = w.zip`,
  },
} as const satisfies Partial<Record<TaskKindName, TaskRows>>
