import { setTimeout as pause } from 'node:timers/promises'

const ASK_EVERY_MS = 100

/** Waits until something holds; what throws does not hold yet. False when it does not in time. */
export async function within(seconds: number, holds: () => boolean | Promise<boolean>, askEveryMs = ASK_EVERY_MS): Promise<boolean> {
  const asked = async () => holds()
  for (const end = Date.now() + seconds * 1000; !(await asked().catch(() => false)); await pause(askEveryMs))
    if (Date.now() > end) return false
  return true
}
