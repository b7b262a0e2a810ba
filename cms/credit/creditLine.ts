import { type Cents, cents } from '@framewell/domain/money/cents'
import { type CreditLine, shownCreditLine } from '@framewell/domain/payments/creditLine'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { storedCentsSchema } from '../platform/database/storedCents'
import { transactionOf } from '../platform/database/transactionOf'
import { decidedCredit } from './decidedCredit'

const exposureRow = z.object({ usedCents: storedCentsSchema, waiting: z.coerce.number() })

/** What a company's orders use of its credit. */
interface CreditUsed {
  readonly usedCents: Cents
  /** Its orders that wait for a signature or a payment. */
  readonly waiting: number
}

/**
 * What a company's orders owe on credit, including unbilled amounts: the only definition of credit used.
 * @param besides an order that is not counted
 */
export async function creditUsed(req: PayloadRequest, companyId: string, besides: string | null = null): Promise<CreditUsed> {
  const database = await transactionOf(req)
  // An order in the ledger owes the balance of its receivable, canceled or not; one that is not there yet owes its full amount.
  const { rows } = await database.execute(sql`
    select coalesce(sum(coalesce(receivable.cents, case when orders.status <> 'cancelled' then orders.credit_cents end)), 0) as "usedCents",
      count(*) filter (where orders.status in ('awaiting_signature', 'awaiting_funds')) as waiting
    from orders left join lateral (select sum(a.balance_cents) as cents from ledger_accounts a
      where a.kind in ('receivable', 'tax_receivable') and a.project_id::text in (orders.number, orders.id::text)) receivable on true
    where orders.company_id = ${companyId} and orders.id is distinct from ${besides}::uuid`)
  return exposureRow.parse(rows[0])
}

/** The credit limit of a company's decision; zero unless it is approved. */
export const limitOf = (decision: Awaited<ReturnType<typeof decidedCredit>>): Cents =>
  decision?.status === 'approved' ? decision.limit : cents(0)

/** The trade credit of a company; null when it has none. Checks no rights. */
export async function creditLineOf(req: PayloadRequest, companyId: string): Promise<CreditLine | null> {
  const { usedCents } = await creditUsed(req, companyId)
  return shownCreditLine({ usedCents, limitCents: limitOf(await decidedCredit(req, companyId)) })
}
