import { invitationStatus } from '@framewell/domain/parties/invitation'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../platform/audit/recordAudit'
import { lockRow } from '../platform/database/lockRow'
import { transactionOf } from '../platform/database/transactionOf'
import { peopleChanged } from './peopleChanged'
import { findInvitations, type StoredInvitation } from './storedInvitation'

interface Withdrawal {
  readonly reason?: string
  /** The companies whose invitations may be withdrawn; all by default. */
  readonly of?: readonly string[]
}

/** Withdraws an open invitation, on record. @returns it, or null if none is open */
export async function withdraw(req: PayloadRequest, now: Date, id: string, { reason, of }: Withdrawal): Promise<StoredInvitation | null> {
  await lockRow(req, 'party-invitations', id)
  const [stored] = await findInvitations(req, sql`where invitations.id = ${id}`)
  if (!stored || invitationStatus(stored, now) !== 'open' || (of && !of.includes(stored.companyId))) return null
  const withdrawnAt = now.toISOString()
  const db = await transactionOf(req)
  await db.execute(sql`update party_invitations set withdrawn_at = ${withdrawnAt} where id = ${id}`)
  await recordAudit(req, { action: 'invitation-withdrawn', subjectType: 'party-invitations', subjectId: id, reason })
  await peopleChanged(req, stored.companyId)
  return { ...stored, withdrawnAt }
}
