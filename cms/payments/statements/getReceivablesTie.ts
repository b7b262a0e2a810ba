import { dayAfter } from '@framewell/domain/dates/businessDays'
import { addCents } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import type { getReceivablesTie as tieCall } from '@framewell/domain/payments/statementCalls'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { startOf } from '../../platform/database/companyTime'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'

const MAX_DIFFERING = 50
const sums = z.object({
  issuedCents: storedCentsSchema,
  scheduledCents: storedCentsSchema,
  depositsCents: storedCentsSchema,
  ledgerCents: storedCentsSchema,
  creditCents: storedCentsSchema,
  creditLedgerCents: storedCentsSchema,
})
const differingRows = z.array(z.object({ projectId: z.string(), invoicesCents: storedCentsSchema, ledgerCents: storedCentsSchema }))

/** Open invoices at the end of a day in the company's time zone, from their history, against the ledger's receivable accounts, from its entries. */
export const getReceivablesTie: Operation<typeof tieCall> = async ({ req }, { on }) => {
  const db = await transactionOf(req)
  const end = startOf(sql`${dayAfter(on, 1)}`)
  // Changes, not the last state: a payment counts on the bank's day, which may be before that of an earlier change.
  const invoices = sql`
    with state as (
      select s.id, s.invoice_id, i.project_id, i.prepaid, s.at, s.status,
        case when s.status = 'void' then 0 else i.amount_cents - s.paid_cents - s.credited_cents end as cents
      from invoice_states s join invoices i on i.id = s.invoice_id)
    select project_id, prepaid, status, cents from state where at < ${end}
    union all select project_id, prepaid, before, -before_cents from (
      select project_id, prepaid, at, lag(status) over w as before, lag(cents) over w as before_cents
      from state window w as (partition by invoice_id order by id)) changed where before is not null and at < ${end}`
  const balances = sql`
    select case a.kind when 'tax_receivable' then 'receivable' else a.kind end as kind, a.project_id, sum(e.amount_cents) as cents from ledger_accounts a join ledger_entries e on e.account_id = a.id
      join ledger_postings p on p.id = e.posting_id
    where a.kind in ('receivable', 'tax_receivable', 'customer_credit') and p.effective_at < ${end} group by 1, 2`
  const { rows } = await db.execute(sql`
    with invoice as (${invoices}), balance as (${balances}), credit as (
      select at, unapplied_cents - coalesce(lag(unapplied_cents) over (partition by line_id order by id), 0) as cents from credit_states)
    select coalesce(sum(cents) filter (where not prepaid and status <> 'scheduled'), 0) as "issuedCents",
      coalesce(sum(cents) filter (where not prepaid and status = 'scheduled'), 0) as "scheduledCents",
      coalesce(sum(cents) filter (where prepaid), 0) as "depositsCents",
      (select coalesce(sum(cents), 0) from balance where kind = 'receivable') as "ledgerCents",
      (select coalesce(sum(cents), 0) from credit where at < ${end}) as "creditCents",
      (select coalesce(-sum(cents), 0) from balance where kind = 'customer_credit') as "creditLedgerCents"
    from invoice`)
  const tied = sums.parse(rows[0])
  const { rows: apart } = await db.execute(sql`
    with invoice as (${invoices}), balance as (${balances}), owed as (
      select project_id, sum(cents) as cents from invoice where not prepaid group by project_id)
    select p.number as "projectId", coalesce(o.cents, 0) as "invoicesCents", coalesce(b.cents, 0) as "ledgerCents"
    from payment_projects p left join owed o on o.project_id = p.id left join balance b on b.project_id = p.number and b.kind = 'receivable'
    where coalesce(o.cents, 0) <> coalesce(b.cents, 0) order by p.number limit ${MAX_DIFFERING}`)
  return {
    on,
    ...tied,
    differenceCents: subtractCents(tied.ledgerCents, addCents(tied.issuedCents, tied.scheduledCents)),
    creditDifferenceCents: subtractCents(tied.creditLedgerCents, tied.creditCents),
    differing: differingRows.parse(apart),
  }
}
