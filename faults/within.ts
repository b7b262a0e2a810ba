import { setTimeout as pause } from 'node:timers/promises'

const ASK_EVERY_MS = 100

/** Waits until something holds. False when it does not in time. */
export async function within(ms: number, holds: () => boolean | Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + ms; !(await holds()); await pause(ASK_EVERY_MS)) if (Date.now() > end) return false
  return true
}
