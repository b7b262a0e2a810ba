import { recordOf } from '@framewell/domain/collections/recordOf'
import { companyDay } from '@framewell/domain/dates/businessDays'
import type { Figure } from '@framewell/domain/insights/metricCalls'
import { METRICS, type MetricName } from '@framewell/domain/insights/metrics'
import { changePercent, comparedWindow, type MetricWindow, metricWindow, monthStart } from '@framewell/domain/insights/metricWindow'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'
import { foldInWindow, foldInWindows, rowsInWindow, type SqlWindow, windowAsSql } from '../platform/figures/foldRows'
import { sourceRows } from './metricSource'
import { METRIC_SOURCES } from './sources/metricSources'

/** The rows of a figure within a window; all current ones for a figure of the current state. */
export async function rowsOf(req: PayloadRequest, name: MetricName, window: MetricWindow, now: Date): Promise<SqlPart> {
  const asked = windowAsSql(window)
  return rowsInWindow(name, await sourceRows(METRIC_SOURCES[name], { req, now, window: asked }), asked)
}

const folded = async (req: PayloadRequest, name: MetricName, window: SqlWindow, now: Date): Promise<SqlPart> =>
  foldInWindow(name, await sourceRows(METRIC_SOURCES[name], { req, now, window }), window)

/** The recorded values of a figure up to a day, for figures of the current state. */
const recorded = (name: MetricName, before: Date): SqlPart =>
  sql`(select value::float8 from metric_days where metric = ${name} and day < ${companyDay(before)} order by day desc limit 1)`

const answered = z.array(z.object({ name: z.string(), value: z.number().nullable(), previous: z.number().nullable() }))

/** A figure as of a moment with its earlier value, as `select name, value, previous`. */
async function compared(req: PayloadRequest, name: MetricName, now: Date): Promise<SqlPart> {
  const { span } = METRICS[name]
  const window = windowAsSql(metricWindow(span, now))
  const before = comparedWindow(span, now)
  const source = METRIC_SOURCES[name]
  if (before && typeof source === 'function') return foldInWindows(name, await source({ req, now }), window, windowAsSql(before))
  const value = await folded(req, name, window, now)
  const previous = before ? await folded(req, name, windowAsSql(before), now) : recorded(name, monthStart(now))
  return sql`select ${name}::text as name, ${value} as value, ${previous} as previous`
}

/** Figures as of a moment, each with its value a month (or as many days) before; all in one statement, as of one state of the tables. */
export async function readFigures<const Name extends MetricName>(
  req: PayloadRequest,
  names: readonly Name[],
  now: Date,
): Promise<Record<Name, Figure>> {
  const selects: SqlPart[] = []
  // One after the other: within a transaction some read their own rows, and its connection takes one statement at a time.
  for (const name of names) selects.push(await compared(req, name, now))
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql.join(selects, sql` union all `))
  const read = new Map(answered.parse(rows).map((row) => [row.name, row]))
  return recordOf(names, (name): Figure => {
    const { title, unit, better } = METRICS[name]
    const { value = null, previous = null } = read.get(name) ?? {}
    return { name, title, unit, value, previous, change: changePercent(value, previous), better }
  })
}

/** A figure over other windows, in their order: its past, as far as its rows still tell it. */
export async function readWindows(
  req: PayloadRequest,
  name: MetricName,
  windows: readonly MetricWindow[],
  now: Date,
): Promise<readonly (number | null)[]> {
  const given = windows.map(({ from, to }, at) => ({ at, first: from.toISOString(), past: to.toISOString() }))
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select ${await folded(req, name, { from: sql`span.first`, to: sql`span.past` }, now)} as value
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as span(at int, first timestamptz, past timestamptz) order by span.at`)
  return z
    .array(z.object({ value: z.number().nullable() }))
    .parse(rows)
    .map(({ value }) => value)
}
