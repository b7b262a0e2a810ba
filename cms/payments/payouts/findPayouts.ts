import { easternDay } from '@framewell/domain/dates/bankingTime'
import { centsSchema } from '@framewell/domain/money/centsSchema'
import { PAYOUT_ACCOUNTS, PAYOUT_STATUSES } from '@framewell/domain/payments/payoutRun'
import type { SentPayout } from '@framewell/domain/payments/settlement'
import { PAID_STEPS } from '@framewell/domain/payments/waivers'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isoTime } from '../../platform/database/isoTime'
import type { SqlPart } from '../../platform/database/SqlPart'
import { transactionOf } from '../../platform/database/transactionOf'
import { NEXT_PHASE } from '../projects/nextPhase'

const payoutRow = z.object({
  id: z.string(),
  runId: z.string(),
  runNumber: z.string(),
  reference: z.string(),
  trace: z.string().nullable(),
  companyId: z.string(),
  /** The shop that earned it; null for a refund. */
  fabricatorId: z.string().nullable(),
  account: z.enum(PAYOUT_ACCOUNTS),
  projectId: z.string(),
  amountCents: centsSchema,
  status: z.enum(PAYOUT_STATUSES),
  sentAt: z.string().nullable(),
  bankDetailId: z.string(),
  accountLastFour: z.string(),
  /** What the bank said about its return; null when it said nothing. */
  failReason: z.string().nullable(),
  payee: z.string(),
  /** Of a payout of steps to a shop: the next one, which is released only once their unconditional waivers are signed. */
  nextStep: z.enum(PAID_STEPS).nullable(),
})
export type StoredPayout = z.infer<typeof payoutRow> & SentPayout

/** Payouts of runs. A caller that changes them holds the runs' lock. */
export async function findPayouts(req: PayloadRequest, where: SqlPart): Promise<StoredPayout[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select o.id, o.run_id as "runId", r.number as "runNumber", o.reference, o.trace, o.company_id as "companyId",
      o.fabricator_id as "fabricatorId", o.account, p.number as "projectId",
      o.amount_cents::float8 as "amountCents", o.status, ${isoTime(sql`r.sent_at`)} as "sentAt", o.bank_detail_id as "bankDetailId",
      b.account_last_four as "accountLastFour", o.fail_reason as "failReason", b.account_name as payee,
      case when o.account = 'fabricator_payable' and o.phases <> '[]' and p.status = 'active' then coalesce(next.phase, 'retainage') end as "nextStep"
    from payouts o join payout_runs r on r.id = o.run_id join payment_projects p on p.id = o.project_id ${NEXT_PHASE}
      join bank_details b on b.id = o.bank_detail_id where ${where} order by o.reference`)
  return z
    .array(payoutRow)
    .parse(rows)
    .map((row) => ({ ...row, sentOn: row.sentAt ? easternDay(new Date(row.sentAt)) : '' }))
}
