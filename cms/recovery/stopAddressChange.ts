import { randomBytes } from 'node:crypto'
import { canBeStopped, type recoveryCalls } from '@framewell/domain/accounts/addressChange'
import { addressChangeStopped } from '@framewell/domain/notifications/events/accounts'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { lockForMove, moveAddress } from '../accounts/addresses/moveAddress'
import { findChange } from '../accounts/addresses/storedChange'
import { endTickets } from '../accounts/factors/tickets'
import { hashPassword } from '../accounts/passwordHash'
import { mailResetLink } from '../accounts/requestPasswordReset'
import { notify } from '../notifications/notify'
import { recordAudit } from '../platform/audit/recordAudit'
import { inTransaction } from '../platform/database/inTransaction'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { hashToken } from '../platform/http/calls/privateToken'
import { endSessions } from '../platform/sessions/sessions'
import { actsBeside, endWhatWasAdded } from './endWhatWasAdded'

/**
 * The holder of the old address did not want the change: it is stopped, or undone. The person who requested it knew the password and had a
 * session: both stop working, as does what they added since, and a password link goes to the old address.
 */
export const stopAddressChange: Operation<(typeof recoveryCalls)['stopAddressChange']> = async ({ req, now, refuse }, { token }) => {
  // Nobody learns this password. Hashed first: it takes long, and must not hold a connection.
  const unknown = await hashPassword(randomBytes(32).toString('base64url'))
  const stopped = await inTransaction(req, async () => {
    await lockForMove(req)
    const found = await findChange(req, sql`c.stop_hash = ${hashToken(token)} for update of accounts, c`)
    if (!found || !canBeStopped(found, now)) throw refuse('unknownLink')
    const { id, account, name, oldEmail } = found
    const current = await currentAddress(req, account)
    // They opened a mail sent to the old address, which proves it.
    if (!(await moveAddress(req, { account, from: current, to: oldEmail }))) throw refuse('addressTaken')
    const db = await transactionOf(req)
    await db.execute(sql`
      update address_changes set ended_at = now()
      where account_id = ${account} and ended_at is null and requested_at >= (select requested_at from address_changes where id = ${id})`)
    await db.execute(sql`update accounts set hash = ${unknown.hash}, salt = ${unknown.salt} where id = ${account}`)
    const acts = await actsBeside(req, found)
    const endedThings = await endWhatWasAdded(req, found)
    await endTickets(req, account)
    await endSessions(req, account)
    await recordAudit(req, {
      action: 'address-change-stopped',
      subjectType: 'accounts',
      subjectId: account,
      // Only their number: the trail is never erased, and what ended names addresses and phone numbers.
      after: { takenBack: found.tookEffectAt !== null, ended: endedThings.length },
      actor: { id: account, email: oldEmail },
    })
    await notify(req, addressChangeStopped, { account, name, email: oldEmail, ended: endedThings, acts }, { whenFull: 'send' })
    return { email: oldEmail, takenBack: found.tookEffectAt !== null, ended: endedThings, acts }
  })
  await mailResetLink(req, stopped.email)
  return stopped
}

async function currentAddress(req: PayloadRequest, account: string): Promise<string> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ email: string }>(sql`select email from accounts where id = ${account}`)
  return String(rows[0]?.email)
}
