import { TASK_KIND_NAMES, TASK_KINDS, type TaskKindName } from '@framewell/domain/tasks/taskKinds'
import { sql } from '@payloadcms/db-postgres'
import type { SqlPart } from '../platform/database/SqlPart'
import { moneyTasks } from './moneyTasks'
import { endOf, NO_MONEY, type TaskRows, TODAY } from './taskRows'

const SOURCES: Readonly<Record<TaskKindName, TaskRows>> = {
  ...moneyTasks,
  creditReview: {
    id: sql`id`,
    name: sql`coalesce(nullif(company_name, ''), contact_name)`,
    detail: sql`assigned_tier::text || ', score ' || credit_score`,
    since: sql`applied_at`,
    money: sql`assigned_credit_limit * 100`,
    href: sql`'/admin-dashboard?tab=applications&review=' || id`,
    from: sql`credit_applications where qualification_status = 'pending'`,
  },
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
    from: sql`network_documents n join fabricators f on f.id = n.fabricator_id where n.status = 'submitted'`,
  },
  insurance: {
    id: sql`f.id`,
    name: sql`f.name`,
    detail: sql`'Insured until ' || f.insured_until`,
    since: sql`ends.at - interval '30 days'`,
    due: sql`ends.at`,
    money: NO_MONEY,
    href: sql`'/admin-dashboard?tab=fabricators&shop=' || f.id`,
    from: sql`fabricators f cross join lateral (select ${endOf(sql`f.insured_until`)} as at) as ends
      where f.status = 'active' and f.insured_until is not null and ends.at < now() + interval '30 days'`,
  },
  unsignedOrder: {
    id: sql`o.id`,
    name: sql`o.company_name`,
    detail: sql`o.number`,
    since: sql`o.placed_at`,
    due: sql`o.held_until`,
    money: sql`o.price_cents`,
    href: sql`'/admin?tab=projects&search=' || o.number || '&project=' || o.id`,
    from: sql`orders o where o.status = 'awaiting_signature' and o.held_until < now() + interval '2 days'`,
  },
  lateOrder: {
    id: sql`o.id`,
    name: sql`o.company_name`,
    detail: sql`o.number || ', ' || o.fabricator_name`,
    since: sql`coalesce(o.signed_at, o.placed_at)`,
    due: endOf(sql`o.deliver_by`),
    money: sql`o.price_cents`,
    href: sql`'/admin?tab=projects&search=' || o.number || '&project=' || o.id`,
    from: sql`orders o where o.status in ('active', 'on_hold') and left(o.deliver_by, 10) < ${TODAY}
      and not exists (select from order_events e where e.order_id = o.id and e.kind = 'stage' and e.stage = 'delivered_to_site')`,
  },
  changeOrder: {
    id: sql`x.id`,
    name: sql`o.company_name`,
    detail: sql`o.number || ', change ' || x.number`,
    since: sql`(x.builder_signature::jsonb ->> 'at')::timestamptz`,
    money: NO_MONEY,
    href: sql`'/admin?tab=projects&search=' || o.number || '&project=' || o.id`,
    from: sql`order_changes x join orders o on o.id = x.order_id
      where x.status = 'proposed' and jsonb_typeof(x.builder_signature::jsonb) = 'object' and coalesce(jsonb_typeof(x.house_signature::jsonb), 'null') = 'null'`,
  },
}

const selectOf = (kind: TaskKindName, { id, name, detail, since, due, money, href, from }: TaskRows): SqlPart => sql`
  select ${id} as id, ${kind}::text as kind, (${name})::text as name, (${detail})::text as detail, ${since} as since,
    ${due ?? sql`${since} + make_interval(days => ${TASK_KINDS[kind].days})`} as due, (${money})::bigint as money, (${href})::text as href
  from ${from}`

/**
 * Every task with its owner and the time until which it is put off. `urgency` is the deadline mirrored in time: lists show the newest first,
 * so the nearest deadline comes first, and pages and cursors work as in every list.
 */
export const TASKS = sql`
  select t.id, t.kind, t.name, t.detail, t.since, t.due, t.money, t.href, t.due < now() as late, a.id as owner_id, a.name as owner,
    case when m.snoozed_until > now() then m.snoozed_until end as snoozed_until,
    timestamptz '2000-01-01' + (timestamptz '2100-01-01' - t.due) as urgency
  from (${sql.join(
    TASK_KIND_NAMES.map((kind) => selectOf(kind, SOURCES[kind])),
    sql` union all `,
  )}) as t left join task_marks m on m.id = t.id left join accounts a on a.id = m.owner_id`
