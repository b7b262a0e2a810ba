import { companyDay, dayAfter, monthAfter } from '@framewell/domain/dates/businessDays'
import type { MetricFold } from '@framewell/domain/insights/defineMetric'
import type { Figure } from '@framewell/domain/insights/metricCalls'
import {
  type getAdminMetrics as getAdminMetricsCall,
  type getMetric as getMetricCall,
  HISTORY_MONTHS,
  type listMetricRows as listMetricRowsCall,
} from '@framewell/domain/insights/metricCalls'
import { METRIC_NAMES, METRICS } from '@framewell/domain/insights/metrics'
import { metricWindow } from '@framewell/domain/insights/metricWindow'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { readFigures, rowsOf } from './readFigures'

const SHOWN_DAYS = 30

/** A count: no value means 0. */
export const counted = ({ value }: Figure): number => value ?? 0

/** Every figure of the business, as of now. */
export const getAdminMetrics: Operation<typeof getAdminMetricsCall> = async ({ req, now }) => {
  const figures = await readFigures(req, METRIC_NAMES, now)
  return {
    totalActiveProjects: counted(figures.activeProjects),
    activeFabricators: counted(figures.activeFabricators),
    conversionRate: counted(figures.conversionRate),
    figures: METRIC_NAMES.map((name) => figures[name]),
  }
}

const recordedDays = z.array(z.object({ day: z.string(), value: z.number().nullable() }))

/** A figure's meaning, value and history. */
export const getMetric: Operation<typeof getMetricCall> = async ({ req, now }, { name }) => {
  const { [name]: figure } = await readFigures(req, [name], now)
  const today = companyDay(now)
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select day, value::float8 as value from metric_days where metric = ${name} and day >= ${monthAfter(today, 1 - HISTORY_MONTHS)} order by day`)
  const days = [...recordedDays.parse(rows).filter(({ day }) => day < today), { day: today, value: figure.value }]
  const months = new Map(days.map(({ day, value }) => [day.slice(0, 7), value]))
  const from = dayAfter(today, 1 - SHOWN_DAYS)
  return {
    figure,
    definition: METRICS[name].definition,
    months: [...months].map(([month, value]) => ({ month, value })),
    days: days.filter(({ day }) => day >= from),
  }
}

const storedRows = z.array(
  z.object({ id: z.string(), label: z.string(), at: z.string().nullable(), value: z.number().nullable(), href: z.string().nullable() }),
)

/** A row's value in the figure's own unit; a row that counts as one has none. */
const ROW_VALUES: Readonly<Record<MetricFold, SqlPart>> = {
  count: sql`null::float8`,
  distinct: sql`null::float8`,
  sum: sql`value`,
  mean: sql`value / nullif(weight, 0)`,
  share: sql`100 * value / nullif(weight, 0)`,
}

/** The rows a figure is computed from. */
export const listMetricRows: Operation<typeof listMetricRowsCall> = async ({ req, now }, { name, page, limit }) => {
  const { span, fold } = METRICS[name]
  const all = await rowsOf(req, name, metricWindow(span, now), now)
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select id, label, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, ${ROW_VALUES[fold]} as value, href from (${all}) as r
    order by r.at desc nulls last, id limit ${limit} offset ${(page - 1) * limit}`)
  const totals = await database.execute(sql`select count(*)::int as total from (${all}) as r`)
  return { data: storedRows.parse(rows), total: Number(totals.rows[0]?.total) }
}
