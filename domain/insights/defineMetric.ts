/** What a figure is measured in. Dollars and percent carry their sign; stars are out of five. */
export const METRIC_UNITS = ['count', 'dollars', 'percent', 'days', 'stars', 'square feet', 'milliseconds', 'minutes'] as const
export type MetricUnit = (typeof METRIC_UNITS)[number]

/**
 * How rows become one figure. `count`: their number; `distinct`: the number of different ids; `sum` of their values; `mean`: values over
 * weights; `share`: the same in percent.
 */
export type MetricFold = 'count' | 'distinct' | 'sum' | 'mean' | 'share'

/** Which rows count: those that stand now, all there ever were, those of this calendar month (UTC), of today, or of the last so many days. */
export type MetricSpan = 'now' | 'ever' | 'month' | 'day' | { readonly days: number }

export interface MetricDefinition {
  readonly title: string
  readonly unit: MetricUnit
  /** What is counted and how, in words that an operator can check against the rows. */
  readonly definition: string
  readonly fold: MetricFold
  readonly span: MetricSpan
  /** Whether more is good news. */
  readonly better: 'more' | 'less' | 'neither'
}

/**
 * Declares one figure of the business, once: its name and words here, the rows behind it in the cms (a figure without its rows does not
 * compile). Every screen that shows it opens the same definition, history and rows.
 */
export function defineMetric(definition: MetricDefinition): MetricDefinition {
  return definition
}
