import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/database/transactionOf'
import { ADVANCE_UNSIGNED, PHASE_UNSIGNED } from '../billing/waiverSums'
import { PAYMENTS } from '../disputes/phasePayment'
import { PAYEE_BLOCK } from './payeeState'
import type { StoredRun } from './storedRun'

/**
 * Why a run must not go to the bank: a payout would go to an account its company has since replaced (perhaps because somebody else entered
 * it) or that is no longer ready to be paid, to a shop that no longer makes the order, or to one whose order is disputed or that has signed no
 * waiver for what is paid. Locks the accounts
 * and then the orders first, so that nobody stops an account, opens a dispute or changes the shop between this check and the commit.
 */
export async function stoppedBy(
  req: PayloadRequest,
  { id }: StoredRun,
): Promise<'accountChanged' | 'notReady' | 'payableChanged' | 'disputeOpen' | undefined> {
  const db = await transactionOf(req)
  // Whatever their status is: a condition on it would lock only those that are not in use already.
  const { rows: accounts } = await db.execute(sql`
    select b.status::text as status from bank_details b where b.id in (select o.bank_detail_id from payouts o where o.run_id = ${id})
    order by b.id for share`)
  if (accounts.some(({ status }) => status !== 'active')) return 'accountChanged'
  const unready = await db.execute(sql`
    select 1 from payouts o join bank_details b on b.id = o.bank_detail_id where o.run_id = ${id} and ${PAYEE_BLOCK} is not null`)
  if (unready.rows.length > 0) return 'notReady'
  await lockProjectsOf(req, id)
  const { rows } = await db.execute(sql`
    select coalesce(bool_or(exists (select from payment_disputes d where d.project_id = p.id and d.status = 'open')), false) as disputed,
      coalesce(bool_or(o.fabricator_id is distinct from p.fabricator_id
        or exists (select from ${PAYMENTS} where x.project_id = p.id and o.phases @> jsonb_build_array(x.phase) and ${PHASE_UNSIGNED})
        or exists (select from factoring_requests q where ${ADVANCE_UNSIGNED})), false) as changed
    from payouts o join payment_projects p on p.id = o.project_id where o.run_id = ${id} and o.account = 'fabricator_payable'`)
  const { disputed, changed } = z.object({ disputed: z.boolean(), changed: z.boolean() }).parse(rows[0])
  return changed ? 'payableChanged' : disputed ? 'disputeOpen' : undefined
}

/** Locks orders before their money, each in the order of their numbers, as everywhere. */
async function lockProjectsOf(req: PayloadRequest, runId: string): Promise<void> {
  const db = await transactionOf(req)
  const numbers = sql`select p.number from payouts o join payment_projects p on p.id = o.project_id where o.run_id = ${runId}`
  await db.execute(sql`select 1 from orders where number in (${numbers}) order by number for update`)
  await db.execute(sql`select 1 from payment_projects where number in (${numbers}) order by number for update`)
}
