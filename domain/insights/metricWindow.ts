import { companyDay, monthAfter, startOfDay } from '../dates/businessDays'
import type { MetricSpan } from './defineMetric'

/** A half-open time range: includes its start, excludes its end. */
export interface MetricWindow {
  readonly from: Date
  readonly to: Date
}

const DAY = 86_400_000
const EPOCH = new Date(0)

/** The range a metric covers as of a moment. Current values have no start. */
export function metricWindow(span: MetricSpan, now: Date): MetricWindow {
  if (span === 'month') return { from: monthStart(now), to: now }
  if (span === 'day') return { from: dayStart(now), to: now }
  if (typeof span === 'object') return { from: new Date(now.getTime() - span.days * DAY), to: now }
  return { from: EPOCH, to: now }
}

/**
 * The comparison range: the same days of the previous month (all of it when shorter), the same number of days before, or everything before
 * this month. Null for current values, which only the recorded history can answer.
 */
export function comparedWindow(span: MetricSpan, now: Date): MetricWindow | null {
  if (span === 'now') return null
  if (span === 'ever') return { from: EPOCH, to: monthStart(now) }
  if (span === 'month') {
    const before = monthStart(new Date(monthStart(now).getTime() - 1))
    const to = new Date(Math.min(before.getTime() + (now.getTime() - monthStart(now).getTime()), monthStart(now).getTime()))
    return { from: before, to }
  }
  const { from, to } = metricWindow(span, now)
  // A day on which clocks change has 23 or 25 hours.
  const length = span === 'day' ? from.getTime() - dayStart(new Date(from.getTime() - 1)).getTime() : to.getTime() - from.getTime()
  return { from: new Date(from.getTime() - length), to: new Date(to.getTime() - length) }
}

/** Midnight of a moment's day in the company's time zone. */
export function dayStart(moment: Date): Date {
  return startOfDay(companyDay(moment))
}

/** The first moment of a moment's month in the company's time zone. */
export function monthStart(moment: Date): Date {
  return startOfDay(monthAfter(companyDay(moment), 0))
}

/** Change between two values in percent, to a tenth; null without a comparison. */
export function changePercent(value: number | null, previous: number | null): number | null {
  if (value === null || previous === null || previous === 0) return null
  return Math.round(((value - previous) / Math.abs(previous)) * 1000) / 10
}
