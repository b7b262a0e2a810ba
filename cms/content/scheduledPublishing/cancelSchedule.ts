import type { cancelSchedule as cancelScheduleCall } from '@framewell/domain/content/schedules'
import type { Operation } from '../../platform/http/calls/bindCall'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import { findSchedules } from './findSchedules'
import { withdrawSchedule } from './withdrawSchedule'

/** Withdraws a scheduled publication; one that is already running is not found. */
export const cancelSchedule: Operation<typeof cancelScheduleCall> = async ({ req }, { jobId }) => {
  const schedule = (await findSchedules(req)).find((found) => found.jobId === jobId)
  if (!schedule || !(await withdrawSchedule(req, schedule))) throw new CallProblem('notFound')
  return { cancelled: true as const }
}
