import pg from 'pg'
import { startEmbedded } from '../cms/platform/database/embeddedPostgres'
import { DATA_DIR } from './product'

/** Runs `work` on its own connection to the product's database, as its owner. */
export async function withDatabase<T>(work: (database: pg.Client) => Promise<T>): Promise<T> {
  const database = new pg.Client(await startEmbedded(DATA_DIR))
  await database.connect()
  try {
    return await work(database)
  } finally {
    await database.end()
  }
}

/** Queries the product's database directly: verifies an action where it is stored, not on another screen. */
export const rowsOf = (text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> =>
  withDatabase(async (database) => (await database.query(text, [...values])).rows)
