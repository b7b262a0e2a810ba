import { type AccountMove, type InvoiceState, invoiceMoves, MOVE_KINDS } from '@framewell/domain/payments/accountStatement'
import { INVOICE_STATUSES } from '@framewell/domain/payments/invoices'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isoTime } from '../../platform/database/isoTime'
import type { SqlPart } from '../../platform/database/SqlPart'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'

const stateRows = z.array(
  z.object({
    invoice: z.string(),
    at: z.string(),
    status: z.enum(INVOICE_STATUSES),
    projectId: z.string(),
    amountCents: storedCentsSchema,
    taxCents: storedCentsSchema,
    paidCents: storedCentsSchema,
    creditedCents: storedCentsSchema,
    dueOn: z.string().nullable(),
  }),
)
export const moveRows = z.array(
  z.object({
    at: z.string(),
    kind: z.enum(MOVE_KINDS),
    words: z.string(),
    projectId: z.string().nullable(),
    amountCents: storedCentsSchema,
  }),
)

export interface CompanyAccount {
  readonly moves: readonly AccountMove[]
  /** For a customer. */
  readonly states: readonly InvoiceState[]
}

/**
 * A builder company's account with Framewell, positive where it owes: its issued invoices, less credits and payments, less what is left of its
 * payments, less refunds that it is still to get. @param projectId one order only, without payments on account
 */
export async function customerAccount(req: PayloadRequest, companyId: string, projectId: string | undefined): Promise<CompanyAccount> {
  const db = await transactionOf(req)
  const order = sql`(${projectId ?? null}::varchar is null or p.number = ${projectId ?? null})`
  const { rows: stored } = await db.execute(sql`
    select i.number as invoice, ${isoTime(sql`s.at`)} as at, s.status, p.number as "projectId", i.amount_cents as "amountCents", i.tax_cents as "taxCents",
      s.paid_cents as "paidCents", s.credited_cents as "creditedCents", i.due_on as "dueOn"
    from invoice_states s join invoices i on i.id = s.invoice_id join payment_projects p on p.id = i.project_id
    where i.company_id = ${companyId} and ${order} order by s.id`)
  const states = stateRows.parse(stored)
  const { rows } = await db.execute(sql`
    ${payments(companyId, order)} union all ${refunds(companyId, order)} ${projectId === undefined ? sql`union all ${credit(companyId)}` : sql``}
    order by at, nth`)
  return { states, moves: [...invoiceMoves(states), ...moveRows.parse(rows)] }
}

/** SQL: payments of invoices, and those that were taken back. */
const payments = (companyId: string, order: SqlPart): SqlPart => sql`
  select ${isoTime(sql`s.effective_at`)} as at, 'payment' as kind,
    case when s.reverses is null then 'Payment ' else 'Taken back: payment ' end || l.bank_reference || ' on ' || i.number as words,
    p.number as "projectId", case when s.reverses is null then -x.amount_cents else x.amount_cents end as "amountCents", s.id::bigint as nth
  from receipt_parts x join invoices i on i.id = x.invoice_id join payment_projects p on p.id = x.project_id join bank_lines l on l.id = x.line_id
    join ledger_postings s on s.id = x.posting_id::bigint or s.reverses = x.posting_id::bigint
  where x.company_id = ${companyId} and ${order}`

/** SQL: refunds that are due, and paid. */
const refunds = (companyId: string, order: SqlPart): SqlPart => sql`
  select ${isoTime(sql`s.effective_at`)}, case when coalesce((select r.kind from ledger_postings r where r.id = s.reverses), s.kind) in ('payout', 'payout_returned') then 'refund_paid' else 'refund' end, s.description, p.number, e.amount_cents, s.id::bigint
  from payment_projects p join ledger_accounts a on a.project_id = p.number and a.kind = 'builder_payable'
    join ledger_entries e on e.account_id = a.id join ledger_postings s on s.id = e.posting_id
  where p.company_id = ${companyId} and ${order}`

/** SQL: what is left of payments, as it grew and was used. A payment that was booked for another company before counts for that one then. */
const credit = (companyId: string): SqlPart => sql`
  select ${isoTime(sql`c.at`)}, 'payment', case when c.cents < c.before then 'Credit of payment ' || l.bank_reference || ' used'
      else 'Payment ' || l.bank_reference || ' kept as credit' end, null, c.before - c.cents, c.id::bigint
  from (select s.id, s.line_id, s.at, case when s.company_id = ${companyId} then s.unapplied_cents else 0 end as cents,
      coalesce(lag(case when s.company_id = ${companyId} then s.unapplied_cents else 0 end) over (partition by s.line_id order by s.id), 0) as before
    from credit_states s where s.line_id in (select line_id from credit_states where company_id = ${companyId})) c
    join bank_lines l on l.id = c.line_id
  where c.cents <> c.before`
