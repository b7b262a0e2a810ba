import type { PayloadRequest } from 'payload'
import type { Pool, PoolClient } from 'pg'
import { transactionOf } from './transactionOf'
import { connectionOf } from './transactions'

/**
 * The connection for a statement that bypasses the query builder: the one of the request's transaction, otherwise the pool. Inside a
 * transaction, using the pool would take a second connection while one is held: as many concurrent requests as there are connections would
 * deadlock.
 */
export async function connectionFor(req: PayloadRequest): Promise<Pick<Pool | PoolClient, 'query'>> {
  return connectionOf(await transactionOf(req)) ?? req.payload.db.pool
}
