import { FIRST_EDITOR } from '@framewell/domain/content/newPage'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { transactionOf } from '../../platform/database/transactionOf'
import { isContentCollection, TABLES } from '../publishedState'

/** Of two people who type in turns, an earlier version of the same person is dropped when it was begun within this time. */
const IN_TURNS = '2 minutes'

/**
 * Payload writes typing on into the newest version, no matter who saved that one. A version that another person typed is closed, so that this
 * person's change begins a new one. While two people type in short turns, only the newest version of each is kept: otherwise they would soon
 * push out every older version of the page.
 */
export const beginOwnVersion: CollectionBeforeChangeHook = async ({ data, originalDoc, req, collection: { slug } }) => {
  const id: unknown = originalDoc?.id
  if (typeof id !== 'string' || !req.user || !isContentCollection(slug)) return data
  const { versions } = TABLES[slug]
  const database = await transactionOf(req)
  // Typing makes true and any other save false; null is a version that somebody else typed on from.
  const { rows } = await database.execute(sql`
    update ${versions} set autosave = null
    where parent_id = ${id} and latest and autosave and version_modified_by not in (${data.modifiedBy}, ${FIRST_EDITOR}) returning id`)
  if (rows.length > 0) {
    await database.execute(sql`
      delete from ${versions} where parent_id = ${id} and not coalesce(latest, false) and autosave is null
        and version_modified_by = ${data.modifiedBy} and created_at > now() - ${IN_TURNS}::interval`)
  }
  return data
}
