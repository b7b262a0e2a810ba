import { ROLES, type Role } from '@framewell/domain/accounts/roles'
import type { CompanyKind } from '@framewell/domain/parties/company'
import { inviteRefusal } from '@framewell/domain/parties/invitation'
import type { invitePerson as invitePersonCall } from '@framewell/domain/parties/partyCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { lock } from '../database/lock'
import { transactionOf } from '../database/transactionOf'
import type { Operation } from '../http/calls/bindCall'
import { mailInvitation } from './mailInvitation'
import { isMember, makeCompany, personFor } from './members'
import { findInvitations, INVITATION_STATE, INVITATION_TABLES, invitationAnswer } from './storedInvitation'

/** Invites a person into a company, which is made where it is new. Of two presses at once the second finds the first one's invitation. */
export const invitePerson: Operation<typeof invitePersonCall> = async ({ req, now, refuse }, input) => {
  const { name, email, kind, role } = input
  await lock(req, 'invitation', email.toLowerCase())
  const companyName = input.companyId ? await companyNameOf(req, input.companyId, kind) : (input.companyName ?? '')
  const personId = await personFor(req, { name, email })
  const refusal = inviteRefusal({
    kind,
    accountRole: await accountRoleAt(req, email),
    company: input.companyId ? (companyName ? { hasMember: await isMember(req, input.companyId, personId) } : null) : 'new',
    invited: await isInvited(req, personId, kind, companyName),
  })
  if (refusal) throw refuse(refusal)
  const companyId = input.companyId ?? (await makeCompany(req, companyName, kind))
  const id = await mailInvitation(req, now, { personId, name, email, companyId, companyName, role })
  const [stored] = await findInvitations(req, sql`where invitations.id = ${id}`)
  if (!stored) throw new Error('The invitation was not stored')
  return { invitation: invitationAnswer(stored, now) }
}

async function accountRoleAt(req: PayloadRequest, email: string): Promise<Role | null> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select role from accounts where email = ${email.trim().toLowerCase()}`)
  return rows[0] ? z.object({ role: z.enum(ROLES) }).parse(rows[0]).role : null
}

async function companyNameOf(req: PayloadRequest, id: string, kind: CompanyKind): Promise<string> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select name from companies where id = ${id} and kind = ${kind}`)
  return rows[0] ? z.object({ name: z.string() }).parse(rows[0]).name : ''
}

/** Whether an invitation of the person into a company of that kind and name, however it is written, is open. */
async function isInvited(req: PayloadRequest, personId: string, kind: CompanyKind, companyName: string): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select 1 from ${INVITATION_TABLES} where invitations.person_id = ${personId} and companies.kind = ${kind}
      and lower(companies.name) = lower(${companyName}) and ${INVITATION_STATE} = 'open' limit 1`)
  return rows.length > 0
}
