import { sql } from '@payloadcms/db-postgres'
import { BUILDERS, MAY_QUALIFY } from '../listBuilders'
import type { MetricSource } from '../metricSource'

/** Figures of builders as they stand with their orders and payments. */
export const builderSources = {
  upgradeReviews: () => sql`
    select id, name || ', ' || company as label, first_order as at, 1::float8 as value, 1::float8 as weight,
      '/admin?tab=builders&upgrade=eligible&builder=' || id as href
    from (${BUILDERS}) as builder where ${MAY_QUALIFY}`,
} as const satisfies Record<string, MetricSource>
