import { type addressCalls, canTakeEffect } from '@framewell/domain/accounts/addressChange'
import { addressChanged } from '@framewell/domain/notifications/events/accounts'
import { sql } from '@payloadcms/db-postgres'
import { notify } from '../../notifications/notify'
import { recordAudit } from '../../platform/audit/recordAudit'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { hashToken } from '../../platform/http/calls/privateToken'
import { typedName } from '../../platform/http/calls/typedName'
import { endSessions, sessionIdOf } from '../../platform/sessions/sessions'
import { endTickets } from '../factors/tickets'
import { lockForMove, moveAddress } from './moveAddress'
import { findChange, stopLinkOf } from './storedChange'

/** The link sent to a new address was opened: the account has that address from now on, and all its other sessions end. */
export const confirmAddress: Operation<(typeof addressCalls)['confirmAddress']> = async ({ req, now, refuse }, { token }) => {
  await lockForMove(req)
  const change = await findChange(req, sql`c.token_hash = ${hashToken(token)} for update of accounts, c`)
  if (!change || !canTakeEffect(change, now)) throw refuse('unknownLink')
  const { id, account, name, oldEmail, newEmail } = change
  if (!(await moveAddress(req, { account, from: oldEmail, to: newEmail }))) throw refuse('addressTaken')
  const db = await transactionOf(req)
  await db.execute(sql`update address_changes set took_effect_at = now() where id = ${id}`)
  const changed = newEmail !== oldEmail
  await recordAudit(req, {
    action: changed ? 'address-change' : 'address-proved',
    subjectType: 'accounts',
    subjectId: account,
    ...(changed ? { before: { address: typedName(oldEmail) }, after: { address: typedName(newEmail) } } : {}),
    ...(req.user ? {} : { actor: { id: account, email: newEmail } }),
  })
  if (!changed) return { email: newEmail, changed }
  await endTickets(req, account)
  await endSessions(req, account, req.user?.id === account ? sessionIdOf(req) : undefined)
  await notify(req, addressChanged, { account, name, email: oldEmail, newEmail }, { secrets: { link: stopLinkOf(id) }, whenFull: 'send' })
  return { email: newEmail, changed }
}
