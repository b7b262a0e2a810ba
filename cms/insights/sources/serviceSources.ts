import { sql } from '@payloadcms/db-postgres'
import type { SqlPart } from '../../platform/database/SqlPart'
import type { MetricSource } from '../metricSource'

/** The window's hours, with a figure for each. */
const byHour = (value: SqlPart, weight: SqlPart): MetricSource => ({
  within: ({ window: { from, to } }) => sql`
    select to_char(date_trunc('hour', minute at time zone 'UTC'), 'YYYY-MM-DD HH24:00') as id,
      to_char(date_trunc('hour', minute at time zone 'UTC'), 'YYYY-MM-DD HH24:00') || ' UTC' as label, min(minute) as at,
      ${value}::float8 as value, ${weight}::float8 as weight, null::text as href
    from service_minutes where minute >= ${from} and minute < ${to}
    group by 1, 2`,
})

/** Figures about the cms as a service, from what its processes record each minute. */
export const serviceSources = {
  apiResponseTime: byHour(sql`sum(total_ms)`, sql`sum(requests)`),
  errorRate: byHour(sql`sum(errors)`, sql`sum(requests)`),
  // Whole minutes only: the current one is not complete.
  uptime: {
    within: ({ window: { from, to } }) => sql`
    select to_char(hour, 'YYYY-MM-DD HH24:00') as id, to_char(hour, 'YYYY-MM-DD HH24:00') || ' UTC' as label,
      min(expected) as at, count(noted.minute)::float8 as value, count(*)::float8 as weight, null::text as href
    from (
      select expected, date_trunc('hour', expected at time zone 'UTC') as hour
      from (select min(minute) as first from service_minutes where minute >= ${from}) as known,
        generate_series(known.first, ${to} - interval '1 minute', interval '1 minute') as expected
    ) as minutes left join (select distinct minute from service_minutes) as noted on noted.minute = expected
    group by hour`,
  },
} as const satisfies Record<string, MetricSource>
