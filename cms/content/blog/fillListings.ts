import { sql } from '@payloadcms/db-postgres'
import { type BasePayload, createLocalReq, type PayloadRequest } from 'payload'
import { inTransaction } from '../../platform/database/inTransaction'
import { transactionOf } from '../../platform/database/transactionOf'
import { TABLES } from '../publishedState'
import { LISTING_RULES, listingOf } from './deriveListing'

/**
 * Derives the list and search columns again for documents saved under earlier rules. The update has no author: dates and versions stay the
 * same, and documents that are already current are skipped.
 */
export async function fillListings(payload: BasePayload): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, () => fill(payload, req))
}

async function fill(payload: BasePayload, req: PayloadRequest): Promise<void> {
  const database = await transactionOf(req)
  for (const collection of ['posts', 'pages'] as const) {
    const { documents: table } = TABLES[collection]
    const outdated = await database.execute(sql`
      select id::text as id from ${table} where _status = 'published' and listing ->> 'rules' is distinct from ${String(LISTING_RULES)}`)
    for (const { id } of outdated.rows) {
      const document = await payload.findByID({ collection, id: String(id), depth: 0, draft: false, req })
      const { listing, searchText } = listingOf(document)
      await database.execute(
        sql`update ${table} set listing = ${JSON.stringify(listing)}::jsonb, search_text = ${searchText} where id = ${String(id)}::uuid`,
      )
    }
  }
}
