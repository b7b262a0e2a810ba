import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../../database/transactionOf'

/** Until the transaction ends, nobody else changes the document (or makes new ones, for 'new') through the content calls. */
export async function lockDocument(req: PayloadRequest, id: string): Promise<void> {
  const database = await transactionOf(req)
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`content:${id}`}, 0))`)
}
