import { isEndOfDay } from '../dates/businessDays'
import { companyClock, companyDate, companyZoneWords } from '../dates/companyZone'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * When a deadline ends, with the company's time zone: 'December 6, 2026 (end of day, Eastern Time)' for a day or its last moment, and
 * 'December 6, 2026, 3:26 PM Eastern Time' for any other time.
 */
export function deadlineDate(iso: string): string {
  if (DAY.test(iso) || isEndOfDay(new Date(iso))) return `${longDate(iso)} (end of day, ${companyZoneWords()})`
  return `${longDate(iso)}, ${companyClock(new Date(iso))} ${companyZoneWords()}`
}

/** A day, or the company's day of a moment, as printed on documents: March 31, 2026. */
export function longDate(iso: string): string {
  return DAY.test(iso) ? DATE.format(new Date(iso)) : companyDate(new Date(iso), 'long')
}

const CHART_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A month '2026-11' or a day '2026-11-04' for an axis or a row: 'Nov 2026', 'Nov 4'. Other texts stay as they are. */
export function periodWords(period: string): string {
  if (/^\d{4}-\d{2}$/.test(period)) return MONTH.format(new Date(`${period}-01`))
  return DAY.test(period) ? CHART_DAY.format(new Date(period)) : period
}
