import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../database/transactionOf'

/** P-2026-00042: unique over processes; a number that was drawn and not used is never used again. */
export async function nextProductionNumber(req: PayloadRequest, now: Date): Promise<string> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select nextval('production_numbers')::int as number`)
  return `P-${now.getUTCFullYear()}-${String(rows[0]?.number).padStart(5, '0')}`
}
