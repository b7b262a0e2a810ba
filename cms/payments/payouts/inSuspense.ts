import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SqlPart } from '../../platform/database/SqlPart'
import { transactionOf } from '../../platform/database/transactionOf'

/** SQL: what of the returned payout `o` is in suspense, in cents. */
const IN_SUSPENSE = sql`coalesce((select -sum(e.amount_cents) from jsonb_array_elements_text(o.took_back) as t (posting)
  join ledger_entries e on e.posting_id = t.posting::bigint join ledger_accounts h on h.id = e.account_id where h.kind = 'suspense'), 0)`

/** SQL: the payout `x` pays the returned payout `o` again, or has. */
const PAYS_AGAIN = sql`x.again_id = o.id and x.status in ('waiting', 'sent', 'settled')`

/** SQL: what of the returned payout `o` is in suspense and in no run, in cents. */
export const unclaimedCents: SqlPart = sql`(${IN_SUSPENSE} - coalesce((select sum(x.amount_cents) from payouts x where ${PAYS_AGAIN}), 0))`

/** The reference of the payout that pays a returned one again, or has; undefined when none does. */
export async function paidAgainWith(req: PayloadRequest, payoutId: string): Promise<string | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select x.reference from payouts o join payouts x on ${PAYS_AGAIN} where o.id = ${payoutId} limit 1`)
  return z.object({ reference: z.string() }).optional().parse(rows[0])?.reference
}
