import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { listInput, listOutput } from '../lists/listInput'
import { METRIC_UNITS } from './defineMetric'
import { METRIC_NAMES } from './metrics'

const operators = { feature: 'insights', access: OPERATOR_ROLES } as const
/** Months of history, including the current one. */
export const HISTORY_MONTHS = 13

const metricName = z.enum(METRIC_NAMES, 'There is no figure of this name')

export const figureSchema = z.object({
  name: metricName,
  title: z.string(),
  unit: z.enum(METRIC_UNITS),
  value: z.number().nullable(),
  /** The value a month ago; null when none was recorded. */
  previous: z.number().nullable(),
  /** From `previous` to `value`, percent. */
  change: z.number().nullable(),
  better: z.enum(['more', 'less', 'neither']),
})
export type Figure = z.infer<typeof figureSchema>

export const getAdminMetrics = defineCall({
  ...operators,
  name: 'getAdminMetrics',
  method: 'GET',
  path: '/api/admin/metrics',
  keys: 'read',
  summary: 'The figures of the business, each with what it was a month ago',
  input: z.object({}),
  output: z.object({
    totalActiveProjects: z.number(),
    activeFabricators: z.number(),
    conversionRate: z.number(),
    figures: z.array(figureSchema),
  }),
})

export const getMetric = defineCall({
  ...operators,
  name: 'getMetric',
  method: 'GET',
  path: '/api/admin/metrics/{name}',
  keys: 'read',
  summary: 'One figure: what it means, how it went, month by month and day by day',
  input: z.object({ name: metricName }),
  output: z.object({
    figure: figureSchema,
    definition: z.string(),
    /** Each month's last value, oldest first; the current month's is as of now. Months before the first record are omitted. */
    months: z.array(z.object({ month: z.string(), value: z.number().nullable() })),
    /** The last value of each of the last 30 days. */
    days: z.array(z.object({ day: z.string(), value: z.number().nullable() })),
  }),
})

const metricRowSchema = z.object({
  id: z.string(),
  label: z.string(),
  at: z.string().nullable(),
  /** The row's contribution in the metric's unit; null when it counts as one. */
  value: z.number().nullable(),
  /** Where to view it. */
  href: z.string().nullable(),
})
export type MetricRow = z.infer<typeof metricRowSchema>

export const listMetricRows = defineCall({
  ...operators,
  name: 'listMetricRows',
  method: 'GET',
  path: '/api/admin/metrics/{name}/rows',
  keys: 'read',
  summary: 'The rows that a figure is computed from, newest first',
  input: listInput({ sorts: ['at'], filters: { name: metricName }, perPage: 20 }).pick({ name: true, page: true, limit: true }),
  output: listOutput(metricRowSchema).omit({ next: true }),
})
