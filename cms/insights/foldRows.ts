import type { MetricFold } from '@framewell/domain/insights/defineMetric'
import { METRICS, type MetricName } from '@framewell/domain/insights/metrics'
import { type MetricWindow, metricWindow } from '@framewell/domain/insights/metricWindow'
import { sql } from '@payloadcms/db-postgres'
import type { Sql, SqlWindow } from './metricSource'

const FOLDS: Readonly<Record<MetricFold, Sql>> = {
  count: sql`count(*)::float8`,
  distinct: sql`count(distinct id)::float8`,
  sum: sql`coalesce(sum(value), 0)`,
  mean: sql`sum(value) / nullif(sum(weight), 0)`,
  share: sql`100 * sum(value) / nullif(sum(weight), 0)`,
}

const moment = (at: Date): Sql => sql`${at.toISOString()}::timestamptz`
export const windowAsSql = ({ from, to }: MetricWindow): SqlWindow => ({ from: moment(from), to: moment(to) })

/** Of given rows those that a figure counts within a window; all of them, where it counts what stands now. */
export function rowsInWindow(name: MetricName, rows: Sql, window: SqlWindow): Sql {
  if (METRICS[name].span === 'now') return sql`select * from (${rows}) as r`
  return sql`select * from (${rows}) as r where at >= ${window.from} and at < ${window.to}`
}

/** The figure of given rows within a window, as a subselect. */
export function foldInWindow(name: MetricName, rows: Sql, window: SqlWindow): Sql {
  return sql`(select ${FOLDS[METRICS[name].fold]} from (${rowsInWindow(name, rows, window)}) as row)`
}

/** The figure of given rows as of a moment, as a subselect: of one company's rows it means what it means of all. */
export function foldNow(name: MetricName, rows: Sql, now: Date): Sql {
  return foldInWindow(name, rows, windowAsSql(metricWindow(METRICS[name].span, now)))
}
