import { companyZoneWords } from '../dates/companyZone'
import { figure } from '../numbers/figure'
import type { MetricDefinition, MetricSpan, MetricUnit } from './defineMetric'

const whole = (value: number) => figure(Math.round(value))
const tenth = (value: number) => figure(value, 1)

/** A formatted metric: '$2,850,000', '68.5%', '21 days', '4.6 / 5'. Without rows there is no figure. */
export function metricText(value: number | null, unit: MetricUnit): string {
  if (value === null) return 'No data yet'
  switch (unit) {
    case 'dollars':
      return `${value < 0 ? '−' : ''}$${whole(Math.abs(value))}`
    case 'percent':
      return `${tenth(value)}%`
    case 'days':
      return `${tenth(value)} ${value === 1 ? 'day' : 'days'}`
    case 'stars':
      return `${tenth(value)} / 5`
    case 'square feet':
      return `${whole(value)} sq ft`
    case 'milliseconds':
      return `${whole(value)} ms`
    case 'minutes':
      return `${whole(value)} min`
    case 'count':
      return tenth(value)
  }
}

/** The time a figure covers. */
export function spanText(span: MetricSpan): string {
  if (span === 'now') return 'As of now'
  if (span === 'ever') return 'All records up to now'
  if (span === 'month') return 'This month up to now'
  if (span === 'day') return 'Today up to now'
  return span.days === 1 ? 'The last 24 hours' : `The last ${span.days} days, to the minute`
}

/** What a figure was before, and when: 'from 16.7% in the same days last month'. */
export function comparedText(previous: number, { unit, span }: Pick<MetricDefinition, 'unit' | 'span'>): string {
  return `from ${metricText(previous, unit)} ${comparedSpanText(span)}`
}

/** The time of `comparedWindow`. */
function comparedSpanText(span: MetricSpan): string {
  if (span === 'now' || span === 'ever') return 'at the end of last month'
  if (span === 'month') return 'in the same days last month'
  if (span === 'day') return 'in the same hours yesterday'
  return span.days === 1 ? 'in the 24 hours before' : `in the ${span.days} days before`
}

/** Where the days, weeks and months of every figure begin. */
export const figureZone = (): string => `Days, weeks and months begin at midnight ${companyZoneWords()}.`
