import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { transactionOf } from './transactionOf'

/**
 * Locks one document until the transaction ends, so that concurrent changes wait; read it after this.
 * @param column a column other than the ID that identifies one document
 * @returns false if there is no such document.
 */
export async function lockRow(req: PayloadRequest, collection: CollectionSlug, value: string, column = 'id'): Promise<boolean> {
  if ((await req.transactionID) === undefined) throw new Error('A locked row needs a transaction to hold it')
  const database = await transactionOf(req)
  // Payload names the table after the collection.
  const table = sql.identifier(collection.replaceAll('-', '_'))
  const { rows } = await database.execute(sql`select 1 from ${table} where ${sql.identifier(column)} = ${value} for update`)
  return rows.length > 0
}
