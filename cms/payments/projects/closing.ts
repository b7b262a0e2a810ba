import type { Cents } from '@framewell/domain/money/cents'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../../platform/database/transactionOf'

/**
 * Records the decision that closes a project: who, when, and in cents the total that became payable to its shops and its builder, before
 * and with the closing, paid out or not. No more than that is paid on it from then on. Call it when everything the closing moves is posted.
 */
export async function recordClosing(req: PayloadRequest, number: string): Promise<void> {
  const db = await transactionOf(req)
  const credited = (account: string) => sql`
    coalesce((select balance_cents from ledger_accounts a where a.project_id = p.number and a.kind = ${account}), 0)
      + coalesce((select sum(o.amount_cents) from payouts o where o.project_id = p.id and o.account::text = ${account} and o.status in ('sent', 'settled')), 0)`
  await db.execute(sql`
    update payment_projects p set closing = jsonb_build_object('by', ${req.user?.email ?? 'system'}::text, 'at', ${new Date().toISOString()}::text,
      'shopCents', ${credited('fabricator_payable')}, 'builderCents', ${credited('builder_payable')}) where p.number = ${number}`)
}

/** Moves a part of what a closed project pays from its shop to its builder, by a decision that is recorded with who made it. */
export async function moveClosing(
  req: PayloadRequest,
  number: string,
  { shopCents, builderCents }: { readonly shopCents: Cents; readonly builderCents: Cents },
): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    update payment_projects set closing = closing || jsonb_build_object('shopCents', (closing ->> 'shopCents')::bigint - ${shopCents}::bigint,
      'builderCents', (closing ->> 'builderCents')::bigint + ${builderCents}::bigint), updated_at = now() where number = ${number}`)
}
