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
 * Links an hour for one account, besides all other mail: who fills a mailbox with other kinds keeps nobody from a new password. No day has a
 * limit: whoever is refused a further link has got one that still opens.
 */
const LINKS_PER_HOUR = 3

/** Every answer takes this long: finding an account and writing a mail fits into it many times over. */
const ANSWER_AFTER_MS = 400

/** Mails a link to choose a new password with, when there is such an account; the answer and its time are the same when there is none. */
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

/** Whether a further link may be mailed; who may not has got one within the hour, which is left as it is. The lock lasts to the end of the transaction. */
async function mayHaveLink(req: PayloadRequest, accountId: string): Promise<boolean> {
  await lockRow(req, 'accounts', accountId)
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ links: number }>(sql`
    select count(*)::int as links from notification_events
    where name = ${passwordResetAsked.name} and payload ->> 'account' = ${accountId} and created_at > now() - interval '1 hour'`)
  return (rows[0]?.links ?? 0) < LINKS_PER_HOUR
}

/** Makes a link that opens once, in place of any earlier one. Only its hash is stored: whoever reads the database cannot use it. */
export async function newResetPath(req: PayloadRequest, accountId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const db = await transactionOf(req)
  await db.execute(sql`
    update accounts set reset_password_token = ${hashToken(token)}, reset_password_expiration = now() + make_interval(mins => ${RESET_MINUTES})
    where id = ${accountId}`)
  return resetPasswordPath(token)
}
