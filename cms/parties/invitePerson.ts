import { ROLES, type Role } from '@framewell/domain/accounts/roles'
import type { CompanyKind } from '@framewell/domain/parties/company'
import { inviteRefusal } from '@framewell/domain/parties/invitation'
import type { invitePerson as invitePersonCall } from '@framewell/domain/parties/partyCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../database/transactionOf'
import type { Operation } from '../http/bindCall'
import { mailInvitation } from './mailInvitation'
import { isMember, makeCompany, personFor } from './members'
import { findInvitations, invitationAnswer } from './storedInvitation'

/** Invites a person into a company, which is made where it is new. */
export const invitePerson: Operation<typeof invitePersonCall> = async ({ req, now, refuse }, input) => {
  const { name, email, kind, role } = input
  const companyName = input.companyId ? await companyNameOf(req, input.companyId, kind) : (input.companyName ?? '')
  const personId = await personFor(req, { name, email })
  const refusal = inviteRefusal({
    kind,
    accountRole: await accountRoleAt(req, email),
    company: input.companyId ? (companyName ? { hasMember: await isMember(req, input.companyId, personId) } : null) : 'new',
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
