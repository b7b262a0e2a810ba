import { type PriceBook, priceBookSchema } from '@framewell/domain/catalog/priceBook'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { runPrepared } from '../platform/database/runPrepared'
import { transactionOf } from '../platform/database/transactionOf'
import { keptVersions } from '../platform/versions/keptVersions'
import { seedPriceBook } from './seedPriceBook'

/** The current prices. On an empty database those are the initial ones, stored as version 1 when first needed. */
export async function currentPriceBook(req: PayloadRequest): Promise<PriceBook> {
  return priceBookInForce(req, await newestVersion(req))
}

/** The same for a caller that has read `NEWEST_PRICE_BOOK` in its own statement. */
export async function priceBookInForce(req: PayloadRequest, newest: number): Promise<PriceBook> {
  if (newest > 0) return priceBookVersion(req, newest)
  await seedPriceBook(req.payload)
  return priceBookVersion(req, await newestVersion(req))
}

/** SQL of the newest version; 0 while there is none. */
export const NEWEST_PRICE_BOOK = 'select coalesce(max(version), 0)::int as newest from price_book_versions'

async function newestVersion(req: PayloadRequest): Promise<number> {
  const rows = await runPrepared(req, 'newest_price_book', NEWEST_PRICE_BOOK, [])
  return Number(Object(rows[0]).newest)
}

/** The prices of a version, for quotes made with it. */
export const priceBookVersion = keptVersions('price book', async (req, version) => {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select version::int as version, content from price_book_versions where version = ${version}`)
  const [row] = rows
  return row && priceBookSchema.parse({ ...Object(row.content), version: row.version })
})
