import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest, TypeWithID } from 'payload'
import { transactionOf } from '../database/transactionOf'

/** A row of one of the network's collections, locked until the transaction ends; null when it is not there. */
export async function lockedRow<Row extends TypeWithID>(
  req: PayloadRequest,
  collection: CollectionSlug & ('network-applications' | 'network-documents' | 'fabricators'),
  id: string,
): Promise<Row | null> {
  const database = await transactionOf(req)
  await database.execute(sql`select 1 from ${sql.identifier(collection.replaceAll('-', '_'))} where id = ${id} for update`)
  return req.payload.db.findOne<Row>({ collection, where: { id: { equals: id } }, req })
}
