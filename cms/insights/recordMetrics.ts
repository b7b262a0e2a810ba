import { companyDay, dayFrom, endOfDay } from '@framewell/domain/dates/businessDays'
import { METRIC_NAMES, METRICS, type MetricName } from '@framewell/domain/insights/metrics'
import { metricWindow } from '@framewell/domain/insights/metricWindow'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'
import { defineJob } from '../platform/jobs/defineJob'
import { readFigures, readWindows } from './readFigures'

/** Days whose figures are counted again: an application may be decided, or a quote ordered, long after it arrived. */
const RECOUNTED_DAYS = 35
/** On the first run, and for a new metric: as far back as a comparison of two years needs. */
const FIRST_DAYS = 400

/**
 * Writes today's figures. With `recount`, also those of earlier days as far as rows tell them; figures of the current state stay as
 * recorded. A new metric's past is computed from its rows.
 */
export async function recordMetrics(req: PayloadRequest, now: Date, { recount }: { readonly recount: boolean }): Promise<void> {
  const figures = await readFigures(req, METRIC_NAMES, now)
  await store(
    req,
    METRIC_NAMES.map((metric) => ({ metric, day: companyDay(now), value: figures[metric].value })),
  )
  const known = await firstDays(req)
  for (const name of METRIC_NAMES.filter((each) => METRICS[each].span !== 'now')) {
    const days = known.get(name) === companyDay(now) ? FIRST_DAYS : recount ? RECOUNTED_DAYS : 0
    await recountDays(req, name, days, now)
  }
}

async function recountDays(req: PayloadRequest, metric: MetricName, days: number, now: Date): Promise<void> {
  // The last moment of each day before today: a month's figure is then that of its last day.
  const ends = Array.from({ length: days }, (_, at) => endOfDay(dayFrom(now, -1 - at)))
  const windows = ends.map((end) => metricWindow(METRICS[metric].span, end))
  const values = await readWindows(req, metric, windows, now)
  await store(
    req,
    ends.map((end, at) => ({ metric, day: companyDay(end), value: values[at] ?? null })),
  )
}

interface MetricDay {
  readonly metric: MetricName
  readonly day: string
  readonly value: number | null
}

async function store(req: PayloadRequest, days: readonly MetricDay[]): Promise<void> {
  if (days.length === 0) return
  const database = await transactionOf(req)
  await database.execute(sql`
    insert into metric_days (metric, day, value)
    select metric, day, value from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as given(metric text, day text, value float8)
    on conflict (metric, day) do update set value = excluded.value, updated_at = now()
    where metric_days.value is distinct from excluded.value`)
}

/** The first recorded day of each metric. */
async function firstDays(req: PayloadRequest): Promise<ReadonlyMap<string, string>> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select metric, min(day) as day from metric_days group by metric`)
  return new Map(
    z
      .array(z.object({ metric: z.string(), day: z.string() }))
      .parse(rows)
      .map(({ metric, day }) => [metric, day]),
  )
}

/** Today's every ten minutes; earlier weeks every night. */
export const recordMetricsOften = defineJob({
  name: 'record-metrics',
  schedule: '*/10 * * * *',
  input: z.undefined(),
  attempts: 2,
  run: ({ req }) => recordMetrics(req, new Date(), { recount: false }),
})

export const recountMetricsNightly = defineJob({
  name: 'recount-metrics',
  schedule: '20 1 * * *',
  input: z.undefined(),
  attempts: 3,
  run: ({ req }) => recordMetrics(req, new Date(), { recount: true }),
})
