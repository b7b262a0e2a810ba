import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../../database/transactionOf'
import { discardFile } from './planFileStore'

/** Days a file stays that no quote was made with; drafts are told so. */
export const UNUSED_FILE_DAYS = 30

/** Removes a few files that were uploaded long ago and belong to no quote, so that abandoned uploads never fill the disk. */
export async function sweepPlanFiles(req: PayloadRequest): Promise<void> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    delete from plan_files where id in (
      select id from plan_files
      where created_at < now() - make_interval(days => ${UNUSED_FILE_DAYS}) and quote_id is null
      order by created_at limit 20 for update skip locked)
    returning id`)
  for (const { id } of rows) await discardFile(String(id))
}
