import { quoteNumber } from '@framewell/domain/quotes/quoteStatus'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../database/transactionOf'

/** Q-2026-00042: unique over processes; a number that was drawn and not used is never used again. */
export async function nextQuoteNumber(req: PayloadRequest, now: Date): Promise<string> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select nextval('quote_numbers')::int as number`)
  return quoteNumber(now.getUTCFullYear(), Number(rows[0]?.number))
}
