import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { inTransaction } from '../platform/database/inTransaction'
import { transactionOf } from '../platform/database/transactionOf'
import { fileRemoval, removeNow } from '../platform/uploads/fileRemoval'

/** Applications deleted per transaction, with their messages, notes and documents. */
const BATCH = 100

const deletedSchema = z.tuple([z.object({ applications: z.number(), files: z.array(z.string()) })])

/**
 * Deletes applications to the network that were refused before `oldest`, with their messages, notes, documents and files. The files go once
 * the deletion of their rows has committed. Resolves with the number of applications.
 */
export async function deleteRefusedApplications(payload: Payload, oldest: Date): Promise<number> {
  let deleted = 0
  for (;;) {
    const { applications, files } = await deleteRows(payload, oldest)
    await removeNow(files)
    deleted += applications
    if (applications < BATCH) return deleted
  }
}

async function deleteRows(payload: Payload, oldest: Date): Promise<z.infer<typeof deletedSchema>[0]> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const database = await transactionOf(req)
    // One statement: everything about an application goes with it, or nothing does. A shop's own documents belong to the shop.
    const { rows } = await database.execute(sql`
      with gone as (
        select id from network_applications where status = 'rejected' and decided_at < ${oldest.toISOString()} order by decided_at limit ${BATCH}
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
      select (select count(*)::int from applications) as applications,
        (select coalesce(jsonb_agg(id::text), '[]'::jsonb) from documents) as files`)
    const [gone] = deletedSchema.parse(rows)
    if (gone.files.length > 0) await fileRemoval.queue(req, { files: gone.files })
    return gone
  })
}
