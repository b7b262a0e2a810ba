import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isoTime } from '../platform/database/isoTime'
import { lock } from '../platform/database/lock'
import { transactionOf } from '../platform/database/transactionOf'
import { hasRole } from '../platform/sessions/access'
import { factsOf } from '../platform/sessions/requestFacts'

/** Mails that all visitors together may cause to one address, of every kind. */
const PER_HOUR = 10
const PER_DAY = 30

/** When a mail may be sent: at once, at a later time, or not within a day. */
export type RecipientRoom = 'now' | 'none' | { readonly after: Date }

/**
 * Prevents flooding somebody's mailbox in our name: mails that visitors cause are limited per recipient across all kinds. Mails from staff
 * or the system count but are never held back. A lock serializes parallel requests until the end of the transaction that stores the mail.
 */
export async function recipientRoom(req: PayloadRequest, to: string): Promise<RecipientRoom> {
  const byVisitor = factsOf(req).requestId !== 'local' && !hasRole(req, OPERATOR_ROLES)
  if (!byVisitor) return 'now'
  const recipient = to.toLowerCase()
  await lock(req, 'mail', recipient)
  const db = await transactionOf(req)
  // A waiting mail counts in the hour in which it will be sent, so no hour exceeds the limit.
  const { rows } = await db.execute<{ hour: number; day: number; after: string | null }>(sql`
    with mails as (
      select greatest(created_at, send_after) as leaves from outgoing_mail
      where lower("to") = ${recipient} and created_at > now() - interval '24 hours')
    select count(*) filter (where leaves > now() - interval '1 hour')::int as hour, count(*)::int as day,
      ${isoTime(sql`(select leaves from mails order by leaves desc offset ${PER_HOUR - 1} limit 1) + interval '1 hour'`)} as after
    from mails`)
  const { hour = 0, day = 0, after = null } = rows[0] ?? {}
  if (day >= PER_DAY) return 'none'
  return hour >= PER_HOUR && after !== null ? { after: new Date(after) } : 'now'
}
