import { invitationStatus } from '@framewell/domain/parties/invitation'
import type { openInvitation as openInvitationCall } from '@framewell/domain/parties/partyCalls'
import { sql } from '@payloadcms/db-postgres'
import type { Operation } from '../platform/http/calls/bindCall'
import type { Refusing } from '../platform/http/calls/callContext'
import { hashToken } from '../platform/http/calls/privateToken'
import { findInvitations, type StoredInvitation } from './storedInvitation'

/** What an invitation offers, for the holder of its link. */
export const openInvitation: Operation<typeof openInvitationCall> = async (context, { token }) => {
  const { email, name, companyName, kind, role, accountId, expiresAt } = await behindInvitation(context, token, context.now)
  return { email, name, company: { name: companyName, kind }, role, hasAccount: accountId !== null, expiresAt }
}

/** @throws CallProblem unknownInvitation for an unknown and an ended link alike. */
export async function behindInvitation(
  { req, refuse }: Refusing<'unknownInvitation'>,
  token: string,
  now: Date,
): Promise<StoredInvitation> {
  const [stored] = await findInvitations(req, sql`where invitations.token_hash = ${hashToken(token)}`)
  if (!stored || invitationStatus(stored, now) !== 'open') throw refuse('unknownInvitation')
  return stored
}
