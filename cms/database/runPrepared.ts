import type { PayloadRequest } from 'payload'
import { transactionOf } from './transactionOf'

/**
 * Runs a statement that each connection prepares once under its name, in the request's transaction: for the few whose planning would cost more
 * than they do.
 * @param name one name for one text
 */
export async function runPrepared(req: PayloadRequest, name: string, text: string, values: readonly unknown[]): Promise<unknown[]> {
  const { session } = (await transactionOf(req))._
  const { rows } = await session
    .prepareQuery<{ execute: { rows: unknown[] }; all: unknown; values: unknown }>(
      { sql: text, params: [...values] },
      undefined,
      name,
      false,
    )
    .execute()
  return rows
}
