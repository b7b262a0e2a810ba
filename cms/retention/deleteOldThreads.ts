import type { Payload } from 'payload'

/** Deletes the threads of comments in which nothing was written or changed since. Whole: a reply without its start is shown nowhere. */
export async function deleteOldThreads({ db: { pool } }: Payload, before: Date): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from content_comments where coalesce(thread, id::text) in (
       select coalesce(thread, id::text) from content_comments group by 1 having max(updated_at) < $1)`,
    [before],
  )
  return rowCount ?? 0
}
