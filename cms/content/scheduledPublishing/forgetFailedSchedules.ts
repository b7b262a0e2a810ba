import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { transactionOf } from '../../platform/database/transactionOf'

/** Takes what failed at its time off the calendar: the document is planned anew, or is where it was to go. */
export async function forgetFailedSchedules(req: PayloadRequest, document: string): Promise<void> {
  const database = await transactionOf(req)
  await database.execute(sql`
    delete from payload_jobs where task_slug = 'schedulePublish' and has_error and input -> 'doc' ->> 'value' = ${document}`)
}

/** What was published by hand after its publication failed is not late any more. */
export const endFailedSchedules: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc._status === 'published') await forgetFailedSchedules(req, String(doc.id))
  return doc
}
