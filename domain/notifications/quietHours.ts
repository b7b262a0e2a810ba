import { clockChange, localClock, minuteOfDay, offsetMinutes } from './localClock'
import type { Digest, Preferences } from './preferences'

const MINUTE_MS = 60_000
/** The day clocks are set back has 25 hours. */
const LONGEST_DAY_MS = 25 * 60 * MINUTE_MS
/** When a digest is sent, in the reader's local time. */
const DIGEST_MINUTE = 8 * 60
const MONDAY = 1

export type QuietHours = Pick<Preferences, 'quietHours' | 'quietStart' | 'quietEnd' | 'timezone'>

/** Minutes since midnight of 'HH:MM'. */
function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** Whether a person's local time is within their quiet hours. Hours that end when they begin are empty. */
export function isQuiet(at: Date, { quietHours, quietStart, quietEnd, timezone }: QuietHours): boolean {
  if (!quietHours) return false
  const [start, end, now] = [minuteOf(quietStart), minuteOf(quietEnd), minuteOfDay(at, timezone)]
  return start <= end ? start <= now && now < end : now >= start || now < end
}

/**
 * The first moment from `at` on that is not quiet: `at` itself, or the end of the quiet hours in local time. Clock changes past the end, or
 * back into the hours, count as local clocks show them.
 */
export function afterQuietHours(at: Date, quiet: QuietHours): Date {
  if (!isQuiet(at, quiet)) return at
  const { timezone, quietEnd } = quiet
  const change = clockChange(at, new Date(at.getTime() + LONGEST_DAY_MS), timezone)
  const offsets = [offsetMinutes(at, timezone), ...(change ? [offsetMinutes(change, timezone)] : [])]
  // Quiet hours end when local clocks reach the end, before or after a change, or with the change itself.
  const ends = offsets.flatMap((offset) => [0, 1, 2].map((day) => nextAt(at, minuteOf(quietEnd), offset, day)))
  const candidates = [...ends, ...(change ? [change] : [])].filter((moment) => moment > at && !isQuiet(moment, quiet))
  return candidates.sort((a, b) => a.getTime() - b.getTime())[0] ?? at
}

/** When a person's next digest is sent: the next morning, or next Monday's, in local time, outside their quiet hours. */
export function nextDigestAt(now: Date, digest: Exclude<Digest, 'immediately'>, quiet: QuietHours): Date {
  for (let day = 0; day <= 8; day++) {
    const at = nextAt(now, DIGEST_MINUTE, offsetMinutes(now, quiet.timezone), day)
    // Corrected when the clocks change in between.
    const put = new Date(at.getTime() + (DIGEST_MINUTE - minuteOfDay(at, quiet.timezone)) * MINUTE_MS)
    if (put > now && (digest === 'daily' || localClock(put, quiet.timezone).getUTCDay() === MONDAY)) return afterQuietHours(put, quiet)
  }
  throw new RangeError('No morning within nine days')
}

/** The moment at which a clock of the given offset shows a minute of the day, on the local day of `at` plus some days. */
function nextAt(at: Date, minute: number, offset: number, days: number): Date {
  const local = new Date(at.getTime() + offset * MINUTE_MS)
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + days)
  return new Date(midnight + (minute - offset) * MINUTE_MS)
}
