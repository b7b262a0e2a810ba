import { accountRoleFor, type CompanyKind } from '@framewell/domain/parties/company'
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
  const accountRole = await accountRoleAt(req, email)
  if (accountRole && accountRole !== accountRoleFor(kind)) throw refuse('otherRole')
  const companyName = input.companyId ? await companyNameOf(req, input.companyId, kind) : (input.companyName ?? '')
  if (!companyName) throw refuse('unknownCompany')
  const personId = await personFor(req, { name, email })
  if (input.companyId && (await isMember(req, input.companyId, personId))) throw refuse('alreadyMember')
  const companyId = input.companyId ?? (await makeCompany(req, companyName, kind))
  const id = await mailInvitation(req, now, { personId, name, email, companyId, companyName, role })
  const [stored] = await findInvitations(req, sql`where invitations.id = ${id}`)
  if (!stored) throw new Error('The invitation was not stored')
  return { invitation: invitationAnswer(stored, now) }
}

async function accountRoleAt(req: PayloadRequest, email: string): Promise<string | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ role: string }>(sql`select role from accounts where email = ${email.trim().toLowerCase()}`)
  return rows[0]?.role
}

async function companyNameOf(req: PayloadRequest, id: string, kind: CompanyKind): Promise<string | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select name from companies where id = ${id} and kind = ${kind}`)
  return rows[0] && z.object({ name: z.string() }).parse(rows[0]).name
}
