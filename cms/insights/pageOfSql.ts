import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../database/transactionOf'
import type { Sql } from './metricSource'

interface Asked {
  readonly search: string
  readonly sort?: string | undefined
  readonly direction: 'ascending' | 'descending'
  readonly page: number
  readonly limit: number
}

interface SqlListing {
  /** A selection with an `id`. */
  readonly rows: Sql
  /** Texts of its columns that are searched; names are ours. */
  readonly searched: readonly string[]
  readonly where: readonly Sql[]
  /** The column of each order; the first is that of those who say nothing. */
  readonly sorts: Readonly<Record<string, string>>
}

/** One page of rows that no collection holds, and how many match; wildcards of LIKE are letters here. */
export async function pageOfSql(req: PayloadRequest, { rows, searched, where, sorts }: SqlListing, asked: Asked) {
  const words = `%${asked.search.replace(/[\\%_]/g, '\\$&')}%`
  const text = sql.join(
    searched.map((column) => sql`coalesce(${sql.identifier(column)}, '')`),
    sql` || ' ' || `,
  )
  const conditions = sql.join([sql`(${asked.search} = '' or ${text} ilike ${words})`, ...where], sql` and `)
  const [standard = 'id'] = Object.values(sorts)
  const column = sql.identifier((asked.sort && sorts[asked.sort]) || standard)
  const direction = asked.direction === 'ascending' ? sql`asc nulls first` : sql`desc nulls last`
  const database = await transactionOf(req)
  const found = await database.execute(sql`
    select *, count(*) over ()::int as matching from (${rows}) as listed where ${conditions}
    order by ${column} ${direction}, id limit ${asked.limit} offset ${(asked.page - 1) * asked.limit}`)
  if (found.rows.length > 0 || asked.page === 1) return { rows: found.rows, total: Number(found.rows[0]?.matching ?? 0) }
  const counted = await database.execute(sql`select count(*)::int as matching from (${rows}) as listed where ${conditions}`)
  return { rows: [], total: Number(counted.rows[0]?.matching) }
}
