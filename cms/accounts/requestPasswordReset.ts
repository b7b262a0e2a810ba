import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type passwordCalls, RESET_MINUTES, RESET_REQUESTED, resetPasswordPath } from '@framewell/domain/accounts/passwords'
import { passwordResetAsked } from '@framewell/domain/notifications/events/accounts'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { env } from '../env'
import { notify } from '../notifications/notify'
import { recordAudit } from '../platform/audit/recordAudit'
import { inTransaction } from '../platform/database/inTransaction'
import { lockRow } from '../platform/database/lockRow'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { hashToken } from '../platform/http/calls/privateToken'
import { findCredentials } from './findAccount'

/**
 * Links per hour for one account, apart from all other mail: somebody who fills a mailbox with other mail cannot block a new password.
 * There is no daily limit: somebody who is refused another link has one that still works.
 */
const LINKS_PER_HOUR = 3

/** Every answer takes this long, many times what finding an account and writing a mail take. */
const ANSWER_AFTER_MS = 400

/** Mails a link for choosing a new password if the account exists; the answer and its time are the same if it does not. */
export const requestPasswordReset: Operation<typeof passwordCalls.requestPasswordReset> = async ({ req }, { email }) => {
  await mailResetLink(req, email)
  return { message: RESET_REQUESTED }
}

export async function mailResetLink(req: PayloadRequest, email: string): Promise<void> {
  const answer = delay(ANSWER_AFTER_MS)
  await inTransaction(req, async () => {
    const account = await findCredentials(req, email)
    if (!account || !(await mayHaveLink(req, account.id))) return
    const link = `${env.SITE_URL}${await newResetPath(req, account.id)}`
    await recordAudit(req, { action: 'password-reset-requested', subjectType: 'accounts', subjectId: account.id })
    const { id, name, email: to } = account
    await notify(req, passwordResetAsked, { account: id, name, email: to }, { secrets: { link }, whenFull: 'send' })
  })
  await answer
}

/**
 * Whether another link may be mailed; otherwise the account got one within the hour, which stays valid. The lock lasts until the
 * transaction ends.
 */
async function mayHaveLink(req: PayloadRequest, accountId: string): Promise<boolean> {
  await lockRow(req, 'accounts', accountId)
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ links: number }>(sql`
    select count(*)::int as links from notification_events
    where name = ${passwordResetAsked.name} and payload ->> 'account' = ${accountId} and created_at > now() - interval '1 hour'`)
  return (rows[0]?.links ?? 0) < LINKS_PER_HOUR
}

/** Creates a link that works once and replaces any earlier one. Only its hash is stored: a reader of the database cannot use it. */
export async function newResetPath(req: PayloadRequest, accountId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const db = await transactionOf(req)
  await db.execute(sql`
    update accounts set reset_password_token = ${hashToken(token)}, reset_password_expiration = now() + make_interval(mins => ${RESET_MINUTES})
    where id = ${accountId}`)
  return resetPasswordPath(token)
}
