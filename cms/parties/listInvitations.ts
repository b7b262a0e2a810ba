import type { listInvitations as listInvitationsCall } from '@framewell/domain/parties/partyCalls'
import { sql } from '@payloadcms/db-postgres'
import type { Operation } from '../platform/http/calls/bindCall'
import { holdsWords } from '../platform/lists/listing'
import { listRows } from '../platform/lists/listRows'
import { findInvitations, INVITATION_STATE, INVITATION_TABLES, invitationAnswer } from './storedInvitation'

export const listInvitations: Operation<typeof listInvitationsCall> = async ({ req, now }, { search, status, ...asked }) => {
  const { data, ...rest } = await listRows(
    req,
    {
      tables: INVITATION_TABLES,
      where: sql`(${status} = 'all' or ${INVITATION_STATE} = ${status})
        and ${holdsWords(search, [sql`people.name`, sql`people.email`, sql`companies.name`])}`,
      newest: sql`invitations.created_at`,
      id: sql`invitations.id`,
      sorts: { name: sql`lower(people.name)`, company: sql`lower(companies.name)`, expiresAt: sql`invitations.expires_at` },
      find: (where, { order, cut }) => findInvitations(req, sql`where ${where} ${order} ${cut}`),
    },
    asked,
  )
  return { data: data.map((invitation) => invitationAnswer(invitation, now)), ...rest }
}
