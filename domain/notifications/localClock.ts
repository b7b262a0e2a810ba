import { RecentByText } from '../collections/RecentByText'

const MINUTE_MS = 60_000

const formats = new Map<string, Intl.DateTimeFormat>()
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const made =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
  formats.set(timeZone, made)
  return made
}

/** A time zone's local time at a moment, expressed as if it were UTC: its hours and date are the local ones. Whole minutes. */
export function localClock(at: Date, timeZone: string): Date {
  const minute = Math.floor(at.getTime() / MINUTE_MS)
  return new Date((minute + offsetAt(minute, timeZone)) * MINUTE_MS)
}

/** Offsets by zone and minute: formatting takes longer than all else that a date is used for, and most questions are about a few moments. */
const offsets = new RecentByText<number>(5000)

function offsetAt(minute: number, timeZone: string): number {
  const text = `${timeZone} ${minute}`
  return offsets.get(text) ?? offsets.keep(text, formattedMinute(new Date(minute * MINUTE_MS), timeZone) - minute)
}

/** The local minute since 1970. @throws RangeError for a time that is none, or an unknown zone */
function formattedMinute(at: Date, timeZone: string): number {
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute) / MINUTE_MS
}

/** Local minutes since midnight. */
export function minuteOfDay(at: Date, timeZone: string): number {
  const local = localClock(at, timeZone)
  return local.getUTCHours() * 60 + local.getUTCMinutes()
}

/** A time zone's offset from UTC at a moment, in minutes. */
export function offsetMinutes(at: Date, timeZone: string): number {
  return offsetAt(Math.floor(at.getTime() / MINUTE_MS), timeZone)
}

/** The clock change between two moments, to the minute; undefined when they have the same offset. */
export function clockChange(from: Date, to: Date, timeZone: string): Date | undefined {
  const before = offsetMinutes(from, timeZone)
  if (before === offsetMinutes(to, timeZone)) return undefined
  let [low, high] = [Math.floor(from.getTime() / MINUTE_MS), Math.ceil(to.getTime() / MINUTE_MS)]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetMinutes(new Date(middle * MINUTE_MS), timeZone) === before) low = middle
    else high = middle
  }
  return new Date(high * MINUTE_MS)
}
