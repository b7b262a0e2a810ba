/*
 * Days on which the Federal Reserve Banks settle payments. Source: Federal Reserve Board, 'Holidays Observed by the Federal Reserve System' (K.8,
 * federalreserve.gov/aboutthefed/k8.htm): a holiday on a Sunday is observed on the Monday after it; one on a Saturday is not observed on another day.
 */
import { localClock } from '../notifications/localClock'
import { dayAfter } from './invoices'

const SUNDAY = 0
const MONDAY = 1
const THURSDAY = 4
const SATURDAY = 6
/** The Federal Reserve uses Eastern Time. */
const FEDERAL_RESERVE_ZONE = 'America/New_York'

const isoDay = (at: Date): string => at.toISOString().slice(0, 10)
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

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

/**
 * Why no payment settles on a day; undefined on a banking day.
 * @param day for example '2026-12-25'
 */
export function bankClosure(day: string): string | undefined {
  if (weekday(day) === SATURDAY) return 'a Saturday'
  if (weekday(day) === SUNDAY) return 'a Sunday'
  const dates = weekday(day) === MONDAY ? [day, dayAfter(day, -1)] : [day]
  return HOLIDAYS.find(([, on]) => dates.includes(on(Number(day.slice(0, 4)))))?.[0]
}

/** The day itself, or the next banking day. */
export function bankingDayFrom(day: string): string {
  return bankClosure(day) === undefined ? day : bankingDayFrom(dayAfter(day, 1))
}

/** The Federal Reserve's calendar date at a moment, which is how banks date their entries. */
export function bankDateOf(at: Date): string {
  return isoDay(localClock(at, FEDERAL_RESERVE_ZONE))
}
