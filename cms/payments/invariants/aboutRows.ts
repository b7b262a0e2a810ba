import { z } from 'zod'
import type { SqlClient } from './invariant'

const rowsSchema = z.array(z.object({ about: z.string() }))

/** Returns the column `about` of a query. */
export async function aboutRows(client: SqlClient, query: string, values: readonly unknown[] = []): Promise<string[]> {
  return rowsSchema.parse((await client.query(query, [...values])).rows).map(({ about }) => about)
}
