import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../../platform/database/transactionOf'

/** Whether documents are in the same pending release, so that all go live together or none does. */
export async function inOneRelease(req: PayloadRequest, [one, other]: readonly [string, string]): Promise<boolean> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select 1 from content_releases where state in ('open', 'scheduled', 'failed')
      and (select count(*) from jsonb_array_elements(documents) entry where entry ->> 'id' in (${one}, ${other})) = 2 limit 1`)
  return rows.length > 0
}
