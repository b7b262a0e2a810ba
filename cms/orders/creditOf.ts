import { TIERS } from '@framewell/domain/credit/tier'
import { cents, centsOfDollars } from '@framewell/domain/money/cents'
import { openLimitCents } from '@framewell/domain/orders/orderPayment'
import type { OrderingCredit } from '@framewell/domain/orders/placingRules'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { lock } from '../platform/database/lock'
import { storedCentsSchema } from '../platform/database/storedCents'
import { transactionOf } from '../platform/database/transactionOf'

const decisionRow = z.object({
  tier: z.enum(TIERS),
  status: z.enum(['approved', 'pending', 'rejected']),
  limit: z.coerce.number().transform(centsOfDollars),
  at: z.string(),
})
const exposureRow = z.object({ owedCents: storedCentsSchema, waiting: z.coerce.number() })

/** The credit a company may order on. */
export interface CompanyCredit extends OrderingCredit {
  /** When the decision was made; ISO. */
  readonly decidedAt: string
}

/**
 * The tier and open limit of a company: the assigned limit less what its orders owe on credit, including unbilled amounts. Locks the
 * company's orders until the end of the transaction, so that concurrent orders never exceed the limit.
 */
export async function creditOf(req: PayloadRequest, companyId: string): Promise<CompanyCredit> {
  await lock(req, 'company-credit', companyId)
  const database = await transactionOf(req)
  const decisions = await database.execute(sql`
    select assigned_tier as tier, qualification_status as status, assigned_credit_limit as limit, applied_at::text as at
    from credit_applications where company_id = ${companyId}
    order by qualification_status = 'pending', applied_at desc limit 1`)
  const decision = decisionRow.optional().parse(decisions.rows[0])
  // An order in the ledger owes the balance of its receivable; one that is not there yet owes its full amount.
  const owed = await database.execute(sql`
    select coalesce(sum(coalesce(receivable.balance_cents, orders.credit_cents)) filter (where orders.status <> 'cancelled'), 0) as "owedCents",
      count(*) filter (where orders.status in ('awaiting_signature', 'awaiting_funds')) as waiting
    from orders left join ledger_accounts receivable
      on receivable.kind = 'receivable' and receivable.project_id::text in (orders.number, orders.id::text)
    where orders.company_id = ${companyId}`)
  const { owedCents, waiting } = exposureRow.parse(owed.rows[0])
  const standing = decision?.status === 'approved' ? 'qualified' : decision?.status === 'pending' ? 'pending' : 'unknown'
  return {
    standing,
    tier: decision?.tier ?? 'Prepay',
    openCents: openLimitCents(decision?.limit ?? cents(0), owedCents),
    waiting,
    decidedAt: decision?.at ?? '',
  }
}
