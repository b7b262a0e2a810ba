import { sql } from '@payloadcms/db-postgres'
import type { MetricSource } from '../metricSource'

const HREF = sql`'/admin-dashboard?tab=quotes&quote=' || id as href`

/** SQL: a quote that was ordered, unless its order waits for the signature. A development signs its quote without an order of its own. */
const SIGNED = sql`ordered_at is not null
  and coalesce((select bool_or(o.signed_at is not null) from orders o where o.source_id = issued_quotes.id::text), true)`

const issued: MetricSource = () => sql`
  select id::text, number || ', ' || title as label, issued_at as at, 1::float8 as value, 1::float8 as weight, ${HREF}
  from issued_quotes where revision = 1`

const open: MetricSource = ({ now }) => sql`
  select id::text, number || ', ' || title as label, issued_at as at, (total_cents / 100.0)::float8 as value, 1::float8 as weight, ${HREF}
  from issued_quotes where ordered_at is null and replaced_by is null and valid_until > ${now.toISOString()}`

/** Figures about quotes. */
export const quoteSources = {
  quotesGenerated: issued,
  quotesThisMonth: issued,
  openQuotes: open,
  openQuotesValue: open,
  averageOpenQuote: open,
  averageQuoteValue: () => sql`
    select id::text, number || ', ' || title as label, issued_at as at, (total_cents / 100.0)::float8 as value, 1::float8 as weight, ${HREF}
    from issued_quotes where replaced_by is null`,
  quoteToContractRate: () => sql`
    select id::text, number || ', ' || title as label, issued_at as at, (${SIGNED})::int::float8 as value, 1::float8 as weight, ${HREF}
    from issued_quotes where replaced_by is null`,
} as const satisfies Record<string, MetricSource>
