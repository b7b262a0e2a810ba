import { SIGNED_STATUSES } from '@framewell/domain/orders/stages'
import { sql } from '@payloadcms/db-postgres'
import { dayOf } from '../../platform/database/companyTime'
import type { SqlPart } from '../../platform/database/SqlPart'
import { texts } from '../../platform/database/texts'
import { IS_LATE } from '../lateOrders'
import type { MetricSource } from '../metricSource'

const PLACE = sql`o.id::text, o.number || ', ' || o.company_name as label`
const HREF = sql`'/admin?tab=projects&search=' || o.number || '&project=' || o.id as href`

/** Signed orders with their time and a value of each. */
const signed =
  (value: SqlPart, condition: SqlPart = sql`true`): MetricSource =>
  () =>
    sql`
  select ${PLACE}, o.signed_at as at, ${value}::float8 as value, 1::float8 as weight, ${HREF}
  from orders o where o.signed_at is not null and ${condition}`

/** Delivered orders with the time of delivery and a value of each. */
const delivered =
  (value: SqlPart): MetricSource =>
  () =>
    sql`
  select ${PLACE}, done.at, ${value}::float8 as value, 1::float8 as weight, ${HREF}
  from orders o join (
    select order_id, min(at) as at from order_events where kind = 'stage' and stage = 'delivered_to_site' group by order_id
  ) as done on done.order_id = o.id`

/** On or before the promised day. */
const ON_TIME = sql`(${dayOf(sql`done.at`)} <= left(o.deliver_by, 10))::int`

/** Orders, and productions from the plan picker that have no order yet. */
const CREATED = sql`
  select ${PLACE}, o.placed_at as at, 1::float8 as value, 1::float8 as weight, ${HREF}, o.status in ('active', 'on_hold', 'completed') as assigned
  from orders o
  union all
  select p.id::text, p.number || ', ' || coalesce(p.contact_name, 'no contact'), p.created_at, 1::float8, 1::float8,
    '/admin-dashboard?tab=production&search=' || p.number || '&production=' || p.id,
    jsonb_path_exists(p.milestones::jsonb, '$[*] ? (@.id == "framing-scheduled" && @.status == "completed")')
  from plan_productions p where not exists (select from orders o where o.source_id = p.id::text)`

/** Figures about projects. */
export const projectSources = {
  activeProjects: signed(sql`1`, sql`o.status in ${texts(SIGNED_STATUSES)}`),
  totalProjects: signed(sql`1`),
  projectCreations: () => sql`select id, label, at, value, weight, href from (${CREATED}) as project`,
  fabricatorAssignments: () => sql`select id, label, at, value, weight, href from (${CREATED}) as project where assigned`,
  completedProjects: signed(sql`1`, sql`o.status = 'completed'`),
  totalOrderValue: signed(sql`o.price_cents / 100.0`, sql`o.status <> 'cancelled'`),
  averageContractValue: signed(sql`o.price_cents / 100.0`, sql`o.status <> 'cancelled'`),
  averageProjectSize: signed(sql`(o.frozen #>> '{frame,areaSqft}')::numeric`, sql`o.status <> 'cancelled'`),
  convertedCustomers: () => sql`
    select distinct on (o.company_id) o.company_id::text as id, o.company_name as label, o.signed_at as at, 1::float8 as value, 1::float8 as weight, ${HREF}
    from orders o where o.signed_at is not null order by o.company_id, o.signed_at`,
  avgFulfillmentTime: delivered(sql`extract(epoch from done.at - o.placed_at) / 86400`),
  onTimeRate: delivered(ON_TIME),
  delayedShipments: () => sql`
    select ${PLACE}, o.placed_at as at, 1::float8 as value, 1::float8 as weight, ${HREF}
    from orders o where ${IS_LATE}`,
} as const satisfies Record<string, MetricSource>
