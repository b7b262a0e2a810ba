import { ROLES, type Role } from '@framewell/domain/accounts/roles'
import type { CompanyKind, MemberRole } from '@framewell/domain/parties/company'
import { type InviteRefusal, inviteRefusal } from '@framewell/domain/parties/invitation'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { lock } from '../platform/database/lock'
import { transactionOf } from '../platform/database/transactionOf'
import { mailInvitation } from './mailInvitation'
import { isMember, makeCompany, personFor } from './members'
import { INVITATION_STATE, INVITATION_TABLES } from './storedInvitation'

interface Inviting {
  readonly name: string
  readonly email: string
  readonly role: MemberRole
  readonly kind: CompanyKind
  /** An existing company, the name of a new one, or null: there is none of that kind. */
  readonly into: { readonly id: string; readonly name: string } | { readonly id?: undefined; readonly name: string } | null
}

/**
 * Invites a person into a company, which is created if new. Of two calls at once, the second finds the first one's invitation. The caller
 * has checked who may invite.
 * @returns the invitation's ID, or why there is none
 */
export async function invite(
  req: PayloadRequest,
  now: Date,
  { name, email, role, kind, into }: Inviting,
): Promise<{ readonly id: string; readonly refusal: null } | { readonly id?: undefined; readonly refusal: InviteRefusal }> {
  await lockInvited(req, email)
  const personId = await personFor(req, { name, email })
  const refusal = inviteRefusal({
    kind,
    accountRole: await accountRoleAt(req, email),
    company: into === null ? null : into.id === undefined ? 'new' : { hasMember: await isMember(req, into.id, personId) },
    invited: into !== null && (await isInvited(req, personId, kind, into)),
  })
  if (refusal || into === null) return { refusal: refusal ?? 'unknownCompany' }
  const companyId = into.id ?? (await makeCompany(req, into.name, kind))
  return { id: await mailInvitation(req, now, { personId, name, email, companyId, companyName: into.name, role }), refusal: null }
}

async function accountRoleAt(req: PayloadRequest, email: string): Promise<Role | null> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select role from accounts where email = ${email.trim().toLowerCase()}`)
  return rows[0] ? z.object({ role: z.enum(ROLES) }).parse(rows[0]).role : null
}

/** Blocks other invitations of this address, and joining with it, until the transaction ends. */
export async function lockInvited(req: PayloadRequest, email: string): Promise<void> {
  await lock(req, 'invitation', email.toLowerCase())
}

/** Whether the person has an open invitation into the company; for a new one, into one of that kind and name, however it is written. */
async function isInvited(
  req: PayloadRequest,
  personId: string,
  kind: CompanyKind,
  { id, name }: NonNullable<Inviting['into']>,
): Promise<boolean> {
  const company = id === undefined ? sql`companies.kind = ${kind} and lower(companies.name) = lower(${name})` : sql`companies.id = ${id}`
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select 1 from ${INVITATION_TABLES} where invitations.person_id = ${personId} and ${company} and ${INVITATION_STATE} = 'open' limit 1`)
  return rows.length > 0
}
