import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../../platform/database/transactionOf'

/** Addresses that redirect to a path. */
export async function oldPathsOf(req: PayloadRequest, path: string): Promise<Set<string>> {
  const database = await transactionOf(req)
  const found = await database.execute(sql`select lower("from") as path from redirects where "to" = ${path} order by 1`)
  return new Set(found.rows.map((row) => String(row.path)))
}
