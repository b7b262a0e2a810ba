import { MOST_DAYS_OFFLINE } from './workCalls'

const DAY_MS = 86_400_000
/** A phone's clock may be this much ahead. */
const AHEAD_MS = 5 * 60_000

/** Whether a device can have recorded a stage at this time: not in the future, not before the stage before, not too long ago. */
export function isPossibleTime(at: Date, stageReachedAt: string, now: Date): boolean {
  const time = at.getTime()
  return time <= now.getTime() + AHEAD_MS && time >= Date.parse(stageReachedAt) && time >= now.getTime() - MOST_DAYS_OFFLINE * DAY_MS
}
