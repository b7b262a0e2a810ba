import type { listInvitations as listInvitationsCall } from '@framewell/domain/parties/partyCalls'
import { sql } from '@payloadcms/db-postgres'
import type { Operation } from '../http/bindCall'
import { findInvitations, invitationAnswer } from './storedInvitation'

export const listInvitations: Operation<typeof listInvitationsCall> = async ({ req, now }, { page, limit }) => {
  const stored = await findInvitations(
    req,
    sql`order by invitations.created_at desc, invitations.id limit ${limit} offset ${(page - 1) * limit}`,
  )
  const { totalDocs } = await req.payload.count({ collection: 'party-invitations', overrideAccess: false, req })
  return { data: stored.map((invitation) => invitationAnswer(invitation, now)), total: totalDocs }
}
