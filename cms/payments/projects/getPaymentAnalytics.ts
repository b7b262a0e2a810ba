import { companyDay } from '@framewell/domain/dates/businessDays'
import { addCents, type Cents, cents, centsOfDollars, dollarsOfCents, sumCents } from '@framewell/domain/money/cents'
import { minCents } from '@framewell/domain/money/differences'
import { acceptanceEndsOn } from '@framewell/domain/payments/acceptanceEndsOn'
import { getPaymentAnalytics as call } from '@framewell/domain/payments/escrowCalls'
import { fundingSeen } from '@framewell/domain/payments/partyView'
import { releasePolicySchema } from '@framewell/domain/payments/phases'
import type { ShopMoney } from '@framewell/domain/payments/shopMoney'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { IN_COMPANY_ZONE } from '../../platform/database/companyTime'
import type { SqlPart } from '../../platform/database/SqlPart'
import { transactionOf } from '../../platform/database/transactionOf'
import { foldNow } from '../../platform/figures/foldRows'
import type { Operation } from '../../platform/http/calls/bindCall'
import { balancesOfEach, NO_BALANCES } from './balances'
import { balanceRows, OF_ALL, type OfProjects, openAccountRows, payoutDayRows, revenueRows, transactionRows } from './moneyRows'
import { inScope, kindsOf, onSide, projectScope } from './projectScope'
import { contractsOf, moneyOfShop } from './shopView'

const totalsRow = call.output.omit({
  timeline: true,
  calendar: true,
  cashHeld: true,
  cashInEscrow: true,
  onCredit: true,
  unreleasedOnCredit: true,
})
const comingRows = z.array(
  z.object({
    projectId: z.string(),
    title: z.string(),
    deliveredOn: z.string(),
    releasePolicy: releasePolicySchema,
    amount: z.number(),
    held: z.boolean(),
  }),
)
const sideRows = z.array(z.object({ number: z.string(), builds: z.boolean(), makes: z.boolean() }))
const timelineRows = call.output.shape.timeline

/** What its shop is paid of a scheduled release; nothing for other viewers. */
const ofShopAmount = (money: ShopMoney | undefined) => (money ? { amount: dollarsOfCents(money.retainedCents) } : {})

/** SQL: what a builder owes, with its sales tax. */
const RECEIVABLE = sql`('receivable', 'tax_receivable')`

/** SQL: the account `a` is one that the scope's side of `mine` sees. */
const SEEN = sql`(mine.builds and a.kind in (${kindsOf('builder')}) or mine.makes and a.kind in (${kindsOf('fabricator')}))`

