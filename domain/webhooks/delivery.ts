const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** How long a receiver may take before it has failed. */
export const ANSWER_WITHIN_MS = 10 * SECOND
/** So much of an answer is kept for the log. */
export const ANSWER_KEPT_CHARS = 1000
/** Wait after each failed attempt: a little more than two days and ten attempts in all (Standard Webhooks). */
const WAITS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR, 10 * HOUR, 12 * HOUR]
/** An endpoint that answers nothing well for so long is disabled. */
export const DISABLED_AFTER_DAYS = 5
/** After a change of the secret both sign for so long at most. */
export const MOST_SECRET_GRACE_HOURS = 168
/** So many deliveries are queued by one replay. */
export const MOST_REPLAYED = 5000

/**
 * How long after a failed attempt the next one waits; null when it was the last.
 * @param attempts made so far, this one among them
 * @param random from 0 to 1: spreads what failed together over a fifth of the wait
 */
export function waitAfter(attempts: number, random: number): number | null {
  const wait = WAITS[attempts - 1]
  return wait === undefined ? null : Math.round(wait * (0.9 + 0.2 * random))
}

/** Whether an endpoint that has failed since then has failed for too long. */
export function failsTooLong(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= DISABLED_AFTER_DAYS * 24 * HOUR
}
