import { escrowAccountSchema, type listEscrow as listEscrowCall } from '@framewell/domain/payments/escrowCalls'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { transactionOf } from '../../database/transactionOf'
import type { Operation } from '../../http/calls/bindCall'
import { inScope, projectScope } from './projectScope'

/** Every figure is the balance of an account; what delivery has not released in a dispute is not available. */
export const listEscrow: Operation<typeof listEscrowCall> = async ({ req }, { projectId, page, limit }) => {
  const scope = await projectScope(req)
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select p.id, p.number as "projectId", p.status, p.price_cents::float8 / 100 as "totalValue", c.name as builder, f.name as fabricator,
      coalesce(held.escrow, 0)::float8 / 100 as "depositsHeld", coalesce(held.advance, 0)::float8 / 100 as "advancesReleased",
      (case when exists (select from payment_disputes d where d.project_id = p.id and d.status = 'open') then 0 else coalesce(held.escrow, 0) end)::float8
        / 100 as "availableBalance",
      coalesce(held.retainage, 0)::float8 / 100 as "retainageHeld"
    from payment_projects p join companies c on c.id = p.company_id left join fabricators f on f.id = p.fabricator_id
      left join lateral (
        select sum(balance_cents) filter (where kind = 'escrow') as escrow, sum(balance_cents) filter (where kind = 'advance') as advance,
          sum(balance_cents) filter (where kind = 'retainage') as retainage
        from ledger_accounts a where a.project_id = p.number) held on true
    where ${inScope(scope)} and (${projectId ?? null}::varchar is null or p.number = ${projectId ?? null})
    order by p.created_at desc, p.id limit ${limit} offset ${(page - 1) * limit}`)
  return z.array(escrowAccountSchema).parse(rows)
}
