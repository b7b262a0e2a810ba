import { accountRoleFor, type CompanyKind } from '@framewell/domain/parties/company'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { mailInvitation } from '../parties/mailInvitation'
import { isMember, makeCompany, personFor } from '../parties/members'
import { transactionOf } from '../platform/database/transactionOf'

interface NewMember {
  readonly name: string
  readonly email: string
  readonly companyName: string
  readonly kind: Extract<CompanyKind, 'fabricator' | 'partner'>
}

/** True if the address has an account that could never act for a shop or a partner: a builder's, or a staff account. */
export async function hasOtherAccount(req: PayloadRequest, email: string): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(
    sql`select 1 from accounts where email = ${email.trim().toLowerCase()} and role::text <> ${accountRoleFor('partner')}`,
  )
  return rows.length > 0
}

/**
 * The company of a new member of the network, whose owner is invited by mail. A second application by the same people for the same name
 * gets their existing company, and no second invitation once they belong to it.
 * @returns the company's ID.
 */
export async function inviteMember(req: PayloadRequest, now: Date, { name, email, companyName, kind }: NewMember): Promise<string> {
  // Locks the person's row from here on: two approvals at once create one company.
  const personId = await personFor(req, { name, email })
  const companyId = (await ownCompany(req, personId, companyName, kind)) ?? (await makeCompany(req, companyName, kind))
  if (!(await isMember(req, companyId, personId)))
    await mailInvitation(req, now, { personId, name, email, companyId, companyName, role: 'owner' })
  return companyId
}

async function ownCompany(req: PayloadRequest, personId: string, companyName: string, kind: CompanyKind): Promise<string | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select companies.id from companies where companies.kind = ${kind} and lower(companies.name) = ${companyName.trim().toLowerCase()}
      and (exists (select from memberships where company_id = companies.id and person_id = ${personId})
        or exists (select from party_invitations where company_id = companies.id and person_id = ${personId}
          and accepted_at is null and withdrawn_at is null))
    order by companies.created_at limit 1`)
  return rows[0] && z.object({ id: z.string() }).parse(rows[0]).id
}
