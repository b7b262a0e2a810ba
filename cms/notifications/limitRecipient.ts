import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { hasRole } from '../accounts/access'
import { lock } from '../database/lock'
import { transactionOf } from '../database/transactionOf'
import { CallProblem } from '../http/calls/CallProblem'
import { factsOf } from '../http/gate/requestFacts'

/** Mails that visitors together may cause to one address: of every kind, from wherever they ask. */
const PER_HOUR = 10
const PER_DAY = 30
/** So many more are kept back for new passwords. */
const RESERVE = 3

/**
 * Nobody's mailbox is filled in our name: what visitors cause is limited by recipient over all kinds of mail together. What staff or the
 * system itself sends counts, and is never held back. The lock makes parallel requests count one after another.
 * @throws CallProblem tooManyRequests
 */
export async function limitRecipient(req: PayloadRequest, to: string, reserve: boolean): Promise<void> {
  const byVisitor = factsOf(req).requestId !== 'local' && !hasRole(req, OPERATOR_ROLES)
  if (!byVisitor) return
  const recipient = to.toLowerCase()
  await lock(req, 'mail', recipient)
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ hour: number; day: number }>(sql`
    select count(*) filter (where created_at > now() - interval '1 hour')::int as hour, count(*)::int as day
    from outgoing_mail where lower("to") = ${recipient} and created_at > now() - interval '24 hours'`)
  const { hour = 0, day = 0 } = rows[0] ?? {}
  const more = reserve ? RESERVE : 0
  if (hour >= PER_HOUR + more || day >= PER_DAY + more) throw new CallProblem('tooManyRequests', { retryAfterSeconds: 3600 })
}
