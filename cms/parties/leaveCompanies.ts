import type { Role } from '@framewell/domain/accounts/roles'
import { accountRoleFor, COMPANY_KINDS } from '@framewell/domain/parties/company'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'

/**
 * Removes an account's person from all companies that the role does not act for (null: from all), with an audit record each. The caller has
 * checked the right to do so.
 */
export async function leaveCompanies(req: PayloadRequest, accountId: string, role: Role | null): Promise<void> {
  const db = await transactionOf(req)
  const left = COMPANY_KINDS.filter((kind) => accountRoleFor(kind) !== role)
  const { rows } = await db.execute(sql`
    select m.id::text from memberships m join people on people.id = m.person_id join companies on companies.id = m.company_id
    where people.account_id = ${accountId} and companies.kind::text in (select jsonb_array_elements_text(${JSON.stringify(left)}::jsonb))`)
  for (const { id } of z.array(z.object({ id: z.string() })).parse(rows))
    await req.payload.delete({ collection: 'memberships', id, overrideAccess: true, req })
}
