import { sql } from '@payloadcms/db-postgres'
import type { SqlPart } from '../../platform/database/SqlPart'
import { companyOrIndividual } from '../companyOrIndividual'
import { BUILDERS, MAY_QUALIFY } from '../listBuilders'
import type { MetricSource } from '../metricSource'

/** SQL of a text as the value of a query's member: of what addresses may contain, these characters end it or mean another. */
const inUrl = (text: SqlPart) => sql`replace(replace(replace(replace(${text}, '%', '%25'), '&', '%26'), '#', '%23'), '+', '%2B')`

/** Figures about builders with their orders and payments. */
export const builderSources = {
  upgradeReviews: () => sql`
    select id::text, name || ', ' || company as label, first_order as at, 1::float8 as value, 1::float8 as weight,
      '/admin?tab=builders&upgrade=eligible&builder=' || id as href
    from (${BUILDERS}) as builder where ${MAY_QUALIFY}`,
  creditGranted: () => sql`
    select id::text, contact_name || ', ' || ${companyOrIndividual} as label, null::timestamptz as at,
      assigned_credit_limit::float8 as value, 1::float8 as weight, '/admin?tab=builders&search=' || ${inUrl(sql`email`)} || '&builder=' || id as href
    from (select distinct on (lower(email)) * from credit_applications order by lower(email), applied_at desc, id) as newest
    where qualification_status = 'approved'`,
  outstandingBalance: () => sql`
    select i.id::text, i.number || ', ' || c.name as label, null::timestamptz as at,
      ((i.amount_cents - i.paid_cents - i.credited_cents) / 100.0)::float8 as value, 1::float8 as weight,
      '/admin-dashboard?tab=invoices&search=' || i.number as href
    from invoices i join companies c on c.id = i.company_id where i.status = 'open'`,
} as const satisfies Record<string, MetricSource>
