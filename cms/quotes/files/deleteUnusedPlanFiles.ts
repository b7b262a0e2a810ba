import type { Pool } from 'pg'
import { inPoolTransaction } from '../../platform/database/inPoolTransaction'
import { discardFile } from '../../platform/uploads/uploadStore'

/** Deleted in one transaction, each with its bytes: while the store is away both stay, and the next run has them. */
const BATCH = 100

/**
 * Removes files that were uploaded before `oldest` and belong to no quote, so that abandoned uploads never fill the disk.
 * Resolves with their number.
 */
export async function deleteUnusedPlanFiles(pool: Pool, oldest: Date): Promise<number> {
  let deleted = 0
  for (;;) {
    // One that is being attached to a quote at this moment is locked, and passed over.
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
