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
  /** Every row there is: its `id` and what is searched, filtered and sorted by. */
  readonly every: Sql
  /** Selects from `page`, the rows of `every` that are shown, with what only they need: it is worked out for a page, not for all. */
  readonly shown?: Sql
  /** Texts of its columns that are searched; names are ours. */
  readonly searched: readonly string[]
  readonly where: readonly Sql[]
  /** The column of each order; the first is that of those who say nothing. */
  readonly sorts: Readonly<Record<string, string>>
}

/** One page of rows that no collection holds, and how many match; wildcards of LIKE are letters here. */
export async function pageOfSql(
  req: PayloadRequest,
  { every, shown = sql`select * from page`, searched, where, sorts }: SqlListing,
  asked: Asked,
) {
  const matching = sql`(${every}) as listed where ${sql.join([...hasWords(asked.search, searched), ...where, sql`true`], sql` and `)}`
  const [standard = 'id'] = Object.values(sorts)
  const column = sql.identifier((asked.sort && sorts[asked.sort]) || standard)
  const order = sql`order by ${column} ${asked.direction === 'ascending' ? sql`asc nulls first` : sql`desc nulls last`}, id`
  const before = (asked.page - 1) * asked.limit
  const database = await transactionOf(req)
  const { rows } = await database.execute(
    sql`with page as (select * from ${matching} ${order} limit ${asked.limit} offset ${before}) ${shown} ${order}`,
  )
  // A page that is not full is the last: how many come before it is known.
  if (rows.length < asked.limit && (rows.length > 0 || before === 0)) return { rows, total: before + rows.length }
  const counted = await database.execute(sql`select count(*)::int as matching from ${matching}`)
  return { rows, total: Number(counted.rows[0]?.matching) }
}

function hasWords(search: string, columns: readonly string[]): Sql[] {
  if (search === '') return []
  const text = sql.join(
    columns.map((column) => sql`coalesce(${sql.identifier(column)}, '')`),
    sql` || ' ' || `,
  )
  return [sql`${text} ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}`]
}
