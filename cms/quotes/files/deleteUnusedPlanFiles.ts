import type { Pool } from 'pg'
import { inPoolTransaction } from '../../platform/database/inPoolTransaction'
import { discardFile } from '../../platform/uploads/uploadStore'

/** Deleted per transaction, each with its file: while the store is away both stay, and the next run deletes them. */
const BATCH = 100

/**
 * Removes files that were uploaded before `oldest` and belong to no quote, so that abandoned uploads never fill the disk. Resolves with
 * their number.
 */
export async function deleteUnusedPlanFiles(pool: Pool, oldest: Date): Promise<number> {
  let deleted = 0
  for (;;) {
    // A file that is being attached to a quote is locked, and skipped.
    const now = await inPoolTransaction(pool, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `delete from plan_files where id in (
           select id from plan_files where created_at < $1 and quote_id is null order by created_at limit ${BATCH} for update skip locked)
         returning id`,
        [oldest],
      )
      for (const { id } of rows) await discardFile(id)
      return rows.length
    })
    deleted += now
    if (now < BATCH) return deleted
  }
}
