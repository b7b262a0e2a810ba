import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'

/** The names of all plans by id, of retired ones too. */
export async function planNames(req: PayloadRequest): Promise<ReadonlyMap<string, string>> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select plan_id as id, name from home_plans`)
  const named = z.array(z.object({ id: z.string(), name: z.string() })).parse(rows)
  return new Map(named.map(({ id, name }) => [id, name]))
}
