import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { transactionOf } from '../../platform/database/transactionOf'

/** Removes failed schedules of a document that has been scheduled again or is already in the wanted state. */
export async function forgetFailedSchedules(req: PayloadRequest, document: string): Promise<void> {
  const database = await transactionOf(req)
  await database.execute(sql`
    delete from payload_jobs where task_slug = 'schedulePublish' and has_error and input -> 'doc' ->> 'value' = ${document}`)
}

/** A document published by hand after its publication failed is no longer late. */
export const endFailedSchedules: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc._status === 'published') await forgetFailedSchedules(req, String(doc.id))
  return doc
}
