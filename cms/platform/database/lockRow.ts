import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { transactionOf } from './transactionOf'

/**
 * Two who change one document at once wait for one another here, until the transaction ends; read it after this.
 * @param column another one than the id that names one document
 * @returns false when there is no such document.
 */
export async function lockRow(req: PayloadRequest, collection: CollectionSlug, value: string, column = 'id'): Promise<boolean> {
  if ((await req.transactionID) === undefined) throw new Error('A locked row needs a transaction to hold it')
  const database = await transactionOf(req)
  // Payload names the table after the collection.
  const table = sql.identifier(collection.replaceAll('-', '_'))
  const { rows } = await database.execute(sql`select 1 from ${table} where ${sql.identifier(column)} = ${value} for update`)
  return rows.length > 0
}
