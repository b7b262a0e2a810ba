import { localClock } from '../notifications/localClock'
import { FEDERAL_RESERVE_ZONE } from './timeZones'

/** The calendar date in Eastern Time at a moment: banks and the Federal Reserve date files and entries by it. '2026-11-22' */
export function easternDay(at: Date): string {
  return localClock(at, FEDERAL_RESERVE_ZONE).toISOString().slice(0, 10)
}

/** The time of day in Eastern Time at a moment, in which banks' cut-offs are given: '14:05'. */
export function easternTime(at: Date): string {
  return localClock(at, FEDERAL_RESERVE_ZONE).toISOString().slice(11, 16)
}
