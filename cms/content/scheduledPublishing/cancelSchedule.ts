import type { cancelSchedule as cancelScheduleCall } from '@framewell/domain/content/schedules'
import { sql } from '@payloadcms/db-postgres'
import { recordAudit } from '../../audit/recordAudit'
import { transactionOf } from '../../database/transactionOf'
import type { Operation } from '../../http/calls/bindCall'
import { CallProblem } from '../../http/calls/CallProblem'
import { findSchedules } from './findSchedules'

/** Takes a scheduled publication back; one that runs already is no longer there. */
export const cancelSchedule: Operation<typeof cancelScheduleCall> = async ({ req }, { jobId }) => {
  const schedule = (await findSchedules(req)).find((found) => found.jobId === jobId)
  const database = await transactionOf(req)
  const gone = await database.execute(sql`
    delete from payload_jobs where id::text = ${jobId} and task_slug = 'schedulePublish' and not coalesce(processing, false) returning id`)
  if (!schedule || gone.rows.length === 0) throw new CallProblem('notFound')
  const { collection, id, what, at } = schedule
  await recordAudit(req, { action: 'content-unschedule', subjectType: collection, subjectId: id, before: { what, at: at.toISOString() } })
  return { cancelled: true as const }
}
