import type { MetricFold } from '@framewell/domain/insights/defineMetric'
import { METRICS, type MetricName } from '@framewell/domain/insights/metrics'
import { type MetricWindow, metricWindow } from '@framewell/domain/insights/metricWindow'
import { sql } from '@payloadcms/db-postgres'
import type { SqlPart } from '../database/SqlPart'

/** A period: `from` is included, `to` is not. */
export interface SqlWindow {
  readonly from: SqlPart
  readonly to: SqlPart
}

/** Decimals of a rate or a mean: enough for any screen, too few for what binary fractions add. */
const DECIMALS = 6
const rounded = (value: SqlPart, decimals: number) => sql`round((${value})::numeric, ${sql.raw(String(decimals))})::float8`

/** SQL of each fold over the rows that match a condition. */
const FOLDS: Readonly<Record<MetricFold, (which: SqlPart) => SqlPart>> = {
  count: (which) => sql`(count(*) filter (where ${which}))::float8`,
  distinct: (which) => sql`(count(distinct id) filter (where ${which}))::float8`,
  sum: (which) => sql`coalesce(sum(value) filter (where ${which}), 0)`,
  mean: (which) => sql`sum(value) filter (where ${which}) / nullif(sum(weight) filter (where ${which}), 0)`,
  share: (which) => sql`100 * sum(value) filter (where ${which}) / nullif(sum(weight) filter (where ${which}), 0)`,
}

const moment = (at: Date): SqlPart => sql`${at.toISOString()}::timestamptz`
export const windowAsSql = ({ from, to }: MetricWindow): SqlWindow => ({ from: moment(from), to: moment(to) })

/** The rows a figure counts within a period; all of them for a figure that counts the current state. */
export function rowsInWindow(name: MetricName, rows: SqlPart, window: SqlWindow): SqlPart {
  if (METRICS[name].span === 'now') return sql`select * from (${rows}) as r`
  return sql`select * from (${rows}) as r where at >= ${window.from} and at < ${window.to}`
}

/** SQL of a figure over the rows that match a condition: whole cents, where it is dollars. */
function folded(name: MetricName, which: SqlPart): SqlPart {
  const { fold, unit } = METRICS[name]
  const value = FOLDS[fold](which)
  return fold === 'count' || fold === 'distinct' ? value : rounded(value, unit === 'dollars' ? 2 : DECIMALS)
}

/** The figure of the given rows within a period, as a subselect. */
export function foldInWindow(name: MetricName, rows: SqlPart, window: SqlWindow): SqlPart {
  return sql`(select ${folded(name, sql`true`)} from (${rowsInWindow(name, rows, window)}) as row)`
}

/** The figure of the given rows within two periods, as `select name, value, previous`: the rows are read once. */
export function foldInWindows(name: MetricName, rows: SqlPart, window: SqlWindow, before: SqlWindow): SqlPart {
  const within = ({ from, to }: SqlWindow) => sql`at >= ${from} and at < ${to}`
  return sql`select ${name}::text as name, ${folded(name, within(window))} as value, ${folded(name, within(before))} as previous from (${rows}) as row
    where at >= least(${window.from}, ${before.from}) and at < greatest(${window.to}, ${before.to})`
}

/** The figure of the given rows as of a moment, as a subselect; it means the same for one company's rows as for all. */
export function foldNow(name: MetricName, rows: SqlPart, now: Date): SqlPart {
  return foldInWindow(name, rows, windowAsSql(metricWindow(METRICS[name].span, now)))
}
