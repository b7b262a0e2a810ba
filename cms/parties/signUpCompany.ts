import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'

/**
 * The builder company a person belongs to, or asked to sign up with and has not joined yet: asking again creates no second one. A company
 * they joined and were removed from is no longer theirs.
 */
export async function signUpCompany(req: PayloadRequest, personId: string): Promise<string | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select companies.id from companies
    left join memberships on memberships.company_id = companies.id and memberships.person_id = ${personId}
    left join party_invitations invitations on invitations.company_id = companies.id and invitations.person_id = ${personId}
      and invitations.claim_id is not null and invitations.accepted_at is null and invitations.withdrawn_at is null
    where companies.kind = 'builder' and (memberships.id is not null or invitations.id is not null)
    order by memberships.id is null, companies.created_at limit 1`)
  return rows[0] && z.object({ id: z.string() }).parse(rows[0]).id
}
