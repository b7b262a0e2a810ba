/*
 * Days on which people work, banks settle payments and trucks deliver: Monday to Friday without the federal holidays. Source: Federal Reserve
 * Board, 'Holidays Observed by the Federal Reserve System' (K.8, federalreserve.gov/aboutthefed/k8.htm): a holiday on a Sunday is observed on
 * the Monday after it; one on a Saturday is not observed on another day.
 */
import { RecentByText } from '../collections/RecentByText'
import { localClock, offsetMinutes } from '../notifications/localClock'
import { companyZone } from './companyZone'

const SUNDAY = 0
const MONDAY = 1
const THURSDAY = 4
const SATURDAY = 6
const MINUTE_MS = 60_000

const isoDay = (at: Date): string => at.toISOString().slice(0, 10)
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Adds days to a day; both like '2026-11-22'. */
export function dayAfter(day: string, days: number): string {
  return isoDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000))
}

/** The nth weekday of a month, from 1. */
function nth(year: number, month: number, which: number, on: number): string {
  const first = isoDay(new Date(Date.UTC(year, month - 1, 1)))
  return dayAfter(first, ((on - weekday(first) + 7) % 7) + (which - 1) * 7)
}

function lastMonday(year: number, month: number): string {
  const last = isoDay(new Date(Date.UTC(year, month, 0)))
  return dayAfter(last, -((weekday(last) - MONDAY + 7) % 7))
}

const HOLIDAYS: readonly (readonly [string, (year: number) => string])[] = [
  ["New Year's Day", (year) => `${year}-01-01`],
  ['Birthday of Martin Luther King, Jr.', (year) => nth(year, 1, 3, MONDAY)],
  ["Washington's Birthday", (year) => nth(year, 2, 3, MONDAY)],
  ['Memorial Day', (year) => lastMonday(year, 5)],
  ['Juneteenth', (year) => `${year}-06-19`],
  ['Independence Day', (year) => `${year}-07-04`],
  ['Labor Day', (year) => nth(year, 9, 1, MONDAY)],
  ['Columbus Day', (year) => nth(year, 10, 2, MONDAY)],
  ['Veterans Day', (year) => `${year}-11-11`],
  ['Thanksgiving Day', (year) => nth(year, 11, 4, THURSDAY)],
  ['Christmas Day', (year) => `${year}-12-25`],
]

const years = new Map<string, ReadonlyMap<string, string>>()
function holidaysOf(year: string): ReadonlyMap<string, string> {
  const known = years.get(year) ?? new Map(HOLIDAYS.map(([name, on]) => [on(Number(year)), name]))
  years.set(year, known)
  return known
}

/**
 * Why nobody works and no payment settles on a day; undefined on a business day.
 * @param day for example '2026-12-25'
 */
export function closedBecause(day: string): string | undefined {
  if (weekday(day) === SATURDAY) return 'a Saturday'
  if (weekday(day) === SUNDAY) return 'a Sunday'
  const holidays = holidaysOf(day.slice(0, 4))
  return holidays.get(day) ?? (weekday(day) === MONDAY ? holidays.get(dayAfter(day, -1)) : undefined)
}

/** Days by the days they follow from, of some eleven years: schedules of orders ask for the same ones again and again. */
const fromDays = new RecentByText<string>(4000)
const nextDays = new RecentByText<string>(4000)

/** The day itself, or the next business day. */
export function businessDayFrom(day: string): string {
  return fromDays.get(day) ?? fromDays.keep(day, closedBecause(day) === undefined ? day : businessDayFrom(dayAfter(day, 1)))
}

/** The first business day after a day. */
export function nextBusinessDay(day: string): string {
  return nextDays.get(day) ?? nextDays.keep(day, businessDayFrom(dayAfter(day, 1)))
}

/** The day itself, or the last business day before it. */
export function businessDayUntil(day: string): string {
  return closedBecause(day) === undefined ? day : businessDayUntil(dayAfter(day, -1))
}

/** The business day that many business days after a day; for 0, the day itself or the next business day. */
export function addBusinessDays(day: string, count: number): string {
  let at = businessDayFrom(day)
  for (let left = count; left > 0; left--) at = nextBusinessDay(at)
  return at
}

/** The calendar date in the company's time zone at a moment. */
export function companyDay(at: Date): string {
  return isoDay(localClock(at, companyZone()))
}

/** The first moment of a calendar day in the company's time zone. */
export function startOfDay(day: string): Date {
  return new Date(endOfDay(dayAfter(day, -1)).getTime() + 1)
}

/** The last millisecond of a calendar day in the company's time zone. */
export function endOfDay(day: string): Date {
  const midnight = Date.parse(`${dayAfter(day, 1)}T00:00:00Z`)
  const near = midnight - offsetMinutes(new Date(midnight), companyZone()) * MINUTE_MS
  // Clocks may change between that moment and the local midnight.
  return new Date(midnight - offsetMinutes(new Date(near - 1), companyZone()) * MINUTE_MS - 1)
}

/** Whether a moment is the end of a day in the company's time zone, as deadlines that name a day are. */
export const isEndOfDay = (at: Date): boolean => endOfDay(companyDay(at)).getTime() === at.getTime()

/** The calendar date in the company's time zone some days after (or, negative, before) a moment. */
export function dayFrom(now: Date, days: number): string {
  return dayAfter(companyDay(now), days)
}

/** The end of the day that many days after a moment: every deadline runs to the end of its day in the company's time zone. */
export function deadlineAfter(now: Date, days: number): Date {
  return endOfDay(dayFrom(now, days))
}

/** The same day of the month some months earlier, or that month's last: six months before '2026-08-31' is '2026-02-28'. */
export function monthsBefore(day: string, months: number): string {
  const last = dayAfter(monthAfter(day, 1 - months), -1)
  const same = `${last.slice(0, 8)}${day.slice(8)}`
  return same < last ? same : last
}

/** The first day of the calendar month some months after that of a day; both like '2026-11-01'. */
export function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return isoDay(new Date(Date.UTC(year, month - 1 + months, 1)))
}
