import { documentNumber } from '@framewell/domain/numbers/documentNumber'
import type { PayloadRequest } from 'payload'
import { runPrepared } from './runPrepared'

/** The numbers of one kind of document. */
export interface NumberSeries {
  readonly prefix: string
  /** The PostgreSQL sequence, created by its feature's migration. */
  readonly sequence: string
}

/**
 * The next number of a series: Q-2026-00042. Unique over processes and never reused, but not gapless: a failed transaction's number is
 * lost. (Gapless numbers would make every writer wait for the one before.)
 */
export async function nextNumber(req: PayloadRequest, { prefix, sequence }: NumberSeries, now: Date): Promise<string> {
  const rows = await runPrepared(req, 'next_number', 'select nextval($1::regclass)::int as number', [sequence])
  return documentNumber(prefix, now, Number(Object(rows[0]).number))
}
