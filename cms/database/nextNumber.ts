import { documentNumber } from '@framewell/domain/numbers/documentNumber'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from './transactionOf'

/** The numbers of one kind of document. */
export interface NumberSeries {
  readonly prefix: string
  /** The PostgreSQL sequence; the migration of its feature makes it. */
  readonly sequence: string
}

/**
 * The next number of a series: Q-2026-00042. Unique over processes and never given twice, but not gapless: one drawn by a transaction that
 * fails is never used. (Gapless numbers would make every writer wait for the one before.)
 */
export async function nextNumber(req: PayloadRequest, { prefix, sequence }: NumberSeries, now: Date): Promise<string> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select nextval(${sequence}::regclass)::int as number`)
  return documentNumber(prefix, now.getUTCFullYear(), Number(rows[0]?.number))
}
