import { isInFuture } from '../dates/deviceClock'
import type { Refusal } from '../http/refusal'
import { MAX_DAYS_OFFLINE } from './workCalls'

const DAY_MS = 86_400_000

/** Why a device's time for a stage is refused: it is in the future, before the previous stage, or too old. */
export function timeRefusal(at: Date, stageReachedAt: string, now: Date): Refusal<'impossibleTime'> | undefined {
  const time = at.getTime()
  if (!isInFuture(at, now) && time >= Date.parse(stageReachedAt) && time >= now.getTime() - MAX_DAYS_OFFLINE * DAY_MS) return
  return { refusal: 'impossibleTime', more: { fields: [{ path: 'at', message: 'Check the time' }] } }
}
