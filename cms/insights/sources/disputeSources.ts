import { sql } from '@payloadcms/db-postgres'
import { dayOf } from '../../platform/database/companyTime'
import type { MetricSource } from '../metricSource'

const HREF = sql`'/admin?tab=disputes&dispute=' || d.id as href`

/** The order `o` has had a dispute: all of them are looked up once, not once per order. */
const DISPUTED = sql`o.number in (select p.number from payment_disputes d join payment_projects p on p.id = d.project_id)`

/** Figures about disputes. */
export const disputeSources = {
  activeDisputes: () => sql`
    select d.id::text, p.number || ', ' || d.reason::text as label, d.created_at as at, 1::float8 as value, 1::float8 as weight, ${HREF}
    from payment_disputes d join payment_projects p on p.id = d.project_id where d.status = 'open'`,
  disputeRate: () => sql`
    select o.id::text, o.number || ', ' || o.company_name as label, o.signed_at as at,
      (${DISPUTED})::int::float8 as value,
      1::float8 as weight, '/admin?tab=projects&search=' || o.number as href
    from orders o where o.signed_at is not null`,
  satisfactionScore: () => sql`
    select o.id::text, o.number || ', ' || o.company_name as label, done.at,
      (2.5 * (${dayOf(sql`done.at`)} <= left(o.deliver_by, 10))::int
        + 2.5 * (not ${DISPUTED})::int)::float8 as value,
      1::float8 as weight, '/admin?tab=projects&search=' || o.number as href
    from orders o join (
      select order_id, min(at) as at from order_events where kind = 'stage' and stage = 'delivered_to_site' group by order_id
    ) as done on done.order_id = o.id`,
} as const satisfies Record<string, MetricSource>
