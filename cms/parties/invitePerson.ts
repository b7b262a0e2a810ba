import type { CompanyKind } from '@framewell/domain/parties/company'
import type { invitePerson as invitePersonCall } from '@framewell/domain/parties/partyCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { invite } from './invite'
import { findInvitations, invitationAnswer } from './storedInvitation'

/** An operator invites a person into a company, which is created if new. */
export const invitePerson: Operation<typeof invitePersonCall> = async ({ req, now, refuse }, input) => {
  const { name, email, kind, role, companyId, companyName = '' } = input
  const into = companyId ? await companyAt(req, companyId, kind) : { name: companyName }
  const { refusal, id } = await invite(req, now, { name, email, kind, role, into })
  if (refusal) throw refuse(refusal)
  const [stored] = await findInvitations(req, sql`where invitations.id = ${id}`)
  if (!stored) throw new Error('The invitation was not stored')
  return { invitation: invitationAnswer(stored, now) }
}

async function companyAt(req: PayloadRequest, id: string, kind: CompanyKind) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select id::text, name from companies where id = ${id} and kind = ${kind}`)
  return rows[0] ? z.object({ id: z.string(), name: z.string() }).parse(rows[0]) : null
}
