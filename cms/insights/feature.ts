import { feature } from '../platform/features/feature'
import { AlertRules } from './AlertRules'
import { insightCalls } from './calls'
import { MetricDays } from './MetricDays'
import { ProductEvents } from './ProductEvents'
import { insightsPersonal } from './personal'
import { recordMetricsOften, recountMetricsNightly } from './recordMetrics'

export const insights = feature({
  name: 'insights',
  personal: insightsPersonal,
  collections: [ProductEvents, MetricDays, AlertRules],
  seeds: async () => [(await import(/* turbopackIgnore: true */ './seedRecordedFigures')).recordedFigures],
  jobs: [recordMetricsOften, recountMetricsNightly],
  calls: insightCalls,
})
