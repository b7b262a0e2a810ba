import { sql } from '@payloadcms/db-postgres'
import type { MetricSource } from '../metricSource'

/** Each account by its acts in the audit trail within the window, with the role it acted in. */
const active: MetricSource = {
  within: ({ window: { from, to } }) => sql`
  select actor_id as id, max(actor_email) as label, max(created_at) as at, count(*)::float8 as value, 1::float8 as weight,
    null::text as href
  from audit_records
  where actor_role in ('builder', 'partner') and created_at >= ${from} and created_at < ${to}
  group by actor_id`,
}

/** Figures about accounts and leads. */
export const peopleSources = {
  totalUsers: () => sql`
    select id::text, coalesce(nullif(name, ''), email) as label, created_at as at, 1::float8 as value, 1::float8 as weight,
      '/cms/collections/accounts/' || id as href
    from accounts where role in ('builder', 'partner')`,
  activeUsers: active,
  weeklyActiveUsers: active,
  totalLeads: () => sql`
    select distinct on (email) email as id, label, at, 1::float8 as value, 1::float8 as weight, href from (
      select lower(email) as email, coalesce(nullif(company_name, ''), contact_name) as label, applied_at as at,
        '/admin-dashboard?tab=applications&review=' || id as href from credit_applications
      union all
      select lower(contact_email), coalesce(contact_company, contact_name, number), issued_at, '/admin-dashboard?tab=quotes&quote=' || id
      from issued_quotes where contact_email is not null
      union all
      select lower(contact_email), coalesce(contact_name, number), created_at, '/admin-dashboard?tab=production'
      from plan_productions where contact_email is not null
    ) as contact order by email, at`,
} as const satisfies Record<string, MetricSource>
