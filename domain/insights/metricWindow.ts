import type { MetricSpan } from './defineMetric'

/** A stretch of time: from its first moment up to, and without, its last. */
export interface MetricWindow {
  readonly from: Date
  readonly to: Date
}

const DAY = 86_400_000
const EPOCH = new Date(0)

/** The stretch that a figure counts, as of a moment. What stands now has no beginning. */
export function metricWindow(span: MetricSpan, now: Date): MetricWindow {
  if (span === 'month') return { from: monthStart(now), to: now }
  if (span === 'day') return { from: dayStart(now), to: now }
  if (typeof span === 'object') return { from: new Date(now.getTime() - span.days * DAY), to: now }
  return { from: EPOCH, to: now }
}

/**
 * The stretch it is compared with: the same days of the month before (the whole of it where that is shorter), as many days before, or
 * everything up to the beginning of this month. Null for what stands now: only what was recorded then can say that.
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

/** The last moments of the so many months before this one, the oldest first; each is the first moment of the month after. */
export function monthEnds(now: Date, months: number): Date[] {
  return Array.from({ length: months }, (_, at) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (months - 1 - at), 1)))
}

/** Change from one value to another in percent, to a tenth; null when there is nothing to compare with. */
export function changePercent(value: number | null, previous: number | null): number | null {
  if (value === null || previous === null || previous === 0) return null
  return Math.round(((value - previous) / Math.abs(previous)) * 1000) / 10
}
