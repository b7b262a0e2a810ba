import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { exactTime } from '../database/isoTime'
import type { SqlPart } from '../database/SqlPart'
import { transactionOf } from '../database/transactionOf'
import { type Asked, behindIn, type KeyType, keyIn, rowAsked } from './listing'

/** What follows a page's condition: order, limit and offset. */
export interface Page {
  readonly order: SqlPart
  readonly cut: SqlPart
}

interface RowListing<Row> {
  /** What follows `from`: `invoices i join …`. */
  readonly tables: SqlPart
  readonly where: SqlPart
  /** The time column, never null: the default order, newest first. An index on it reads a page without sorting the rest. */
  readonly newest: SqlPart
  /** The key column. */
  readonly id: SqlPart
  /** Type of the key; uuid by default. */
  readonly key?: KeyType
  /** Columns of the other orders, by the call's names. */
  readonly sorts?: Readonly<Record<string, SqlPart>>
  /** Reads the rows of a page that match a condition. */
  readonly find: (where: SqlPart, page: Page) => Promise<Row[]>
}

/** One page of an SQL query, how many rows match, and the next cursor: what listDocuments does for a collection. */
export async function listRows<Row extends { readonly id: string }>(
  req: PayloadRequest,
  { tables, where: meant, newest, id, key = 'uuid', sorts = {}, find }: RowListing<Row>,
  { sort, direction = 'descending', page, limit, after, row }: Omit<Asked, 'search'>,
): Promise<{ data: Row[]; total: number; next: string | null }> {
  const where = row === undefined ? meant : sql`${meant} and ${id} = ${keyIn(rowAsked(row, key), key)}`
  const column = after === undefined && sort !== undefined ? (sorts[sort] ?? newest) : newest
  const upwards = direction === 'ascending' && after === undefined
  const before = after === undefined ? (page - 1) * limit : 0
  const data = await find(sql`${where} and ${behindIn(after, newest, id, key)}`, {
    order: sql`order by ${column} ${upwards ? sql`asc` : sql`desc`} ${column === newest ? sql`` : sql`nulls last, ${newest} desc`}, ${id}`,
    cut: sql`limit ${limit} offset ${before}`,
  })
  const db = await transactionOf(req)
  // A page that is not full is the last one: the number of rows before it is known.
  const isLast = after === undefined && data.length < limit && (data.length > 0 || before === 0)
  const counted = isLast ? undefined : await db.execute(sql`select count(*)::int as total from ${tables} where ${where}`)
  const last = data.length === limit && column === newest && !upwards ? data.at(-1) : undefined
  const cursor =
    last && (await db.execute(sql`select ${exactTime(newest)} || '~' || ${id} as next from ${tables} where ${id} = ${keyIn(last.id, key)}`))
  return {
    data,
    total: counted ? z.object({ total: z.number() }).parse(counted.rows[0]).total : before + data.length,
    next: cursor ? (z.object({ next: z.string() }).optional().parse(cursor.rows[0])?.next ?? null) : null,
  }
}
