import type { getSiteStatus as getSiteStatusCall, SiteStatus } from '@framewell/domain/content/siteStatus'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'

const time = z
  .union([z.string(), z.date()])
  .nullable()
  .transform((value) => (value === null ? null : new Date(value).toISOString()))
const count = z.coerce.number()

const figuresSchema = z.tuple([
  z.object({
    plans: count,
    smallest: count.nullable(),
    largest: count.nullable(),
    decided: count,
    decided_lately: count,
    pages: count,
    last_change: time,
    waiting: count,
    waiting_since: time,
  }),
])
const releasesSchema = z.array(z.object({ remote: z.string(), version: z.string(), promoted_at: time }))

const A_MONTH_MS = 30 * 24 * 60 * 60 * 1000

/** Public counts and versions, read live from the tables; the query time shows the health of the database. */
export const getSiteStatus: Operation<typeof getSiteStatusCall> = async ({ req, now }): Promise<SiteStatus> => {
  const database = await transactionOf(req)
  const since = new Date(now.getTime() - A_MONTH_MS).toISOString()
  const started = performance.now()
  const found = await database.execute(sql`
    select plan.*, decision.*, page.*, mail.*
    from
      (select count(*)::int as plans, min(square_feet)::int as smallest, max(square_feet)::int as largest from home_plans where offered) plan,
      (select count(assigned_tier)::int as decided,
        count(assigned_tier) filter (where applied_at >= ${since}::timestamptz)::int as decided_lately from credit_applications) decision,
      (select count(*)::int as pages, max(updated_at) as last_change from (
        select updated_at from pages where _status = 'published' union all select updated_at from posts where _status = 'published'
      ) as document) page,
      (select count(*)::int as waiting, min(created_at) as waiting_since from outgoing_mail where status in ('queued', 'sending') and (send_after is null or send_after <= now())) mail`)
  const databaseMilliseconds = Math.ceil(performance.now() - started)
  const [figures] = figuresSchema.parse(found.rows)
  const live = await database.execute(sql`
    select remote, version, promoted_at from remote_releases where status = 'live' order by remote`)
  return {
    readAt: now.toISOString(),
    databaseMilliseconds,
    plans: { onOffer: figures.plans, smallestSquareFeet: figures.smallest, largestSquareFeet: figures.largest },
    releases: releasesSchema.parse(live.rows).map(({ remote, version, promoted_at }) => ({ remote, version, liveSince: promoted_at })),
    decisions: { toDate: figures.decided, lastThirtyDays: figures.decided_lately },
    pages: { published: figures.pages, lastChange: figures.last_change },
    mail: { waiting: figures.waiting, oldestWaitingSince: figures.waiting_since },
  }
}