/** Totals over the projects the person sees, and the balances at the end of each day on which their money moved. */
export const getPaymentAnalytics: Operation<typeof call> = async ({ req, now }) => {
  const scope = await projectScope(req)
  const db = await transactionOf(req)
  const mine = sql`mine as (select p.id, p.number, p.status, ${onSide(scope, 'builder')} as builds, ${onSide(scope, 'fabricator')} as makes
    from payment_projects p left join fabricators f on f.id = p.fabricator_id where ${inScope(scope)})`
  const sum = (kinds: SqlPart) => sql`coalesce(sum(a.balance_cents) filter (where a.kind in ${kinds} and ${SEEN}), 0)::float8 / 100`
  const today = companyDay(now)
  const of: OfProjects = scope.all ? OF_ALL : (number) => sql`${number} in (select mine.number from mine)`
  const ofBuilds: OfProjects = scope.all ? OF_ALL : (number) => sql`${number} in (select mine.number from mine where mine.builds)`
  // Payouts belong to the shop, and revenue to Framewell.
  const ofMakes: OfProjects = scope.all ? OF_ALL : (number) => sql`${number} in (select mine.number from mine where mine.makes)`
  const ofNobody: OfProjects = scope.all ? OF_ALL : () => sql`false`
  const moved = scope.all ? undefined : sql`exists (select from mine where mine.number = a.project_id and ${SEEN})`
  const totals = await db.execute(sql`
    with ${mine} select ${foldNow('escrowExposure', balanceRows('escrow', ofBuilds), now)} as "totalEscrowValue",
      ${foldNow('totalRevenue', revenueRows(ofNobody), now)} as "totalRevenue", ${foldNow('monthlyRevenue', revenueRows(ofNobody), now)} as "monthlyRevenue",
      ${foldNow('activeAccounts', openAccountRows(of), now)} as "activeAccounts",
      ${foldNow('processingVolume', transactionRows(moved), now)} as "processingVolume",
      ${foldNow('avgProcessingTime', payoutDayRows(ofMakes), now)} as "avgProcessingTime",
      ${sum(sql`('retainage')`)} as "retainageHeld", ${sum(sql`('advance')`)} as "advancesOutstanding",
      ${sum(RECEIVABLE)} as receivables,
      (select count(*) from factoring_requests q join mine on mine.id = q.project_id and mine.makes where q.status = 'pending')::int as "pendingFactoring",
      (select coalesce(sum((x.release ->> 'grossCents')::bigint), 0)::float8 / 100 from phase_completions x join mine on mine.id = x.project_id and mine.builds) as "totalReleased",
      (select coalesce(sum(i.amount_cents - i.paid_cents - i.credited_cents), 0)::float8 / 100 from invoices i join mine on mine.id = i.project_id and mine.builds
        where i.status = 'open' and i.due_on < ${today}) as "overdueReceivables"
    from mine left join ledger_accounts a on a.project_id = mine.number`)
  const days = await db.execute(sql`
    with ${mine}, moved as (
      select (s.effective_at ${IN_COMPANY_ZONE})::date as day, a.kind, sum(e.amount_cents * case a.side when 'debit' then 1 else -1 end) as cents
      from mine join ledger_accounts a on a.project_id = mine.number join ledger_entries e on e.account_id = a.id
        join ledger_postings s on s.id = e.posting_id
      where a.kind in ('escrow', 'retainage', 'fabricator_payable', 'builder_payable', 'receivable', 'tax_receivable') and ${SEEN} group by 1, 2
    ), days as (
      select day, coalesce(sum(cents) filter (where kind = 'escrow'), 0) as escrow, coalesce(sum(cents) filter (where kind = 'retainage'), 0) as retainage,
        coalesce(sum(cents) filter (where kind = 'fabricator_payable'), 0) as fabricators,
        coalesce(sum(cents) filter (where kind = 'builder_payable'), 0) as refunds,
        coalesce(sum(cents) filter (where kind in ${RECEIVABLE}), 0) as receivables
      from moved group by day
    )
    select day::text, (sum(escrow) over w)::float8 / 100 as escrow, (sum(retainage) over w)::float8 / 100 as retainage,
      (sum(fabricators) over w)::float8 / 100 as fabricators, (sum(refunds) over w)::float8 / 100 as refunds,
      (sum(receivables) over w)::float8 / 100 as receivables
    from days window w as (order by day) order by day desc limit 730`)
  const sides = sideRows.parse((await db.execute(sql`with ${mine} select number, builds, makes from mine`)).rows)
  const balances = await balancesOfEach(req, sql`with ${mine} select number from mine`)
  const contracts = await contractsOf(req, sql`with ${mine} select number from mine where mine.makes and not mine.builds`)
  const shopMoney = new Map(
    [...contracts].map(([number, contract]) => [number, moneyOfShop(contract, balances.get(number) ?? NO_BALANCES)]),
  )
  const ofShop = [...shopMoney.values()]
  const funding = sides.flatMap(({ number, makes }) => {
    const found = balances.get(number) ?? NO_BALANCES
    // What was paid early of the unreleased price is released later and repays it: its funding counts as if that were unpaid, as in `unreleasedRows`.
    const early = { ...found, advance: cents(0) }
    const contract = contracts.get(number)
    const own = shopMoney.get(number)
    if (contract && own)
      return [{ ...own.funding, unreleasedCents: own.unreleasedCents, grossCreditCents: moneyOfShop(contract, early).funding.creditCents }]
    const view = makes ? null : (['builder'] as const)
    return [{ ...fundingSeen(view, found), unreleasedCents: found.escrow, grossCreditCents: fundingSeen(view, early).creditCents }]
  })
  const coming = await db.execute(sql`
    with ${mine} select p.number as "projectId", p.title, p.delivered_on as "deliveredOn", p.release_policy as "releasePolicy",
      a.balance_cents::float8 / 100 as amount, exists (select from payment_disputes d where d.project_id = p.id and d.status = 'open') as held
    from mine join payment_projects p on p.id = mine.id join ledger_accounts a on a.kind = 'retainage' and a.project_id = p.number
    where p.status = 'active' and p.delivered_on is not null and p.retainage_released_at is null and a.balance_cents > 0`)
  const calendar = comingRows
    .parse(coming.rows)
    .map(({ deliveredOn, releasePolicy, ...release }) => ({
      ...release,
      ...ofShopAmount(shopMoney.get(release.projectId)),
      releasesOn: acceptanceEndsOn({ startsOn: deliveredOn, releasePolicy }) ?? deliveredOn,
    }))
    .sort((a, b) => a.releasesOn.localeCompare(b.releasesOn) || a.projectId.localeCompare(b.projectId))
  const read = totalsRow.parse(totals.rows[0])
  const more = (dollars: number, of: (money: ShopMoney) => Cents) => dollarsOfCents(addCents(centsOfDollars(dollars), ...ofShop.map(of)))
  return {
    calendar,
    ...read,
    totalEscrowValue: more(read.totalEscrowValue, ({ unreleasedCents }) => unreleasedCents),
    totalReleased: more(read.totalReleased, ({ releasedCents }) => releasedCents),
    retainageHeld: more(read.retainageHeld, ({ retainedCents }) => retainedCents),
    cashHeld: dollarsOfCents(sumCents(funding.map(({ cashCents }) => cashCents))),
    cashInEscrow: dollarsOfCents(sumCents(funding.map(({ escrowCents }) => escrowCents))),
    onCredit: dollarsOfCents(sumCents(funding.map(({ creditCents }) => creditCents))),
    // Cash is released before credit: what is not released is on credit first.
    unreleasedOnCredit: dollarsOfCents(
      sumCents(funding.map(({ unreleasedCents, grossCreditCents }) => minCents(unreleasedCents, grossCreditCents))),
    ),
    timeline: timelineRows.parse(days.rows).reverse(),
  }
}
