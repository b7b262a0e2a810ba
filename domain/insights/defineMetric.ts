/** A metric's unit. Dollars and percent include their sign; stars are out of five. */
export const METRIC_UNITS = ['count', 'dollars', 'percent', 'days', 'stars', 'square feet', 'milliseconds', 'minutes'] as const
export type MetricUnit = (typeof METRIC_UNITS)[number]

/**
 * How rows become one figure. `count`: their number; `distinct`: the number of different ids; `sum` of their values; `mean`: values over
 * weights; `share`: the same in percent.
 */
export type MetricFold = 'count' | 'distinct' | 'sum' | 'mean' | 'share'

/** Rows that count: current ones, all ever, those of this calendar month (in the company's time zone), of today, or of the last given days. */
export type MetricSpan = 'now' | 'ever' | 'month' | 'day' | { readonly days: number }

export interface MetricDefinition {
  readonly title: string
  readonly unit: MetricUnit
  /** What is counted and how, in words an operator can check against the rows. */
  readonly definition: string
  readonly fold: MetricFold
  readonly span: MetricSpan
  /** Which direction is good news. */
  readonly better: 'more' | 'less' | 'neither'
}

/**
 * Declares one business metric: its name and texts here, its rows in the cms (a metric without rows does not compile). Every screen that
 * shows it links to the same definition, history and rows.
 */
export function defineMetric(definition: MetricDefinition): MetricDefinition {
  return definition
}
