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
  const length = span === 'day' ? DAY : to.getTime() - from.getTime()
  return { from: new Date(from.getTime() - length), to: new Date(to.getTime() - length) }
}

/** Midnight (UTC) of a moment's day. */
export function dayStart(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()))
}

/** The first moment (UTC) of a moment's month. */
export function monthStart(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), 1))
}

/** The ends of the given number of months before this one, oldest first; each is the first moment of the next month. */
export function monthEnds(now: Date, months: number): Date[] {
  return Array.from({ length: months }, (_, at) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (months - 1 - at), 1)))
}

/** Change between two values in percent, to a tenth; null without a comparison. */
export function changePercent(value: number | null, previous: number | null): number | null {
  if (value === null || previous === null || previous === 0) return null
  return Math.round(((value - previous) / Math.abs(previous)) * 1000) / 10
}
