import pg from 'pg'
import { startEmbedded } from '../cms/database/embeddedPostgres'
import { DATA_DIR } from './product'

/** Asks the product's database directly: what a control did is looked at where it is kept, not on another screen. */
export async function rowsOf(text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
  const database = new pg.Client(await startEmbedded(DATA_DIR))
  await database.connect()
  try {
    return (await database.query(text, [...values])).rows
  } finally {
    await database.end()
  }
}
