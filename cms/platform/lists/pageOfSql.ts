import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SqlPart } from '../database/SqlPart'
import { transactionOf } from '../database/transactionOf'
import { type Asked, holdsWords } from './listing'
import { listRows } from './listRows'

interface SqlListing {
  /** Every row there is: its `id`, a uuid, and what is searched, filtered and sorted by. */
  readonly every: SqlPart
  /** Selects from `page`, the rows of `every` that are shown, with what only they need: it is worked out for a page, not for all. */
  readonly shown?: SqlPart
  /** Texts of its columns that are searched; names are ours. */
  readonly searched: readonly string[]
  readonly where: readonly SqlPart[]
  /** The column of each order; the first is time, and the order of those who say nothing. */
  readonly sorts: Readonly<Record<string, string>>
}

const pageRows = z.array(z.looseObject({ id: z.string() }))

/** One page of rows that no collection holds, how many match, and where reading on begins. */
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
