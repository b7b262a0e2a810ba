import { randomUUID } from 'node:crypto'
import type { CompanyKind, MemberRole } from '@framewell/domain/parties/company'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { IS_PROVED } from '../notifications/provenAddress'
import { lock } from '../platform/database/lock'
import { transactionOf } from '../platform/database/transactionOf'

/** Finds or creates the person with an address; the first caller gives the name. Two at once get the same person. */
export async function personFor(req: PayloadRequest, { name, email }: { name: string; email: string }): Promise<string> {
  const db = await transactionOf(req)
  const address = email.trim().toLowerCase()
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into people (id, name, email, account_id)
    values (${randomUUID()}, ${name}, ${address}, (select id from accounts where email = ${address} and ${IS_PROVED}))
    on conflict (email) do update set account_id = coalesce(people.account_id, excluded.account_id), updated_at = now()
    returning id`)
  return String(rows[0]?.id)
}

/** Creates a company, on record. */
export async function makeCompany(req: PayloadRequest, name: string, kind: CompanyKind): Promise<string> {
  // Strangers create one by signing up with their private link; only operators may use the collection itself.
  const { id } = await req.payload.create({ collection: 'companies', data: { name, kind }, overrideAccess: true, req })
  return id
}

/** Makes a person a member of a company, on record; an existing member keeps their role. */
export async function addMember(req: PayloadRequest, company: string, person: string, role: MemberRole): Promise<void> {
  await lock(req, 'membership', `${company}:${person}`)
  if (await isMember(req, company, person)) return
  // A person who accepts an invitation or claims a link is no operator.
  await req.payload.create({ collection: 'memberships', data: { company, person, role }, overrideAccess: true, req })
}

/** Whether anybody in a company has an account, and so gets its notifications. */
export async function hasMembers(req: PayloadRequest, company: string | null | undefined): Promise<boolean> {
  if (!company) return false
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select 1 from memberships join people on people.id = memberships.person_id
    where memberships.company_id = ${company} and people.account_id is not null limit 1`)
  return rows.length > 0
}

export async function isMember(req: PayloadRequest, company: string, person: string): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select 1 from memberships where company_id = ${company} and person_id = ${person}`)
  return rows.length > 0
}
