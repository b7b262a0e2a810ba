import type { PayloadRequest } from 'payload'
import { transactionOf } from './transactionOf'
import { connectionOf } from './transactions'

/**
 * Runs a statement that each connection prepares once under its name, in the request's transaction, on the connection itself: for the few whose
 * planning, or whose way through the query builder, would cost more than they do.
 * @param name one name for one text
 * @throws Error outside a transaction
 */
export async function runPrepared(req: PayloadRequest, name: string, text: string, values: readonly unknown[]): Promise<unknown[]> {
  const connection = connectionOf(await transactionOf(req))
  if (!connection) throw new Error('A prepared statement runs inside a transaction')
  const { rows } = await connection.query({ name, text, values: [...values] })
  return rows
}
