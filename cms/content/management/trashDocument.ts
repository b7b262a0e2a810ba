import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../../platform/database/transactionOf'
import { TABLES } from '../publishedState'
import type { ContentDocument } from './findDocuments'

/**
 * Moves a page or post to the trash unchanged. Payload's own trash would merge the draft into the published version, hence the direct
 * update.
 */
export async function trashDocument(req: PayloadRequest, { collection, document: { id } }: ContentDocument): Promise<void> {
  const { documents, versions } = TABLES[collection]
  const database = await transactionOf(req)
  await database.execute(sql`
    update ${documents} set deleted_at = now(), published_when_deleted = coalesce(_status = 'published', false), _status = 'draft' where id = ${id}`)
  await database.execute(sql`update ${versions} set version_deleted_at = now() where parent_id = ${id}`)
}
