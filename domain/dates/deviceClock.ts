/** Tolerance for devices' clocks that run ahead. */
const AHEAD_MS = 5 * 60_000

/** Whether a moment that a device gives has not come yet. */
export function isInFuture(at: Date, now: Date): boolean {
  return at.getTime() > now.getTime() + AHEAD_MS
}
