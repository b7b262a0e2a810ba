import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/database/transactionOf'
import { scheduledTitle } from './scheduledTitle'

/** Jobs run every minute; a publication later than this needs attention. */
const LATE_AFTER_SECONDS = 120

const rowSchema = z.object({
  id: z.string(),
  due: z.coerce.date(),
  collection: z.enum(['pages', 'posts']).catch('pages'),
  document: z.string(),
  title: z.string(),
  what: z.enum(['publish', 'unpublish']).catch('publish'),
  /** It was tried and will not be retried. */
  failed: z.boolean(),
})
export type LateSchedule = z.infer<typeof rowSchema>

/** Overdue publications, most overdue first: the runner is not running, or they failed permanently, which is reported at once. */
export async function findLateSchedules(req: PayloadRequest): Promise<LateSchedule[]> {
  const database = await transactionOf(req)
  const found = await database.execute(sql`
    select job.id::text as id, job.wait_until as due, job.input -> 'doc' ->> 'relationTo' as collection,
      coalesce(job.input -> 'doc' ->> 'value', '') as document, ${scheduledTitle} as title, job.input ->> 'type' as what,
      coalesce(job.has_error, false) as failed
    from payload_jobs job
    left join pages page on page.id::text = job.input -> 'doc' ->> 'value'
    left join posts post on post.id::text = job.input -> 'doc' ->> 'value'
    where job.task_slug = 'schedulePublish' and job.completed_at is null
      and (job.has_error or job.wait_until < now() - make_interval(secs => ${LATE_AFTER_SECONDS}))
    order by job.wait_until limit 50`)
  return z.array(rowSchema).parse(found.rows)
}
