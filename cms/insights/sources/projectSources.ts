import { sql } from '@payloadcms/db-postgres'
import type { MetricSource } from '../metricSource'

/** Figures of projects. */
export const projectSources = {
  activeProjects: () => sql`
    select id::text, number || ', ' || plan_name as label, created_at as at, 1::float8 as value, 1::float8 as weight,
      '/admin-dashboard?tab=production' as href
    from plan_productions where jsonb_path_exists(milestones::jsonb, '$[*] ? (@.status != "completed")')`,
} as const satisfies Record<string, MetricSource>
