import { type Cents, cents } from '@framewell/domain/money/cents'
import { maxCents, subtractCents } from '@framewell/domain/money/differences'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import { balancesOf } from '../projects/balances'
import { refundsOutsideEscrow } from './storedTransfers'

/**
 * What the operating account can spend. Money counts once a line of its statement shows that it arrived, so none of a transfer on its way there;
 * it counts no more once it is sent: payouts in transit, and recorded transfers to the escrow account whose line is not there yet.
 */
export async function spendable(req: PayloadRequest): Promise<Cents> {
  const { bank, payouts_in_transit } = await balancesOf(req, null)
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select coalesce(sum(t.amount_cents), 0) as cents from bank_transfers t where t."from" = 'operating' and t.canceled_by is null and t.left_line_id is null`)
  return subtractCents(bank, payouts_in_transit, z.object({ cents: storedCentsSchema }).parse(rows[0]).cents)
}

/** What the operating account lacks for refunds to builders that are not in the escrow account, or has more than they need. */
export async function refundCover(req: PayloadRequest): Promise<{ readonly lackingCents: Cents; readonly spareCents: Cents }> {
  const spare = subtractCents(await spendable(req), await refundsOutsideEscrow(req))
  return { lackingCents: maxCents(cents(0), subtractCents(cents(0), spare)), spareCents: maxCents(cents(0), spare) }
}
