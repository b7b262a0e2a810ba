import type { listBankLines as linesCall, listStatements as statementsCall } from '@framewell/domain/payments/bankCalls'
import { sql } from '@payloadcms/db-postgres'
import type { Operation } from '../../platform/http/calls/bindCall'
import { holdsWords } from '../../platform/lists/listing'
import { listRows } from '../../platform/lists/listRows'
import { bankPosition, findLines, findStatements } from './storedStatement'

export const listStatements: Operation<typeof statementsCall> = async ({ req }, { search, account, ...asked }) => ({
  ...(await listRows(
    req,
    {
      tables: sql`bank_statements s`,
      where: sql`s.house_account = ${account} and ${holdsWords(search, [sql`s.reference`, sql`s.file_name`, sql`s.day`])}`,
      newest: sql`s.created_at`,
      id: sql`s.id`,
      sorts: { day: sql`s.day` },
      find: (where, { order, cut }) => findStatements(req, where, sql`${order} ${cut}`),
    },
    asked,
  )),
  position: await bankPosition(req, account),
})

export const listBankLines: Operation<typeof linesCall> = ({ req }, { search, status, account, statementId, ...asked }) =>
  listRows(
    req,
    {
      tables: sql`bank_lines l`,
      where: sql`(${status} = 'all' or l.status::text = ${status}) and (${account} = 'all' or l.house_account::text = ${account}) and (${statementId ?? null}::uuid is null or l.statement_id = ${statementId ?? null})
        and ${holdsWords(search, [sql`l.bank_reference`, sql`l.text`, sql`l.counterparty`, sql`l.matched_to`])}`,
      newest: sql`l.created_at`,
      id: sql`l.id`,
      sorts: { bookedOn: sql`l.booked_on` },
      find: (where, { order, cut }) => findLines(req, where, sql`${order} ${cut}`),
    },
    asked,
  )
