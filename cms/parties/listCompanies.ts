import { companyRowSchema } from '@framewell/domain/parties/company'
import type { listCompanies as listCompaniesCall } from '@framewell/domain/parties/partyCalls'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { isoTime } from '../platform/database/isoTime'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { holdsWords } from '../platform/lists/listing'
import { listRows } from '../platform/lists/listRows'

export const listCompanies: Operation<typeof listCompaniesCall> = async ({ req }, { search, kind, ...asked }) => {
  const db = await transactionOf(req)
  return listRows(
    req,
    {
      tables: sql`companies c`,
      where: sql`(${kind} = 'all' or c.kind::text = ${kind}) and ${holdsWords(search, [sql`c.name`])}`,
      newest: sql`c.created_at`,
      id: sql`c.id`,
      sorts: { name: sql`lower(c.name)` },
      find: async (where, { order, cut }) => {
        const { rows } = await db.execute(sql`
          select c.id::text, c.name, c.kind::text as kind, ${isoTime(sql`c.created_at`)} as since,
            (select count(*)::int from memberships m where m.company_id = c.id) as members
          from companies c where ${where} ${order} ${cut}`)
        return z.array(companyRowSchema).parse(rows)
      },
    },
    asked,
  )
}
