import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'
import { type CompanyMember, membersOf } from './companyOf'

export type Owner = Omit<CompanyMember, 'role'>

/** Days in which a removed owner still gets an owner's notifications. */
const HEARS_FOR_DAYS = 30

const ownerRows = z.array(z.object({ accountId: z.string(), name: z.string(), email: z.string() }))

/** Owners of a company who have an account. */
export async function ownersOf(req: PayloadRequest, company: string): Promise<Owner[]> {
  return (await membersOf(req, company)).filter(({ role }) => role === 'owner')
}

/** Accounts that recently stopped being owners of a company: removed, or made plain members. */
export async function formerOwnersOf(req: PayloadRequest, company: string): Promise<Owner[]> {
  const db = await transactionOf(req)
  // The trail names a person by ID, or by the whole record if the change was requested with its relations.
  const idOf = (member: string) => sql`coalesce(r.before -> ${member}::text ->> 'id', r.before ->> ${member}::text)`
  const { rows } = await db.execute(sql`
    select distinct accounts.id as "accountId", accounts.name, accounts.email
    from audit_records r join people on people.id::text = ${idOf('person')} join accounts on accounts.id = people.account_id
    where r.subject_type = 'memberships' and r.action in ('membership-delete', 'membership-update') and ${idOf('company')} = ${company}
      and r.before ->> 'role' = 'owner' and r.after ->> 'role' is distinct from 'owner'
      and r.created_at > now() - make_interval(days => ${HEARS_FOR_DAYS})
      and not exists (select 1 from memberships m where m.company_id = ${company}::uuid and m.person_id = people.id and m.role = 'owner')`)
  return ownerRows.parse(rows)
}
