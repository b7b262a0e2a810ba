import { companyDay, dayAfter, monthAfter, startOfDay } from '@framewell/domain/dates/businessDays'
import type { FinancialPeriod, Financials, getFinancials as getFinancialsCall } from '@framewell/domain/insights/analyticsCalls'
import { changePercent } from '@framewell/domain/insights/metricWindow'
import { type Cents, cents, dollarsOfCents, sumCents } from '@framewell/domain/money/cents'
import { centsSchema } from '@framewell/domain/money/centsSchema'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { creditDrawn, creditLimit } from '../payments/projects/houseCredit'
import { RECEIVED, RECEIVED_CENTS, RELEASED } from '../payments/projects/moneyRows'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'

interface Part {
  readonly label: string
  readonly first: Date
  readonly past: Date
}

/** The parts of a period up to now, oldest first: days of a week or month, weeks of a quarter, months of a year. */
function partsOf(period: FinancialPeriod, now: Date): Part[] {
  const today = companyDay(now)
  if (period === 'year')
    return Array.from({ length: 12 }, (_, at) => {
      const first = monthAfter(today, at - 11)
      return { label: first.slice(0, 7), first: startOfDay(first), past: startOfDay(monthAfter(today, at - 10)) }
    })
  const [count, days] = period === 'week' ? [7, 1] : period === 'month' ? [30, 1] : [13, 7]
  return Array.from({ length: count }, (_, at) => {
    const past = dayAfter(today, 1 - (count - 1 - at) * days)
    const first = dayAfter(past, -days)
    return { label: first, first: startOfDay(first), past: startOfDay(past) }
  })
}

const partRows = z.array(z.object({ received: centsSchema, released: centsSchema, revenue: centsSchema }))
const creditRows = z.tuple([z.object({ unpaid: centsSchema })])

/** Cents of each kind that moved in the ledger's entries `e` of accounts `a`: to the bank, to shops, to Framewell. */
const MOVED = sql`
  coalesce(sum(${RECEIVED_CENTS}) filter (where ${RECEIVED}), 0)::float8 as received,
  coalesce(-sum(e.amount_cents) filter (where ${RELEASED}), 0)::float8 as released,
  coalesce(-sum(e.amount_cents) filter (where a.kind in ('revenue', 'fee')), 0)::float8 as revenue`

/** The ledger over a period, part by part, and the equally long period before. */
export const getFinancials: Operation<typeof getFinancialsCall> = async ({ req, now }, { period }) => {
  const parts = partsOf(period, now)
  const from = parts[0]?.first ?? now
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select ${MOVED}
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part(first timestamptz, past timestamptz)
      left join ledger_postings p on p.effective_at >= part.first and p.effective_at < part.past
      left join ledger_entries e on e.posting_id = p.id left join ledger_accounts a on a.id = e.account_id
    group by part.first order by part.first`)
  const moved = partRows.parse(rows)
  const before = new Date(from.getTime() - (now.getTime() - from.getTime()))
  const earlier = await database.execute(sql`
    select ${MOVED} from ledger_postings p join ledger_entries e on e.posting_id = p.id join ledger_accounts a on a.id = e.account_id
    where p.effective_at >= ${before.toISOString()}::timestamptz and p.effective_at < ${from.toISOString()}::timestamptz`)
  const onCredit = await database.execute(sql`
    select coalesce(sum(amount_cents - paid_cents - credited_cents), 0)::float8 as unpaid from invoices
    where not prepaid and status in ('open', 'scheduled') and created_at >= ${from.toISOString()}::timestamptz`)
  const [{ unpaid }] = creditRows.parse(onCredit.rows)
  const sumOf = (member: 'received' | 'released' | 'revenue') => sumCents(moved.map((part) => part[member]))
  const previousRevenue = partRows.parse(earlier.rows)[0]?.revenue ?? cents(0)
  const revenue = sumOf('revenue')
  const { monthlyTargetCents } = await req.payload.findGlobal({ slug: 'price-settings', depth: 0, overrideAccess: false, req })
  const limit = await creditLimit(req)
  return {
    from: from.toISOString(),
    revenue: dollarsOfCents(revenue),
    previousRevenue: dollarsOfCents(previousRevenue),
    growth: changePercent(revenue, previousRevenue),
    received: dollarsOfCents(sumOf('received')),
    released: dollarsOfCents(sumOf('released')),
    parts: moved.map(({ received, released, revenue: earned }, at) => ({
      label: parts[at]?.label ?? '',
      received: dollarsOfCents(received),
      released: dollarsOfCents(released),
      revenue: dollarsOfCents(earned),
    })),
    monthlyTarget: dollarsOfCents(cents(monthlyTargetCents)),
    creditDrawn: dollarsOfCents(await creditDrawn(req)),
    creditLimit: limit === null ? null : dollarsOfCents(limit),
    mix: paymentMix(sumOf('received'), unpaid),
  }
}

/** How builders pay: at the bank, or later. What was billed on credit and paid in the same period is paid. */
function paymentMix(received: Cents, onCredit: Cents): Financials['mix'] {
  const ways = [
    { kind: 'received', paid: received },
    { kind: 'trade_credit', paid: onCredit },
  ] as const
  const used = ways.filter(({ paid }) => paid > 0)
  const all = sumCents(used.map(({ paid }) => paid))
  return used.map(({ kind, paid }) => ({ kind, amount: dollarsOfCents(paid), percent: Math.round((paid / all) * 1000) / 10 }))
}
