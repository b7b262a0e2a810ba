import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

type Drizzle = PostgresAdapter['drizzle']

/** For direct SQL: the request's own transaction, otherwise the pool. */
export async function transactionOf(req: PayloadRequest): Promise<Pick<Drizzle, 'execute' | '_'>> {
  const id = await req.transactionID
  const session = id === undefined ? undefined : req.payload.db.sessions?.[id]
  // Payload types the sessions' member loosely; honestTransactions put it there.
  return (session?.db as Drizzle | undefined) ?? req.payload.db.drizzle
}
