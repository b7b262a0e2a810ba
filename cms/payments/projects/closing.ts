import { centsSchema } from '@framewell/domain/money/centsSchema'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../database/transactionOf'

/** The decision that closed a project: nobody is paid more on it from then on. */
const closingSchema = z.object({
  by: z.string(),
  at: z.string(),
  /** What became payable to its shops in all, before and with the closing, whether paid out by then or not. */
  shopCents: centsSchema,
  /** The same for its builder. */
  builderCents: centsSchema,
})

/** Records who closes a project, and what that leaves to pay. Called when everything the closing moves is posted. */
export async function recordClosing(req: PayloadRequest, number: string): Promise<void> {
  const db = await transactionOf(req)
  const credited = (account: string) => sql`
    coalesce((select balance_cents from ledger_accounts a where a.project_id = p.number and a.kind = ${account}), 0)
      + coalesce((select sum(o.amount_cents) from payouts o where o.project_id = p.id and o.account::text = ${account} and o.status in ('sent', 'settled')), 0)`
  await db.execute(sql`
    update payment_projects p set closing = jsonb_build_object('by', ${req.user?.email ?? 'system'}::text, 'at', ${new Date().toISOString()}::text,
      'shopCents', ${credited('fabricator_payable')}, 'builderCents', ${credited('builder_payable')}) where p.number = ${number}`)
}
