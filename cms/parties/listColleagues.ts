import type { listColleagues as listColleaguesCall } from '@framewell/domain/parties/colleagueCalls'
import { sql } from '@payloadcms/db-postgres'
import type { Operation } from '../platform/http/calls/bindCall'
import { holdsWords } from '../platform/lists/listing'
import { listRows } from '../platform/lists/listRows'
import { companiesOwnedBy } from './companyOf'
import { COLLEAGUE_TABLES, findColleagues } from './storedColleague'

export const listColleagues: Operation<typeof listColleaguesCall> = async ({ req }, { search, state, ...asked }) => {
  const owned = (await companiesOwnedBy(req)).map(({ id }) => id)
  return listRows(
    req,
    {
      tables: COLLEAGUE_TABLES,
      where: sql`c.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(owned)}::jsonb)) and (${state} = 'all' or p.state = ${state})
        and ${holdsWords(search, [sql`p.name`, sql`p.email`])}`,
      newest: sql`p.since`,
      id: sql`p.id`,
      sorts: { name: sql`lower(coalesce(p.name, p.email))`, email: sql`p.email` },
      find: (where, { order, cut }) => findColleagues(req, sql`where ${where} ${order} ${cut}`),
    },
    asked,
  )
}
