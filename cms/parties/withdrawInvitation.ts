import { invitationStatus } from '@framewell/domain/parties/invitation'
import type { withdrawInvitation as withdrawInvitationCall } from '@framewell/domain/parties/partyCalls'
import { sql } from '@payloadcms/db-postgres'
import { recordAudit } from '../audit/recordAudit'
import { transactionOf } from '../database/transactionOf'
import type { Operation } from '../http/calls/bindCall'
import { findInvitations, invitationAnswer } from './storedInvitation'

/** Takes an open invitation back. */
export const withdrawInvitation: Operation<typeof withdrawInvitationCall> = async ({ req, now, refuse }, { id, reason }) => {
  const [stored] = await findInvitations(req, sql`where invitations.id = ${id} for update of invitations`)
  if (!stored || invitationStatus(stored, now) !== 'open') throw refuse('unknownInvitation')
  const db = await transactionOf(req)
  await db.execute(sql`update party_invitations set withdrawn_at = ${now.toISOString()} where id = ${id}`)
  await recordAudit(req, { action: 'invitation-withdrawn', subjectType: 'party-invitations', subjectId: id, reason })
  return { invitation: invitationAnswer({ ...stored, withdrawnAt: now.toISOString() }, now) }
}
