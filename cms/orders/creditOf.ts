import { cents } from '@framewell/domain/money/cents'
import { openLimitCents } from '@framewell/domain/orders/orderPayment'
import type { OrderingCredit } from '@framewell/domain/orders/placingRules'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { decidedCredit } from '../credit/decidedCredit'
import { lock } from '../platform/database/lock'
import { storedCentsSchema } from '../platform/database/storedCents'
import { transactionOf } from '../platform/database/transactionOf'

const exposureRow = z.object({ owedCents: storedCentsSchema, waiting: z.coerce.number() })

/** The credit a company may order on. */
export interface CompanyCredit extends OrderingCredit {
  /** When the decision was made; ISO. */
  readonly decidedAt: string
}

/**
 * The tier and open limit of a company: the assigned limit less what its orders owe on credit, including unbilled amounts. Locks the
 * company's orders until the end of the transaction, so that concurrent orders never exceed the limit.
 * @param besides an order that is not counted: the one to be signed
 */
export async function creditOf(req: PayloadRequest, companyId: string, besides: string | null = null): Promise<CompanyCredit> {
  await lock(req, 'company-credit', companyId)
  const database = await transactionOf(req)
  const decision = await decidedCredit(req, companyId)
  // An order in the ledger owes the balance of its receivable, canceled or not; one that is not there yet owes its full amount.
  const owed = await database.execute(sql`
    select coalesce(sum(coalesce(receivable.cents, case when orders.status <> 'cancelled' then orders.credit_cents end)), 0) as "owedCents",
      count(*) filter (where orders.status in ('awaiting_signature', 'awaiting_funds')) as waiting
    from orders left join lateral (select sum(a.balance_cents) as cents from ledger_accounts a
      where a.kind in ('receivable', 'tax_receivable') and a.project_id::text in (orders.number, orders.id::text)) receivable on true
    where orders.company_id = ${companyId} and orders.id is distinct from ${besides}::uuid`)
  const { owedCents, waiting } = exposureRow.parse(owed.rows[0])
  const standing = decision?.status === 'approved' ? 'qualified' : decision?.status === 'pending' ? 'pending' : 'unknown'
  return {
    standing,
    tier: decision?.tier ?? 'Prepay',
    openCents: openLimitCents(decision?.status === 'approved' ? decision.limit : cents(0), owedCents),
    waiting,
    decidedAt: decision?.at ?? '',
  }
}
