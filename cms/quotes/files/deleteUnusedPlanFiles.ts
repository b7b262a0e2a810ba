import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { inTransaction } from '../../platform/database/inTransaction'
import { transactionOf } from '../../platform/database/transactionOf'
import { fileRemoval, removeNow } from '../../platform/uploads/fileRemoval'

/** Rows deleted per transaction. */
const BATCH = 100

/**
 * Removes files that were uploaded before `oldest` and belong to no quote, so that abandoned uploads never fill the disk. They go once the
 * deletion of their rows has committed. Resolves with their number.
 */
export async function deleteUnusedPlanFiles(payload: Payload, oldest: Date): Promise<number> {
  let deleted = 0
  for (;;) {
    const files = await deleteRows(payload, oldest)
    await removeNow(files)
    deleted += files.length
    if (files.length < BATCH) return deleted
  }
}

async function deleteRows(payload: Payload, oldest: Date): Promise<readonly string[]> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const database = await transactionOf(req)
    // A file that is being attached to a quote is locked, and skipped.
    const { rows } = await database.execute(sql`
      delete from plan_files where id in (
        select id from plan_files where created_at < ${oldest.toISOString()} and quote_id is null order by created_at limit ${BATCH}
        for update skip locked)
      returning id::text as id`)
    const files = z
      .array(z.object({ id: z.string() }))
      .parse(rows)
      .map(({ id }) => id)
    if (files.length > 0) await fileRemoval.queue(req, { files })
    return files
  })
}
