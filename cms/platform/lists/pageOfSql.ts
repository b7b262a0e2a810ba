import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SqlPart } from '../database/SqlPart'
import { transactionOf } from '../database/transactionOf'
import { type Asked, holdsWords } from './listing'
import { listRows } from './listRows'

interface SqlListing {
  /** All rows: their `id`, a uuid, and the columns for search, filters and orders. */
  readonly every: SqlPart
  /** Selects from `page`, the rows of `every` that are shown, and adds columns that only they need: computed for one page, not for all. */
  readonly shown?: SqlPart
  /** Text columns that are searched, by name in code. */
  readonly searched: readonly string[]
  readonly where: readonly SqlPart[]
  /** The column of each order; the first is time, the default. */
  readonly sorts: Readonly<Record<string, string>>
}

const pageRows = z.array(z.looseObject({ id: z.string() }))

/** One page of rows that are in no collection, how many match, and the next cursor. */
export async function pageOfSql(
  req: PayloadRequest,
  { every, shown = sql`select * from page`, searched, where, sorts }: SqlListing,
  { search, ...asked }: Asked,
) {
  const columnOf = (name: string) => sql`${sql.identifier(name)}`
  const [newest = 'id'] = Object.values(sorts)
  const tables = sql`(${every}) as listed`
  const db = await transactionOf(req)
  return listRows(
    req,
    {
      tables,
      where: sql.join([holdsWords(search, searched.map(columnOf)), ...where], sql` and `),
      newest: columnOf(newest),
      id: sql`id`,
      sorts: Object.fromEntries(Object.entries(sorts).map(([name, column]) => [name, columnOf(column)])),
      find: async (matching, { order, cut }) =>
        pageRows.parse(
          (await db.execute(sql`with page as (select * from ${tables} where ${matching} ${order} ${cut}) ${shown} ${order}`)).rows,
        ),
    },
    asked,
  )
}
