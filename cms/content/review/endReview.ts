import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { transactionOf } from '../../platform/database/transactionOf'

/** A published page is no longer waiting for review; an approval stays on record with its text. */
export const endReview: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc._status !== 'published') return doc
  const database = await transactionOf(req)
  await database.execute(sql`
    update content_reviews set state = 'published', updated_at = now()
    where document = ${String(doc.id)} and state in ('waiting', 'approved', 'sentBack')`)
  return doc
}
