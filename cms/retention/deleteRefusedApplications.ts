import type { Pool } from 'pg'
import { inPoolTransaction } from '../platform/database/inPoolTransaction'
import { discardFile } from '../platform/uploads/uploadStore'

/** Applications deleted per transaction, with their messages, notes, documents and files. */
const BATCH = 100

/** Deletes applications to the network that were refused before `oldest`, with their messages, notes, documents and files. */
export async function deleteRefusedApplications(pool: Pool, oldest: Date): Promise<number> {
  let deleted = 0
  for (;;) {
    const applications = await inPoolTransaction(pool, async (client) => {
      // One statement: everything about an application goes with it, or nothing does. A shop's own documents belong to the shop.
      const { rows } = await client.query<{ applications: number; files: string[] | null }>(
        `with gone as (
           select id from network_applications where status = 'rejected' and decided_at < $1 order by decided_at limit ${BATCH}
           for update skip locked
         ), messages as (
           delete from application_messages where application_id in (select id from gone)
         ), notes as (
           delete from application_notes where application_id in (select id from gone)
         ), documents as (
           delete from network_documents where application_id in (select id from gone) and fabricator_id is null returning id
         ), applications as (
           delete from network_applications where id in (select id from gone) returning id
         )
         select (select count(*)::int from applications) as applications, (select array_agg(id::text) from documents) as files`,
        [oldest],
      )
      const [{ applications: gone = 0, files = null } = {}] = rows
      for (const id of files ?? []) await discardFile(id)
      return gone
    })
    deleted += applications
    if (applications < BATCH) return deleted
  }
}
