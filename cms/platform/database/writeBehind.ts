import type { PayloadRequest } from 'payload'
import { owe, type Statement } from './owedStatements'
import { transactionOf } from './transactionOf'
import { connectionOf } from './transactions'

/**
 * Writes something the request's transaction does not wait for: it is sent with the next statement or with COMMIT, which fail if it does.
 * Without a transaction it is written at once.
 */
export async function writeBehind(req: PayloadRequest, statement: Statement): Promise<void> {
  const client = connectionOf(await transactionOf(req))
  if (client) owe(client, statement)
  else await req.payload.db.pool.query({ ...statement, values: [...statement.values] })
}
