import { randomBytes } from 'node:crypto'
import { type addressCalls, canBeStopped } from '@framewell/domain/accounts/addressChange'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../../platform/audit/recordAudit'
import { inTransaction } from '../../platform/database/inTransaction'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { hashToken } from '../../platform/http/calls/privateToken'
import { endSessions } from '../../platform/sessions/sessions'
import { endTickets } from '../factors/tickets'
import { hashPassword } from '../passwordHash'
import { mailResetLink } from '../requestPasswordReset'
import { lockForMove, moveAddress } from './moveAddress'
import { findChange, type StoredChange } from './storedChange'

/**
 * The holder of the old address did not want the change: it ends, or is taken back. Whoever asked for it knew the password and had a session:
 * both open nothing any more, nor does what they added since, and a link for a new password goes to the old address.
 */
export const stopAddressChange: Operation<(typeof addressCalls)['stopAddressChange']> = async ({ req, now, refuse }, { token }) => {
  // Nobody learns this password. Hashed first: it takes long, and must hold no connection.
  const unknown = await hashPassword(randomBytes(32).toString('base64url'))
  const change = await inTransaction(req, async () => {
    await lockForMove(req)
    const found = await findChange(req, sql`c.stop_hash = ${hashToken(token)} for update of accounts, c`)
    if (!found || !canBeStopped(found, now)) throw refuse('unknownLink')
    const { id, account, oldEmail } = found
    const current = await currentAddress(req, account)
    // They opened a mail that was sent to the old address: that proves it.
    if (!(await moveAddress(req, { account, from: current, to: oldEmail }))) throw refuse('addressTaken')
    const db = await transactionOf(req)
    await db.execute(sql`
      update address_changes set ended_at = now()
      where account_id = ${account} and ended_at is null and requested_at >= (select requested_at from address_changes where id = ${id})`)
    await db.execute(sql`update accounts set hash = ${unknown.hash}, salt = ${unknown.salt} where id = ${account}`)
    await takeWhatWasAdded(req, found)
    await endTickets(req, account)
    await endSessions(req, account)
    await recordAudit(req, {
      action: 'address-change-stopped',
      subjectType: 'accounts',
      subjectId: account,
      after: { takenBack: found.tookEffectAt !== null },
      actor: { id: account, email: oldEmail },
    })
    return found
  })
  await mailResetLink(req, change.oldEmail)
  return { email: change.oldEmail, takenBack: change.tookEffectAt !== null }
}

/** Second factors, API keys and ship keys that the account got since the change was asked for, and invitations of its that nobody has accepted. */
async function takeWhatWasAdded(req: PayloadRequest, { account, requestedAt }: StoredChange): Promise<void> {
  const since = requestedAt.toISOString()
  const db = await transactionOf(req)
  await db.execute(sql`delete from totp_factors where account_id = ${account} and confirmed_at >= ${since}`)
  await db.execute(sql`update totp_factors set pending_secret = null where account_id = ${account}`)
  await db.execute(sql`delete from passkeys where account_id = ${account} and created_at >= ${since}`)
  await db.execute(sql`delete from recovery_codes where account_id = ${account} and created_at >= ${since}`)
  await db.execute(
    sql`update api_keys set revoked_at = now() where account_id = ${account} and created_at >= ${since} and revoked_at is null`,
  )
  await db.execute(sql`
    update remote_ship_keys set revoked_at = now() where created_at >= ${since} and revoked_at is null and id::text in
      (select subject_id from audit_records where action = 'ship-key-issue' and actor_id = ${account} and created_at >= ${since})`)
  await db.execute(sql`
    update party_invitations set withdrawn_at = now()
    where invited_by_id = ${account} and created_at >= ${since} and accepted_at is null and withdrawn_at is null`)
}

async function currentAddress(req: PayloadRequest, account: string): Promise<string> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ email: string }>(sql`select email from accounts where id = ${account}`)
  return String(rows[0]?.email)
}
