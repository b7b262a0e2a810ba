import { EDITOR_ROLES } from '@framewell/domain/accounts/roles'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/database/transactionOf'
import { scheduledTitle } from './scheduledTitle'

const rowSchema = z.object({
  jobId: z.string(),
  collection: z.enum(['pages', 'posts']),
  id: z.string(),
  title: z.string(),
  what: z.enum(['publish', 'unpublish']).catch('publish'),
  at: z.coerce.date(),
  by: z.string(),
  email: z.string().nullable(),
  account: z.string().nullable(),
  /** It was tried on schedule and will not be retried. */
  failed: z.boolean(),
  /** The person who scheduled it has no account or may no longer publish, so it will fail. */
  abandoned: z.boolean(),
})
export type FoundSchedule = z.infer<typeof rowSchema>

/** Pending and failed schedules, next one first, of one document or of all. */
export async function findSchedules(req: PayloadRequest, id?: string): Promise<FoundSchedule[]> {
  const database = await transactionOf(req)
  const found = await database.execute(sql`
    select job.id::text as "jobId", job.input -> 'doc' ->> 'relationTo' as collection, job.input -> 'doc' ->> 'value' as id,
      ${scheduledTitle} as title, coalesce(job.input ->> 'type', 'publish') as what, job.wait_until as at,
      coalesce(person.name, person.email, '') as by, person.email as email, person.id::text as account,
      coalesce(job.has_error, false) as failed,
      job.input -> 'user' ->> 'value' is not null
        and coalesce(person.role::text not in (select jsonb_array_elements_text(${JSON.stringify(EDITOR_ROLES)}::jsonb)), true) as abandoned
    from payload_jobs job
    left join pages page on page.id::text = job.input -> 'doc' ->> 'value'
    left join posts post on post.id::text = job.input -> 'doc' ->> 'value'
    left join accounts person on person.id::text = job.input -> 'user' ->> 'value'
    where job.task_slug = 'schedulePublish' and job.completed_at is null and job.input -> 'doc' ->> 'relationTo' in ('pages', 'posts')
      and (${id ?? null}::text is null or job.input -> 'doc' ->> 'value' = ${id ?? null}::text)
    order by job.wait_until limit 200`)
  return z.array(rowSchema).parse(found.rows)
}
