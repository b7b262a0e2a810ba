import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../../platform/audit/recordAudit'
import { transactionOf } from '../../platform/database/transactionOf'
import type { FoundSchedule } from './findSchedules'

/** Withdraws a schedule and records it. @returns false if it is already running or does not exist */
export async function withdrawSchedule(
  req: PayloadRequest,
  { jobId, collection, id, what, at }: FoundSchedule,
  because?: string,
): Promise<boolean> {
  const database = await transactionOf(req)
  const gone = await database.execute(sql`
    delete from payload_jobs where id::text = ${jobId} and task_slug = 'schedulePublish' and not coalesce(processing, false) returning id`)
  if (gone.rows.length === 0) return false
  const before = { what, at: at.toISOString() }
  await recordAudit(req, {
    ...{ action: 'content-unschedule', subjectType: collection, subjectId: id, before },
    ...(because ? { after: { because } } : {}),
  })
  return true
}
