import { passwordChanged } from '@framewell/domain/notifications/events/accounts'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notify } from '../notifications/notify'
import { recordAudit } from '../platform/audit/recordAudit'
import { transactionOf } from '../platform/database/transactionOf'
import { endSessions, sessionIdOf } from '../platform/sessions/sessions'
import { endWaiting } from './addresses/storedChange'
import { endTickets } from './factors/tickets'
import type { PasswordHash } from './passwordHash'

interface Person {
  readonly id: string
  readonly email: string
  readonly name: string
}

/**
 * Gives an account a new password. Its reset link is spent; its sessions end (except the asking one), and so does a waiting address change.
 * It is recorded, and the owner is mailed. The caller has checked the password and the right to set it.
 */
export async function setPassword(
  req: PayloadRequest,
  person: Person,
  { hash, salt }: PasswordHash,
  action: 'password-reset' | 'password-change',
): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    update accounts set hash = ${hash}, salt = ${salt}, reset_password_token = null, reset_password_expiration = null, updated_at = now()
    where id = ${person.id}`)
  await endOldPassword(req, person.id, action === 'password-change' ? sessionIdOf(req) : undefined)
  await tellPasswordChanged(req, person, action)
}

/** Ends what was opened or requested with an account's old password: sessions except one, sign-ins in progress, a waiting address change. */
export async function endOldPassword(req: PayloadRequest, account: string, exceptSid?: string): Promise<void> {
  await endTickets(req, account)
  await endWaiting(req, account)
  await endSessions(req, account, exceptSid)
}

/** Records a new password and mails its owner, who must learn of it if it was not them. */
export async function tellPasswordChanged(req: PayloadRequest, { id, email, name }: Person, action: string): Promise<void> {
  await recordAudit(req, {
    action,
    subjectType: 'accounts',
    subjectId: id,
    ...(req.user ? {} : { actor: { id, email } }),
  })
  await notify(req, passwordChanged, { account: id, name, email }, { whenFull: 'send' })
}
