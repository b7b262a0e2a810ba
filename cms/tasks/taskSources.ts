import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { TASK_KIND_NAMES, TASK_KINDS, type TaskKindName } from '@framewell/domain/tasks/taskKinds'
import { sql } from '@payloadcms/db-postgres'
import { type PlanOutOfProof, planOutOfProofRows } from '../catalog/plansOutOfProof'
import { scheduledTitle } from '../content/scheduledPublishing/scheduledTitle'
import { type ExpectedLate, expectedLateRows, IS_LATE } from '../insights/lateOrders'
import { JSON_LIST } from '../network/keepShops'
import { NO_SHOP } from '../network/withoutShop'
import { MAY_APPROVE } from '../orders/engineering/licenses'
import { TAKEN_SOURCES } from '../orders/takeSource'
import type { OpenWaivers } from '../payments/billing/waiverSums'
import { IS_HELD } from '../payments/projects/heldRelease'
import { NEXT_PHASE, NOT_DISPUTED, RETAINAGE_WINDOW_ENDS, STAGE_REACHED } from '../payments/projects/nextPhase'
import { dayInWords, dayOf, deadlineAfter, endOf, startOf } from '../platform/database/companyTime'
import { inWords } from '../platform/database/inWords'
import type { SqlPart } from '../platform/database/SqlPart'
import { texts } from '../platform/database/texts'
import { contactsOf } from '../quotes/contactedOf'
import { moneyTasks } from './moneyTasks'
import { setUpSteps } from './setUpSteps'
import { shopTasks } from './shopTasks'
import { NO_MONEY, REVIEWABLE, type TaskRows, taskId } from './taskRows'

/** SQL: today's policy asks for an engineering review. */
const REVIEW_REQUIRED = sql`coalesce((select (v.policy ->> 'reviewRequired')::boolean from routing_policy_versions v order by v.version desc limit 1), false)`

/** SQL: the last day of a shop's time to accept the order has begun, as its reminder says. */
const WAITS_FOR_SHOP = sql`coalesce(o.accepted_at is null and ${startOf(dayOf(sql`o.accept_by`))} <= now(), false)`

/** SQL: the site of an order `o`, as `orderSite` names it. */
const ORDER_SITE = sql`o.site_address || case when o.site_address like '%' || o.site_zip then '' else ' ' || o.site_zip end`

const onOrderScreen = sql`'/order-tracking?order=' || o.number`

/** What tasks are about that is computed, not stored. */
export interface Computed {
  readonly late: readonly ExpectedLate[]
  readonly unproven: readonly PlanOutOfProof[]
  readonly waivers: OpenWaivers
}

