const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Response timeout of a receiver. */
export const RESPONSE_TIMEOUT_MS = 10 * SECOND
/** Characters of a response kept in the log. */
export const ANSWER_KEPT_CHARS = 1000
/** Wait after each failed attempt: ten attempts over a little more than two days (Standard Webhooks). */
const WAITS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR, 10 * HOUR, 12 * HOUR]
/** An endpoint that fails for this long is disabled. */
export const DISABLED_AFTER_DAYS = 5
/** Maximum hours both secrets sign after a change. */
export const MAX_SECRET_GRACE_HOURS = 168
/** Maximum deliveries queued by one replay. */
export const MAX_REPLAYED = 5000

/**
 * Wait before the next attempt; null after the last.
 * @param attempts attempts so far, including this one
 * @param random from 0 to 1: spreads simultaneous failures over a fifth of the wait
 */
export function waitAfter(attempts: number, random: number): number | null {
  const wait = WAITS[attempts - 1]
  return wait === undefined ? null : Math.round(wait * (0.9 + 0.2 * random))
}

/** Whether an endpoint has been failing for too long. */
export function failsTooLong(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= DISABLED_AFTER_DAYS * 24 * HOUR
}
