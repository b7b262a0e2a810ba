import { recordBy } from '@framewell/domain/collections/recordOf'
import { eventMetric } from '@framewell/domain/insights/metrics'
import { TRACKED_EVENTS, type TrackedEvent } from '@framewell/domain/insights/track'
import { sql } from '@payloadcms/db-postgres'
import type { MetricSource } from '../metricSource'

/** Figures about the system that alerts use. */
export const systemSources = {
  failedMails: () => sql`
    select id::text, subject as label, created_at as at, 1::float8 as value, 1::float8 as weight, '/admin-dashboard?tab=outbox&status=failed&message=' || id as href
    from outgoing_mail where status = 'failed'`,
  schedulerDelay: () => sql`
    select id::text, name as label, coalesce(run_after, created_at) as at,
      floor(extract(epoch from now() - coalesce(run_after, created_at)) / 60)::float8 as value, 1::float8 as weight, null::text as href
    from background_jobs where status = 'queued' and coalesce(run_after, created_at) <= now()
    order by coalesce(run_after, created_at) limit 1`,
  releaseFailures: () => sql`
    select f.id::text, f.remote::text || ' ' || f.version || ': ' || f.message as label, f.last_seen_at as at, 1::float8 as value,
      1::float8 as weight, '/cms/collections/remote-failures/' || f.id as href
    from remote_failures f join remote_releases r on r.remote::text = f.remote::text and r.version = f.version and r.status = 'live'
    where f.last_seen_at > now() - interval '1 hour'`,
} as const satisfies Record<string, MetricSource>

const eventSource =
  (event: TrackedEvent): MetricSource =>
  () =>
    sql`
    select id::text, event::text as label, created_at as at, 1::float8 as value, 1::float8 as weight, null::text as href
    from product_events where event = ${event}`

export const eventSources = recordBy(TRACKED_EVENTS, eventMetric, eventSource)