const sourcesOf = ({ late, unproven, waivers }: Computed): Readonly<Record<TaskKindName, TaskRows>> => ({
  ...moneyTasks,
  setUp: setUpSteps(waivers.withoutForm),
  waiver: {
    id: sql`w.id`,
    name: sql`p.number`,
    detail: inWords(sql`w.phase`),
    since: sql`case when next.phase is null then greatest(w.signed_at, ${RETAINAGE_WINDOW_ENDS}) else w.signed_at end`,
    money: sql`w.amount_cents`,
    href: sql`'/payments?search=' || p.number`,
    // An operator releases a phase once it is signed for; retainage, after its window.
    from: sql`lien_waivers w join payment_projects p on p.id = w.project_id join orders o on o.number = p.number ${NEXT_PHASE}
      where p.status = 'active' and w.condition = 'conditional' and w.fabricator_id = p.fabricator_id and ${NOT_DISPUTED}
        and (w.phase::text = next.phase and ${STAGE_REACHED} and not ${IS_HELD}
          or w.phase = 'retainage' and p.retainage_released_at is null and ${RETAINAGE_WINDOW_ENDS} < now())
        and not p.id = any(${JSON_LIST(waivers.lacking)}) and not exists (select from lien_waivers n where n.project_id = w.project_id
          and n.phase = w.phase and n.condition = w.condition and n.fabricator_id = w.fabricator_id and n.signed_at > w.signed_at)`,
  },
  ...shopTasks,
  creditReview: {
    id: sql`id`,
    name: sql`coalesce(nullif(company_name, ''), contact_name)`,
    detail: sql`assigned_tier::text || ', score ' || credit_score`,
    since: sql`applied_at`,
    money: sql`assigned_credit_limit * 100`,
    href: sql`'/admin-dashboard?tab=applications&review=' || id`,
    from: sql`credit_applications where qualification_status = 'pending'`,
  },
  quoteContact: {
    id: sql`q.id`,
    name: sql`coalesce(nullif(q.contact_company, ''), q.contact_name)`,
    detail: sql`q.number || ', ' || q.title`,
    since: sql`q.issued_at`,
    money: sql`q.total_cents`,
    href: sql`'/admin-dashboard?tab=quotes&quote=' || q.id`,
    from: sql`issued_quotes q where q.contact_email is not null and q.replaced_by is null and q.ordered_at is null and q.valid_until > now()
      and not exists (select ${contactsOf(sql`q.id`)})`,
  },
  expiringOrder: {
    id: sql`o.id`,
    name: sql`o.company_name`,
    detail: sql`o.number || case o.status when 'awaiting_signature' then ', not signed' else ', deposit not paid' end`,
    since: sql`coalesce(o.signed_at, o.placed_at)`,
    due: sql`o.held_until`,
    money: sql`o.price_cents`,
    href: sql`'/admin?tab=projects&search=' || o.number || '&project=' || o.id`,
    from: sql`orders o where o.status in ('awaiting_signature', 'awaiting_funds') and o.held_until < now() + interval '2 days'`,
  },
  // An order that is late can wait for something else too: this list is as long as that of late orders.
  lateOrder: {
    id: sql`o.id`,
    name: sql`o.company_name`,
    detail: sql`o.number || ', ' || o.fabricator_name`,
    since: sql`coalesce(o.signed_at, o.placed_at)`,
    due: endOf(sql`o.deliver_by`),
    money: sql`o.price_cents`,
    href: sql`'/admin?tab=projects&search=' || o.number || '&project=' || o.id`,
    from: sql`orders o where ${IS_LATE}`,
  },
  expectedLate: {
    id: sql`o.id`,
    name: sql`o.company_name`,
    detail: sql`o.number || ', ' || o.fabricator_name || ': expected ' || ${dayInWords(sql`late.day`)}`,
    since: sql`o.stage_reached_at`,
    due: endOf(sql`o.deliver_by`),
    money: sql`o.price_cents`,
    href: onOrderScreen,
    from: sql`orders o join ${expectedLateRows(late)} on late.id = o.id`,
  },
  shopAcceptance: {
    id: sql`o.id`,
    name: sql`o.fabricator_name`,
    detail: sql`o.number`,
    since: sql`coalesce(o.signed_at, o.placed_at)`,
    due: sql`o.accept_by`,
    money: sql`o.price_cents`,
    href: onOrderScreen,
    from: sql`orders o where o.status = 'active' and ${WAITS_FOR_SHOP}`,
  },
  heldOrder: {
    id: sql`o.id`,
    name: sql`o.company_name`,
    detail: sql`o.number || coalesce(', ' || held.notes, '')`,
    since: sql`coalesce(held.at, o.updated_at)`,
    money: sql`o.price_cents`,
    href: onOrderScreen,
    from: sql`orders o left join lateral (select e.at, e.notes from order_events e where e.order_id = o.id and e.kind = 'hold' order by e.at desc limit 1)
      as held on true where o.status <> 'cancelled' and (o.status = 'on_hold' or ${NO_SHOP})`,
  },
  productionRequest: {
    id: sql`p.id`,
    name: sql`coalesce(nullif(p.contact_name, ''), p.number)`,
    detail: sql`p.number || ', ' || p.plan_name`,
    since: sql`p.created_at`,
    money: sql`p.total_cents`,
    href: sql`'/admin-dashboard?tab=production&search=' || p.number`,
    from: sql`plan_productions p where p.status = 'requested' and not exists (select from ${TAKEN_SOURCES} as taken where taken.source = p.id::text)`,
  },
  failedSchedule: {
    id: sql`job.id`,
    name: scheduledTitle,
    detail: sql`coalesce('Scheduled by ' || person.name, 'Scheduled by nobody who still has an account')`,
    since: sql`job.wait_until`,
    due: sql`job.wait_until`,
    money: NO_MONEY,
    href: sql`'/content-management?page=' || (job.input -> 'doc' ->> 'value')`,
    from: sql`payload_jobs job left join pages page on page.id::text = job.input -> 'doc' ->> 'value' left join posts post on post.id::text = job.input -> 'doc' ->> 'value'
      left join accounts person on person.id::text = job.input -> 'user' ->> 'value'
      where job.task_slug = 'schedulePublish' and job.completed_at is null and job.has_error and (page.id is not null or post.id is not null)`,
  },
  reviewToAssign: {
    id: sql`o.id`,
    name: sql`o.company_name`,
    detail: sql`o.number || ', ' || ${ORDER_SITE}`,
    since: sql`coalesce(o.signed_at, o.placed_at)`,
    money: sql`o.price_cents`,
    href: sql`'/engineering-review?order=' || o.number`,
    from: sql`orders o where ${REVIEW_REQUIRED} and ${REVIEWABLE} and not exists (select from engineering_approvals a where a.order_id = o.id and a.voided_at is null)
      and not exists (select from engineering_reviews r where r.order_id = o.id and ${MAY_APPROVE})`,
  },
  reviewQuestion: {
    id: sql`q.id`,
    name: sql`q.asked_by_name`,
    detail: sql`o.number || ': ' || left(q.text, 100)`,
    since: sql`q.asked_at`,
    money: NO_MONEY,
    href: sql`'/engineering-review?order=' || o.number`,
    from: sql`engineering_questions q join orders o on o.id = q.order_id where q.answered_at is null and ${REVIEWABLE}`,
  },
  changeOrder: {
    id: sql`x.id`,
    name: sql`o.company_name`,
    detail: sql`o.number || ', change ' || x.number`,
    since: sql`(x.builder_signature::jsonb ->> 'at')::timestamptz`,
    money: NO_MONEY,
    href: onOrderScreen,
    from: sql`order_changes x join orders o on o.id = x.order_id
      where x.status = 'proposed' and jsonb_typeof(x.builder_signature::jsonb) = 'object' and coalesce(jsonb_typeof(x.house_signature::jsonb), 'null') = 'null'`,
  },
  planOutOfProof: {
    id: sql`p.id`,
    name: sql`p.name`,
    detail: sql`unproven.reason`,
    since: sql`p.updated_at`,
    money: NO_MONEY,
    href: sql`'/cms/collections/home-plans/' || p.id`,
    from: sql`home_plans p join ${planOutOfProofRows(unproven)} on unproven.id = p.id`,
  },
})

