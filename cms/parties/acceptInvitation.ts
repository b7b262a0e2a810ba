import type { CallErrorCode } from '@framewell/domain/http/defineCall'
import { colleagueJoined } from '@framewell/domain/notifications/events/parties'
import { accountRoleFor } from '@framewell/domain/parties/company'
import { joinOutcome } from '@framewell/domain/parties/invitation'
import type { acceptInvitation as acceptInvitationCall } from '@framewell/domain/parties/partyCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { openOwnSession } from '../accounts/approvedBuilder'
import { isCommonPassword } from '../accounts/isCommonPassword'
import { deviceCookie } from '../accounts/knownDevice'
import { notify } from '../notifications/notify'
import { plainWords } from '../notifications/plainWords'
import { proveAddress } from '../notifications/provenAddress'
import type { Account } from '../payload-types'
import { recordAudit } from '../platform/audit/recordAudit'
import { lockRow } from '../platform/database/lockRow'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import type { CallContext } from '../platform/http/calls/callContext'
import { hashToken } from '../platform/http/calls/privateToken'
import { membersOf } from './companyOf'
import { lockInvited } from './invite'
import { addMember } from './members'
import { behindInvitation } from './openInvitation'
import { peopleChanged } from './peopleChanged'
import type { StoredInvitation } from './storedInvitation'
import { takeClaims } from './takeClaims'

type AcceptCall = typeof acceptInvitationCall

/**
 * Creates the account of an invited person, or adds the membership to the account they are signed in with. The link came by mail, so it
 * proves the address; the session starts with it.
 */
export const acceptInvitation: Operation<AcceptCall> = async (context, { token, name, password }) => {
  const { req, now, responseHeaders, session } = context
  await lockRow(req, 'party-invitations', hashToken(token), 'token_hash')
  const { email } = await behindInvitation(context, token, now)
  await lockInvited(req, email)
  await lockRow(req, 'accounts', email, 'email')
  // Read again: the account may have been made through another invitation, or have changed its role, before the locks.
  const invitation = await behindInvitation(context, token, now)
  const account = await accountFor(context, invitation, name, password)
  // Its link came to that address by mail.
  await proveAddress(req, account.id, invitation.email)
  const db = await transactionOf(req)
  await db.execute(
    sql`update people set account_id = ${account.id}, name = ${account.name}, updated_at = now() where id = ${invitation.personId}`,
  )
  await tellOwners(req, invitation, account)
  await addMember(req, invitation.companyId, invitation.personId, invitation.role)
  await peopleChanged(req, invitation.companyId)
  await takeClaims(req, invitation)
  await db.execute(sql`update party_invitations set accepted_at = ${now.toISOString()} where id = ${invitation.id}`)
  await recordAudit(req, {
    action: 'invitation-accepted',
    subjectType: 'party-invitations',
    subjectId: invitation.id,
    after: { company: invitation.companyId, account: account.id },
    actor: account,
  })
  const { companyId: id, companyName, kind, role } = invitation
  const company = { id, name: companyName, kind, role }
  if (session) return { session, company }
  const { cookies, exp } = await openOwnSession(req, account, 'password')
  for (const cookie of [...cookies, deviceCookie(req.headers, account.email)]) responseHeaders.append('set-cookie', cookie)
  const opened = { id: account.id, email: account.email, name: account.name, role: account.role }
  return { session: { ...opened, expiresAt: new Date(exp * 1000).toISOString() }, company }
}

async function accountFor(
  { req, refuse, session }: CallContext<CallErrorCode<AcceptCall>>,
  invitation: StoredInvitation,
  name: string,
  password: string | undefined,
): Promise<Account> {
  const { email, kind } = invitation
  const isCommon = (chosen: string) => isCommonPassword(chosen, [name, email])
  const outcome = joinOutcome(invitation, { session, password, isCommon })
  if ('refusal' in outcome) throw refuse(outcome.refusal)
  if ('account' in outcome)
    return req.payload.findByID({ collection: 'accounts', id: outcome.account, depth: 0, overrideAccess: false, req })
  // Nobody else may create accounts; the invitation is the right to this one.
  return req.payload.create({
    collection: 'accounts',
    data: { name, email, password: outcome.password, role: accountRoleFor(kind) },
    overrideAccess: true,
    req,
  })
}

/** The previous owners of the company learn who acts for it from now on. */
async function tellOwners(req: PayloadRequest, { companyId, companyName }: StoredInvitation, { name, email }: Account): Promise<void> {
  const owners = (await membersOf(req, companyId)).filter(({ role }) => role === 'owner').map(({ accountId }) => accountId)
  const words = { companyName: plainWords(companyName, 'your company'), name: plainWords(name, 'Somebody') }
  if (owners.length > 0) await notify(req, colleagueJoined, { company: companyId, ...words, email, owners })
}
