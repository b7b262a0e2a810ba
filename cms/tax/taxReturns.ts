import { dayAfter } from '@framewell/domain/dates/businessDays'
import { csvText } from '@framewell/domain/export/csvText'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { addCents, cents, decimalDollars, sumCents } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import { SALES_TAX_TO } from '@framewell/domain/payments/bookedLine'
import { salesTaxSchema, TAX_LEVEL_WORDS } from '@framewell/domain/tax/salesTax'
import type { downloadTaxReturn as downloadCall, getTaxReturn as getCall } from '@framewell/domain/tax/taxCalls'
import { taxReturn } from '@framewell/domain/tax/taxReturn'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { asFile } from '../payments/asFile'
import { startOf } from '../platform/database/companyTime'
import { storedCentsSchema } from '../platform/database/storedCents'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'

interface Period {
  readonly from: string
  readonly until: string
}

const sumsRow = z.object({
  openingCents: storedCentsSchema,
  chargedCents: storedCentsSchema,
  creditedCents: storedCentsSchema,
  paidBeforeCents: storedCentsSchema,
  paidCents: storedCentsSchema,
})
const orderRows = z.array(z.object({ tax: salesTaxSchema, beforeCents: storedCentsSchema, posted: z.array(z.number().transform(cents)) }))
const paidRows = z.array(z.object({ state: z.string().nullable(), paidCents: storedCentsSchema }))
const exemptRows = z.array(z.object({ state: z.string(), orders: z.number(), taxableCents: storedCentsSchema }))

export const getTaxReturn: Operation<typeof getCall> = ({ req }, period) => returnFor(req, period)

export const downloadTaxReturn: Operation<typeof downloadCall> = async ({ req }, period) => {
  const { rows } = await returnFor(req, period)
  const text = csvText(
    [
      { header: 'State', value: ({ state }) => state },
      { header: 'Level', value: ({ level }) => TAX_LEVEL_WORDS[level] },
      { header: 'Jurisdiction', value: ({ name }) => name },
      { header: 'Rate in percent', value: ({ percent }) => String(percent) },
      { header: 'Taxable', value: ({ taxableCents }) => decimalDollars(taxableCents) },
      { header: 'Charged', value: ({ chargedCents }) => decimalDollars(chargedCents) },
      { header: 'Credited', value: ({ creditedCents }) => decimalDollars(creditedCents) },
      { header: 'Net', value: ({ netCents }) => decimalDollars(netCents) },
    ],
    rows,
  )
  return asFile(`sales-tax-${period.from}-to-${period.until}.csv`, 'text/csv; charset=utf-8', text)
}

/** The sales tax accounts over a period in the company's time zone, from the ledger's entries, and the same by jurisdiction. */
async function returnFor(req: PayloadRequest, { from, until }: Period): Promise<CallOutput<typeof getCall>> {
  const db = await transactionOf(req)
  const start = startOf(sql`${from}`)
  const end = startOf(sql`${dayAfter(until, 1)}`)
  const entries = sql`
    select e.id, a.kind, a.project_id, p.effective_at < ${start} as before, -e.amount_cents as cents
    from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_postings p on p.id = e.posting_id
    where a.kind in ('sales_tax', 'sales_tax_paid') and p.effective_at < ${end}`
  const sums = await db.execute(sql`
    with entry as (${entries})
    select coalesce(sum(cents) filter (where kind = 'sales_tax' and before), 0) as "openingCents",
      coalesce(sum(cents) filter (where kind = 'sales_tax' and not before and cents > 0), 0) as "chargedCents",
      coalesce(-sum(cents) filter (where kind = 'sales_tax' and not before and cents < 0), 0) as "creditedCents",
      coalesce(-sum(cents) filter (where kind = 'sales_tax_paid' and before), 0) as "paidBeforeCents",
      coalesce(-sum(cents) filter (where kind = 'sales_tax_paid' and not before), 0) as "paidCents"
    from entry`)
  const { openingCents: charged, chargedCents, creditedCents, paidBeforeCents, paidCents } = sumsRow.parse(sums.rows[0])
  const orders = await db.execute(sql`
    with entry as (${entries})
    select o.tax, coalesce(sum(n.cents) filter (where n.before), 0) as "beforeCents",
      coalesce(jsonb_agg(n.cents order by n.id) filter (where not n.before), '[]') as posted
    from entry n join payment_projects o on o.number = n.project_id where n.kind = 'sales_tax' and o.tax is not null group by o.id, o.tax`)
  const paid = await db.execute(sql`
    select nullif(substring(l.matched_to from ${`^${SALES_TAX_TO}(..)$`}), '') as state, sum(e.amount_cents) as "paidCents"
    from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_postings p on p.id = e.posting_id
      left join bank_lines l on l.id::text = split_part(p.key, ':', 2)
    where a.kind = 'sales_tax_paid' and p.effective_at >= ${start} and p.effective_at < ${end}
      and p.reverses is null and not exists (select from ledger_postings r where r.reverses = p.id)
    group by 1 order by 1`)
  const exempt = await db.execute(sql`
    select o.tax ->> 'state' as state, count(*)::int as orders, sum((o.tax ->> 'taxableCents')::bigint) as "taxableCents"
    from payment_projects o where o.tax -> 'certificate' ->> 'number' is not null and o.status <> 'closed'
      and o.created_at >= ${start} and o.created_at < ${end} group by 1 order by 1`)
  const rows = taxReturn(orderRows.parse(orders.rows))
  const openingCents = subtractCents(charged, paidBeforeCents)
  return {
    from,
    until,
    openingCents,
    chargedCents,
    creditedCents,
    paidCents,
    closingCents: subtractCents(addCents(openingCents, chargedCents), creditedCents, paidCents),
    differenceCents: subtractCents(chargedCents, creditedCents, sumCents(rows.map(({ netCents }) => netCents))),
    rows,
    paid: paidRows.parse(paid.rows),
    exempt: exemptRows.parse(exempt.rows),
  }
}
