import { type PriceBook, priceBookSchema } from '@framewell/domain/catalog/priceBook'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { runPrepared } from '../database/runPrepared'
import { transactionOf } from '../database/transactionOf'
import { keptVersions } from '../versions/keptVersions'
import { seedPriceBook } from './seedPriceBook'

/** The prices in force. On an empty database those are the initial ones, stored as version 1 when first needed. */
export async function currentPriceBook(req: PayloadRequest): Promise<PriceBook> {
  const newest = await newestVersion(req)
  if (newest > 0) return priceBookVersion(req, newest)
  await seedPriceBook(req.payload)
  return priceBookVersion(req, await newestVersion(req))
}

async function newestVersion(req: PayloadRequest): Promise<number> {
  const rows = await runPrepared(req, 'newest_price_book', 'select coalesce(max(version), 0)::int as newest from price_book_versions', [])
  return Number(Object(rows[0]).newest)
}

/** The prices of a version, for quotes made with it. */
export const priceBookVersion = keptVersions('price book', async (req, version) => {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select version::int as version, content from price_book_versions where version = ${version}`)
  const [row] = rows
  return row && priceBookSchema.parse({ ...Object(row.content), version: row.version })
})
