import type { directoryCalls } from '@framewell/domain/accounts/directory'
import { ROLES } from '@framewell/domain/accounts/roles'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { recordAudit } from '../../audit/recordAudit'
import { transactionOf } from '../../database/transactionOf'
import type { Operation } from '../../http/calls/bindCall'
import { linkAccount } from './directoryAccount'
import { directoryOf, providerOf } from './directoryProvider'
import { CALLBACK } from './directorySignIn'

type Calls = typeof directoryCalls
const waitingSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    askedAt: z.string(),
    account: z.object({ name: z.string(), role: z.enum(ROLES) }),
  }),
)
const requestSchema = z.object({ issuer: z.string(), subject: z.string(), account: z.string() })

export const getDirectory: Operation<Calls['getDirectory']> = async ({ req }) => {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select r.id, r.name, r.email, to_char(r.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "askedAt",
      json_build_object('name', a.name, 'role', a.role) as account
    from directory_requests r join accounts a on a.id = r.account_id order by r.asked_at desc limit 100`)
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
    requests: waitingSchema.parse(rows),
  }
}

export const decideDirectoryRequest: Operation<Calls['decideDirectoryRequest']> = async ({ req, refuse }, { id, decision, reason }) => {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`delete from directory_requests where id = ${id} returning issuer, subject, account_id as account`)
  if (!rows[0]) throw refuse('unknownRequest')
  const { issuer, subject, account } = requestSchema.parse(rows[0])
  if (decision === 'link') await linkAccount(req, { issuer, subject, account }, reason)
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
