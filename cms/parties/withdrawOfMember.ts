import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Membership } from '../payload-types'
import { recordAudit } from '../platform/audit/recordAudit'
import { transactionOf } from '../platform/database/transactionOf'

/** The one invited, or those they invited. */
type Whose = 'to' | 'by'

/** A person removed from a company does not come back through an open invitation, nor do people they invited join after them. */
export const withdrawOfMember: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await withdrawOpen(req, doc, 'to')
  await withdrawOpen(req, doc, 'by')
}

/** Only owners invite: the open invitations of an owner who becomes a member end with that right. */
export const withdrawOfFormerOwner: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && previousDoc.role === 'owner' && doc.role !== 'owner') await withdrawOpen(req, doc, 'by')
}

async function withdrawOpen(req: PayloadRequest, { company, person }: Membership, whose: Whose): Promise<void> {
  const member = idOf(person)
  const theirs = whose === 'to' ? sql`person_id = ${member}` : sql`invited_by_id = (select account_id from people where id = ${member})`
  const reason = whose === 'to' ? undefined : 'The person who sent it no longer owns the company'
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    update party_invitations set withdrawn_at = now()
    where company_id = ${idOf(company)} and ${theirs} and accepted_at is null and withdrawn_at is null returning id`)
  for (const { id } of z.array(z.object({ id: z.string() })).parse(rows))
    await recordAudit(req, { action: 'invitation-withdrawn', subjectType: 'party-invitations', subjectId: id, reason })
}

/** A relation is an ID or, if requested, the whole document. */
function idOf(related: string | { readonly id: string }): string {
  return typeof related === 'string' ? related : related.id
}
