import { recordBy } from '../collections/recordOf'
import { customerMetrics } from './customerMetrics'
import { defineMetric, type MetricDefinition } from './defineMetric'
import { moneyMetrics } from './moneyMetrics'
import { projectMetrics } from './projectMetrics'
import { quoteMetrics } from './quoteMetrics'
import { systemMetrics } from './systemMetrics'
import { TRACKED_EVENTS, type TrackedEvent } from './track'

/** The business metrics by name, as the specification's calls name them where it does. */
const BUSINESS_METRICS = { ...customerMetrics, ...quoteMetrics, ...moneyMetrics, ...projectMetrics, ...systemMetrics }

const EVENT_TITLES: Readonly<Record<TrackedEvent, string>> = {
  credit_application_submitted: 'Credit applications sent',
  credit_decision_saved: 'Credit decisions saved',
  plan_compared: 'Plans compared',
  configuration_completed: 'Configurations completed',
  configuration_shared: 'Configurations shared',
  quote_submitted: 'Quotes asked for',
  quote_emailed: 'Quotes mailed',
  production_started: 'Productions started',
  bom_generated: 'Bills of materials generated',
}

export type EventMetricName = `event:${TrackedEvent}`
export type MetricName = keyof typeof BUSINESS_METRICS | EventMetricName

/** The metric that counts a tracked event per day. */
export const eventMetric = (event: TrackedEvent): EventMetricName => `event:${event}`

const eventMetrics = recordBy(TRACKED_EVENTS, eventMetric, (event) =>
  defineMetric({
    title: EVENT_TITLES[event],
    unit: 'count',
    definition: `Events '${event}' of today, of visitors who do not refuse to be counted.`,
    fold: 'count',
    span: 'day',
    better: 'more',
  }),
)

/** All metrics of the product. */
export const METRICS: Readonly<Record<MetricName, MetricDefinition>> = { ...BUSINESS_METRICS, ...eventMetrics }
export const METRIC_NAMES = Object.keys(METRICS).filter((name): name is MetricName => name in METRICS)
