import type { getHealthHistory as getHealthHistoryCall } from '@framewell/domain/health/historyCalls'
import { HEALTH_PARTS, healthParts, type ReleaseHistory } from '@framewell/domain/health/historyCalls'
import { releaseHealthSchema } from '@framewell/domain/releases/releaseHealth'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'

/** What every running process recorded about the service in each part of a period. */
export const getHealthHistory: Operation<typeof getHealthHistoryCall> = async ({ req, now }, { period }) => {
  const begins = healthParts(period, now)
  const span: Span = { begins, ms: HEALTH_PARTS[period].ms, from: begins[0] ?? now }
  const [minutes, samples] = [await minuteParts(req, span), await sampleParts(req, span)]
  return {
    parts: begins.map((begin, part) => {
      const { requests = 0, errors = 0, total = 0, slowest = null } = minutes.get(part) ?? {}
      const { jobs = null, mails = null, deliveries = null } = samples.get(part) ?? {}
      return {
        at: begin.toISOString(),
        requests,
        meanMs: requests === 0 ? null : total / requests,
        slowestMs: requests === 0 ? null : slowest,
        errorPercent: percent(errors, requests),
        jobsDue: jobs,
        mailsWaiting: mails,
        deliveriesWaiting: deliveries,
      }
    }),
    releases: await releaseParts(req, span),
  }
}

interface Span {
  readonly begins: readonly Date[]
  readonly ms: number
  readonly from: Date
}

const percent = (part: number, whole: number) => (whole === 0 ? null : (100 * part) / whole)

/** The index of the span's part that a time is in. */
const partOf = (column: ReturnType<typeof sql>, { from, ms }: Span) =>
  sql`floor(extract(epoch from ${column} - ${from.toISOString()}::timestamptz) / ${ms / 1000}::float8)::int`

const minuteRow = z.object({ part: z.number(), requests: z.number(), errors: z.number(), total: z.number(), slowest: z.number() })

async function minuteParts(req: PayloadRequest, span: Span) {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select ${partOf(sql`minute`, span)} as part, sum(requests)::float8 as requests, sum(errors)::float8 as errors, sum(total_ms)::float8 as total,
      max(slowest_ms)::float8 as slowest
    from service_minutes where minute >= ${span.from.toISOString()}::timestamptz group by 1`)
  return new Map(
    z
      .array(minuteRow)
      .parse(rows)
      .map((row) => [row.part, row]),
  )
}

const sampleRow = z.object({ part: z.number(), jobs: z.number(), mails: z.number(), deliveries: z.number() })

async function sampleParts(req: PayloadRequest, span: Span) {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select ${partOf(sql`at`, span)} as part, max(jobs_due)::float8 as jobs, max(mails_waiting)::float8 as mails, max(deliveries_waiting)::float8 as deliveries
    from service_samples where at >= ${span.from.toISOString()}::timestamptz group by 1`)
  return new Map(
    z
      .array(sampleRow)
      .parse(rows)
      .map((row) => [row.part, row]),
  )
}

const COUNTERS = ['visits', 'failures', 'errors', 'lcpVisits', 'lcpSlow', 'inpVisits', 'inpSlow'] as const
const releaseRow = releaseHealthSchema.omit({ begun: true }).extend({ remote: z.string(), version: z.string(), part: z.number() })

/**
 * Releases' results in each part: their counters are sampled, so each part has the increase since the sample before, however long ago. A
 * release that is new in the samples started at zero; what the very first sample holds was counted at unknown times.
 */
async function releaseParts(req: PayloadRequest, span: Span): Promise<ReleaseHistory[]> {
  const database = await transactionOf(req)
  const name = (counter: string) => sql.identifier(counter)
  const grown = sql.join(
    COUNTERS.map(
      (counter) =>
        sql`(${name(counter)} - coalesce(lag(${name(counter)}) over history, case when at = oldest.at_first then ${name(counter)} else 0 end)) as ${name(counter)}`,
    ),
    sql`, `,
  )
  const sums = sql.join(
    COUNTERS.map((counter) => sql`sum(${name(counter)})::float8 as ${name(counter)}`),
    sql`, `,
  )
  const from = sql`${span.from.toISOString()}::timestamptz`
  const known = (
    releases: SqlPart,
  ) => sql`jsonb_to_recordset(${releases}) as known(remote text, version text, visits float8, failures float8,
    errors float8, "lcpVisits" float8, "lcpSlow" float8, "inpVisits" float8, "inpSlow" float8)`
  const { rows } = await database.execute(sql`
    with shown as (select s.at, known.* from service_samples s, ${known(sql`s.releases`)} where s.at >= ${from}),
      before as (
        select last.at, known.* from (select distinct remote, version from shown) as each
        cross join lateral (select s.at, s.releases from service_samples s
          where s.at < ${from} and s.releases @> jsonb_build_array(jsonb_build_object('remote', each.remote, 'version', each.version))
          order by s.at desc limit 1) as last,
        ${known(sql`last.releases`)}
        where known.remote = each.remote and known.version = each.version)
    select remote, version, ${partOf(sql`at`, span)} as part, ${sums}
    from (
      select at, remote, version, ${grown}
      from (select * from shown union all select * from before) as history_of_each
        cross join (select min(at) as at_first from service_samples) as oldest
      window history as (partition by remote, version order by at)
    ) as sampled
    where at >= ${from}
    group by remote, version, part order by remote, version, part`)
  const grew = z
    .array(releaseRow)
    .parse(rows)
    .filter((row) => COUNTERS.some((counter) => row[counter] > 0))
  const names = new Map(grew.map(({ remote, version }) => [`${remote} ${version}`, { remote, version }]))
  return [...names.values()].map(({ remote, version }) => {
    const byPart = new Map(grew.filter((row) => row.remote === remote && row.version === version).map((row) => [row.part, row]))
    return {
      remote,
      version,
      parts: span.begins.map((_, part) => {
        const { visits = 0, failures = 0, errors = 0, lcpVisits = 0, lcpSlow = 0, inpVisits = 0, inpSlow = 0 } = byPart.get(part) ?? {}
        return { visits, failures, errors, slowPaintPercent: percent(lcpSlow, lcpVisits), slowAnswerPercent: percent(inpSlow, inpVisits) }
      }),
    }
  })
}
