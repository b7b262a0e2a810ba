import { decidedRequest } from '@framewell/domain/accounts/accountRules'
import { type directoryCalls, directoryRequestSchema } from '@framewell/domain/accounts/directory'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { recordAudit } from '../../platform/audit/recordAudit'
import { isoTime } from '../../platform/database/isoTime'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { holdsWords } from '../../platform/lists/listing'
import { listRows } from '../../platform/lists/listRows'
import { linkAccount } from './directoryAccount'
import { directoryOf, providerOf } from './directoryProvider'
import { CALLBACK } from './directorySignIn'

type Calls = typeof directoryCalls
const requestSchema = z.object({ issuer: z.string(), subject: z.string(), account: z.string() })

export const getDirectory: Operation<Calls['getDirectory']> = async ({ req }) => {
  const directory = await directoryOf(req)
  const fault =
    directory &&
    (await providerOf(directory).then(
      () => null,
      (error: unknown) => `The provider could not be used: ${error instanceof Error ? error.message : 'it did not answer'}`,
    ))
  return {
    directory: directory && {
      label: directory.label,
      issuer: directory.issuer,
      clientId: directory.clientId,
      roles: [...directory.roles],
      fault,
    },
    callback: CALLBACK,
  }
}

export const listDirectoryRequests: Operation<Calls['listDirectoryRequests']> = async ({ req }, { search, ...asked }) => {
  const db = await transactionOf(req)
  const tables = sql`directory_requests r join accounts a on a.id = r.account_id`
  return listRows(
    req,
    {
      tables,
      where: holdsWords(search, [sql`r.name`, sql`r.email`, sql`a.name`]),
      newest: sql`r.asked_at`,
      id: sql`r.id`,
      sorts: { name: sql`lower(r.name)`, email: sql`r.email` },
      find: async (where, { order, cut }) => {
        const { rows } = await db.execute(sql`
          select r.id::text, r.name, r.email, ${isoTime(sql`r.asked_at`)} as "askedAt", json_build_object('name', a.name, 'role', a.role) as account
          from ${tables} where ${where} ${order} ${cut}`)
        return z.array(directoryRequestSchema).parse(rows)
      },
    },
    asked,
  )
}

export const decideDirectoryRequest: Operation<Calls['decideDirectoryRequest']> = async ({ req, refuse }, { id, decision, reason }) => {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`delete from directory_requests where id = ${id} returning issuer, subject, account_id as account`)
  const decided = decidedRequest(rows.length > 0, decision)
  if ('refusal' in decided) throw refuse(decided.refusal)
  const { issuer, subject, account } = requestSchema.parse(rows[0])
  if (decided.link) await linkAccount(req, { issuer, subject, account }, reason)
  else
    await recordAudit(req, {
      action: 'directory-link-refused',
      subjectType: 'accounts',
      subjectId: account,
      after: { issuer, subject },
      reason,
    })
  return { decided: true }
}
