import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'

/** Removes an account's person from all companies, each on record. The caller has checked the right to it. */
export async function leaveCompanies(req: PayloadRequest, accountId: string): Promise<void> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select m.id::text from memberships m join people on people.id = m.person_id where people.account_id = ${accountId}`)
  for (const { id } of z.array(z.object({ id: z.string() })).parse(rows))
    await req.payload.delete({ collection: 'memberships', id, overrideAccess: true, req })
}
