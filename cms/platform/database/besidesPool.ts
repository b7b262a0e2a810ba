import type { Pool } from 'pg'
import type { Connection } from './embeddedPostgres'
import { onceAProcess } from './onceAProcess'
import { steadyPool } from './steadyPool'

/** Opened when needed, closed when idle. */
const CONNECTIONS = 2
const pools = onceAProcess('besidesPools', () => new WeakMap<object, Pool>())

/**
 * Connections for a transaction next to the request's own. With the shared pool, as many requests as it has connections would each hold one
 * and wait for a second until they fail. @throws Error before the database is connected
 */
export function besidesPool(adapter: object): Pool {
  const pool = pools.get(adapter)
  if (!pool) throw new Error('The database is not connected')
  return pool
}

export function openBesidesPool(adapter: object, connection: Connection): void {
  if (!pools.has(adapter)) pools.set(adapter, steadyPool(connection, CONNECTIONS))
}

export async function closeBesidesPool(adapter: object): Promise<void> {
  const pool = pools.get(adapter)
  pools.delete(adapter)
  await pool?.end()
}
