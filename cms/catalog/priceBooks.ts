import { type PriceBook, priceBookSchema } from '@framewell/domain/catalog/priceBook'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { transactionOf } from '../database/transactionOf'
import { seedPriceBook } from './seedPriceBook'

/** Versions never change, so each process reads each of them once. */
const versions = new WeakMap<Payload, Map<number, PriceBook>>()

/** The prices in force. On an empty database those are the initial ones, stored as version 1 when first needed. */
export async function currentPriceBook(req: PayloadRequest): Promise<PriceBook> {
  const newest = await newestVersion(req)
  if (newest > 0) return priceBookVersion(req, newest)
  await seedPriceBook(req.payload)
  return priceBookVersion(req, await newestVersion(req))
}

async function newestVersion(req: PayloadRequest): Promise<number> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select coalesce(max(version), 0)::int as newest from price_book_versions`)
  return Number(rows[0]?.newest)
}

/**
 * The prices of a version, for quotes made with it.
 * @throws Error when no such version exists.
 */
export async function priceBookVersion(req: PayloadRequest, version: number): Promise<PriceBook> {
  const known = versions.get(req.payload) ?? new Map<number, PriceBook>()
  versions.set(req.payload, known)
  const cached = known.get(version)
  if (cached) return cached
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select version::int as version, content from price_book_versions where version = ${version}`)
  const [row] = rows
  if (!row) throw new Error(`There is no version ${version} of the price book`)
  const book = priceBookSchema.parse({ ...Object(row.content), version: row.version })
  // A version read inside a transaction may never be committed; it is kept only once it is.
  if (req.transactionID === undefined) known.set(version, book)
  return book
}
