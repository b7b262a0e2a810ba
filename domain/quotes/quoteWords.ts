import { companyDate, companyZoneWords } from '../dates/companyZone'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The day on which a deadline ends, given as a day or its last moment, with its time zone: 'December 6, 2026 (end of day, Eastern Time)'. */
export function deadlineDate(iso: string): string {
  return `${longDate(iso)} (end of day, ${companyZoneWords()})`
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
