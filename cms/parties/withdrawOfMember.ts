import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterDeleteHook } from 'payload'
import { z } from 'zod'
import { recordAudit } from '../platform/audit/recordAudit'
import { transactionOf } from '../platform/database/transactionOf'

/** A person removed from a company does not come back through an invitation that is still open. */
export const withdrawOfMember: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    update party_invitations set withdrawn_at = now()
    where company_id = ${idOf(doc.company)} and person_id = ${idOf(doc.person)} and accepted_at is null and withdrawn_at is null returning id`)
  for (const { id } of z.array(z.object({ id: z.string() })).parse(rows))
    await recordAudit(req, { action: 'invitation-withdrawn', subjectType: 'party-invitations', subjectId: id })
}

/** A relation is an ID or, if requested, the whole document. */
function idOf(related: string | { readonly id: string }): string {
  return typeof related === 'string' ? related : related.id
}
