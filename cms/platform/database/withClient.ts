import pg from 'pg'
import { env } from '../../env'
import type { Connection } from './embeddedPostgres'

/** Runs `work` on its own connection. @throws Error with a sentence for a person if the database cannot be reached. */
export async function withClient<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    throw new Error(unreachable(error), { cause: error })
  }
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function unreachable(error: unknown): string {
  const where = env.DATABASE_URL ? `The database at ${new URL(env.DATABASE_URL).host} (DATABASE_URL)` : 'The built-in PostgreSQL'
  const reason = error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : String(error)
  return `${where} cannot be reached: ${reason}. Check that it runs and that the address, user and password are right.`
}