/** SQL: the due time of a task that has none. */
const UNDATED = sql`timestamptz '2100-01-01'`

/** SQL: one day is the 24 hours that were promised; more days end with the last of them. */
function afterDays(since: SqlPart, days: number): SqlPart {
  return days > 1 ? deadlineAfter(since, days) : sql`${since} + interval '24 hours' * ${days}::int`
}

const selectOf = (kind: TaskKindName, { id, ownIds, name, detail, since, due, money, href, from }: TaskRows): SqlPart => sql`
  select ${ownIds ? id : taskId(kind, id)} as id, ${kind}::text as kind, (${name})::text as name, (${detail})::text as detail, ${since} as since,
    ${TASK_KINDS[kind].undated ? UNDATED : (due ?? afterDays(since, TASK_KINDS[kind].days))} as due, (${money})::bigint as money, (${href})::text as href
  from ${from}`

/**
 * Every task with its owner, if they are still an operator, and the time until which it is put off. `urgency` is the end of the due day
 * mirrored in time, plus a microsecond for each cent at risk: lists show the newest first, so the nearest day comes first and the most money
 * of a day, and cursors work as in every list.
 * @param forOthers the tasks that the reader may not decide, as `id` and `reason`
 */
export function everyTask(computed: Computed, forOthers: SqlPart): SqlPart {
  const sources = sourcesOf(computed)
  return sql`
  select t.id, t.kind, t.name, t.detail, t.since, t.due, t.money, t.href, t.due < now() as late, a.id as owner_id, a.name as owner,
    case when m.snoozed_until > now() then m.snoozed_until end as snoozed_until, others.reason as for_others,
    timestamptz '2000-01-01' + (timestamptz '2100-01-01' - ${endOf(dayOf(sql`t.due`))})
      + coalesce(t.money, 0) * interval '1 microsecond' as urgency
  from (${sql.join(
    TASK_KIND_NAMES.map((kind) => selectOf(kind, sources[kind])),
    sql` union all `,
  )}) as t left join task_marks m on m.id = t.id left join ${forOthers} as others on others.id = t.id
    left join accounts a on a.id = m.owner_id and a.role in ${texts(OPERATOR_ROLES)}`
}
