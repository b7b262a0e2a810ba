import type { Cents } from '@framewell/domain/money/cents'
import { sumCents } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import { refundOwed } from '@framewell/domain/notifications/events/payments'
import { type Refund, refundSchema } from '@framewell/domain/payments/refund'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notify } from '../../notifications/notify'
import { bankingDayOf } from '../../platform/database/companyTime'
import { transactionOf } from '../../platform/database/transactionOf'
import { projectFacts } from '../moneyChanged'
import { PAYEE_BLOCK } from '../payouts/payeeState'
import { balancesOf } from './balances'
import type { StoredProject } from './findProject'

const refundRow = refundSchema.pick({ account: true, payouts: true })

/**
 * What a project owes its builder and paid back. Checks no rights.
 * @param owedCents the balance of its builder refund, of which a payout takes its amount when it is sent
 * @returns null when nothing was ever owed back
 */
export async function refundOf(
  req: PayloadRequest,
  { id, companyId }: { readonly id: string; readonly companyId: string },
  owedCents: Cents,
): Promise<Refund | null> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select
      (select json_build_object('lastFour', b.account_last_four, 'state',
          case when b.status <> 'active' then b.status::text when ${PAYEE_BLOCK} is null then 'ready' else 'checking' end)
        from bank_details b where b.company_id = ${companyId} and b.status in ('active', 'waiting', 'blocked')
        order by array_position(array['active', 'waiting', 'blocked'], b.status::text), b.created_at desc limit 1) as account,
      (select coalesce(json_agg(json_build_object('amountCents', o.amount_cents, 'status', o.status, 'lastFour', b.account_last_four,
          'sentOn', ${bankingDayOf(sql`r.sent_at`)}, 'paidOn', o.settled_on) order by r.created_at, o.reference), '[]')
        from payouts o join payout_runs r on r.id = o.run_id join bank_details b on b.id = o.bank_detail_id
        where o.project_id = ${id} and o.account::text = 'builder_payable') as payouts`)
  const { account, payouts } = refundRow.parse(rows[0])
  if (owedCents === 0 && payouts.length === 0) return null
  const waiting = sumCents(payouts.filter(({ status }) => status === 'waiting').map(({ amountCents }) => amountCents))
  return { openCents: subtractCents(owedCents, waiting), account, payouts }
}

/** Tells a project's builder what is owed back to it, if anything is. */
export async function tellRefund(req: PayloadRequest, project: StoredProject): Promise<void> {
  const { builder_payable } = await balancesOf(req, project.number)
  const refund = await refundOf(req, project, builder_payable)
  if (refund && refund.openCents > 0) await notify(req, refundOwed, { ...projectFacts(project), companies: [project.companyId], refund })
}
