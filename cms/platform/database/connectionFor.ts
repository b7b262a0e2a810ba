import type { PayloadRequest } from 'payload'
import type { Pool, PoolClient } from 'pg'
import { transactionOf } from './transactionOf'
import { connectionOf } from './transactions'

/**
 * Where a statement of the request belongs that passes by the query builder: the connection of its transaction, else the pool. Asking the pool
 * inside of a transaction takes a second connection while one is held: as many requests at once as there are connections would wait for each other.
 */
export async function connectionFor(req: PayloadRequest): Promise<Pick<Pool | PoolClient, 'query'>> {
  return connectionOf(await transactionOf(req)) ?? req.payload.db.pool
}
