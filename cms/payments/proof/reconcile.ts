import { companyDay, dayAfter } from '@framewell/domain/dates/businessDays'
import { companyZone } from '@framewell/domain/dates/companyZone'
import { getFinancials } from '@framewell/domain/insights/analyticsCalls'
import { getAdminMetrics } from '@framewell/domain/insights/metricCalls'
import type { MetricName } from '@framewell/domain/insights/metrics'
import { listStatements } from '@framewell/domain/payments/bankCalls'
import { getBooks } from '@framewell/domain/payments/bookCalls'
import { getPaymentAnalytics, listEscrow } from '@framewell/domain/payments/escrowCalls'
import { listPayoutRuns } from '@framewell/domain/payments/payoutCalls'
import { getPaymentProject } from '@framewell/domain/payments/projectCalls'
import { getReceivablesTie } from '@framewell/domain/payments/statementCalls'
import { listBankTransfers } from '@framewell/domain/payments/transferCalls'
import type pg from 'pg'
import { z } from 'zod'
import { OWN_BOOKS, OWN_CREDIT, OWN_FIGURES, OWN_ORDERS, type OwnFigure } from './ownFigures'

/** Reads a call as an operator's screen does. */
type ReadCall = (path: string) => Promise<unknown>

const bookRows = z.array(z.object({ kind: z.string(), debit: z.number().nullable(), credit: z.number().nullable() }))
const creditRows = z.array(z.object({ project: z.string(), cents: z.number() }))
const orderRows = z.array(z.object({ project: z.string(), kind: z.string(), cents: z.number() }))

/**
 * Compares the figures of operators' screens with SQL of our own, to the cent, while nobody posts.
 * @returns how many were compared, and those that differ: 'released of financials: 12.3 instead of 12.34'
 */
export async function reconcile(read: ReadCall, client: Pick<pg.Client, 'query'>, now: Date) {
  const today = companyDay(now)
  const own: Record<OwnFigure, number> = (await client.query(OWN_FIGURES, [`${today.slice(0, 7)}-01`, companyZone()])).rows[0]
  const shown: { readonly words: string; readonly is: number | null | undefined; readonly should: number | null }[] = []
  const add = (words: string, is: number | null | undefined, should: number | null) => shown.push({ words, is, should })
  /** Exactly this many dollars: 4841.8, never 4841.799999999999. */
  const dollars = (words: string, is: number | null | undefined, cents: number) => add(words, is, Math.round(cents) / 100)

  const metrics = getAdminMetrics.output.parse(await read('/api/admin/metrics')).figures
  const metric = (name: MetricName) => metrics.find((one) => one.name === name)?.value
  const declared = {
    escrowExposure: own.unreleased,
    exposureInCash: own.exposedInCash,
    exposureOnCredit: own.exposedOnCredit,
    unmatchedMoney: own.suspense,
    totalRevenue: own.revenue,
    monthlyRevenue: own.revenueThisMonth,
    totalReceived: own.received,
    moneyReceived: own.receivedThisMonth,
    totalReleased: own.released,
    processingVolume: own.volume,
    outstandingBalance: own.openInvoices,
  } satisfies Partial<Record<MetricName, number>>
  for (const name of Object.keys(declared).filter((one): one is keyof typeof declared => one in declared))
    dollars(`figure ${name}`, metric(name), declared[name])
  add('figure averageProfitMargin', metric('averageProfitMargin'), own.phases > 0 ? Number(own.margin.toFixed(6)) : null)

  const payments = getPaymentAnalytics.output.parse(await read('/api/payments/analytics'))
  dollars('payments, not released', payments.totalEscrowValue, own.unreleased)
  dollars('payments, retainage', payments.retainageHeld, own.retainage)
  dollars('payments, receivables', payments.receivables, own.receivable)
  dollars('payments, early payouts open', payments.advancesOutstanding, own.advances)
  dollars('payments, released by phases', payments.totalReleased, own.phases)
  dollars('payments, revenue', payments.totalRevenue, own.revenue)
  dollars('payments, volume', payments.processingVolume, own.volume)
  dollars('payments, cash', payments.cashHeld, own.cash)
  dollars('payments, cash in escrow', payments.cashInEscrow, own.cashInEscrow)
  dollars('payments, on credit', payments.onCredit, own.onCredit)
  dollars('payments, not released on credit', payments.unreleasedOnCredit, own.exposedOnCredit)

  const financials = getFinancials.output.parse(await read('/api/admin/financials?period=year'))
  dollars('financials, revenue', financials.revenue, own.revenue)
  dollars('financials, received', financials.received, own.received)
  dollars('financials, released', financials.released, own.released)
  dollars('financials, released on trade credit', financials.creditDrawn, own.drawn)

  const tie = getReceivablesTie.output.parse(await read(`/api/payments/receivables?on=${today}`))
  add('receivables, issued', tie.issuedCents, own.issued)
  add('receivables, scheduled', tie.scheduledCents, own.scheduled)
  add('receivables, ledger', tie.ledgerCents, own.receivable)
  add('receivables, deposits', tie.depositsCents, own.deposits)
  add('receivables, customer credit', tie.creditCents, own.unapplied)
  add('receivables, customer credit of the ledger', tie.creditLedgerCents, own.customerCredit)

  const operating = listStatements.output.parse(await read('/api/payments/bank/statements?account=operating&limit=1')).position
  const escrow = listStatements.output.parse(await read('/api/payments/bank/statements?account=escrow&limit=1')).position
  add('bank, operating account', operating.ledgerCents, own.bank)
  add('bank, in transit', operating.inTransitCents, own.inTransit)
  add('bank, suspense', operating.suspenseCents, own.suspense)
  add('bank, escrow account', escrow.ledgerCents, own.escrowAccount)
  const transfers = listBankTransfers.output.parse(await read('/api/payments/bank/transfers?limit=1')).escrow
  if (transfers.inUse) add('bank, to hold in escrow', transfers.toHoldCents, own.toHold)
  const { bankCents } = listPayoutRuns.output.parse(await read('/api/payments/payout-runs?limit=1'))
  add('payouts, to spend', bankCents, own.bank - own.inTransit - own.toLeave)

  const { rows } = getBooks.output.parse(await read(`/api/payments/books?from=${dayAfter(today, -365)}&until=${today}`))
  const books = bookRows.parse((await client.query(OWN_BOOKS)).rows)
  add('books, accounts', rows.length, books.length)
  for (const { kind, debit, credit } of books) {
    const row = rows.find(({ account }) => account === kind)
    add(`books, debits of ${kind}`, row && row.openingCents + row.debitCents - row.creditCents, (debit ?? 0) - (credit ?? 0))
    add(`books, credits of ${kind}`, row?.creditCents, credit ?? 0)
  }

  const balances = new Map(
    orderRows.parse((await client.query(OWN_ORDERS)).rows).map(({ project, kind, cents }) => [`${project} ${kind}`, cents]),
  )
  for (const row of listEscrow.output.parse(await read('/api/payments/escrow?limit=250'))) {
    const cents = (kind: string) => balances.get(`${row.projectId} ${kind}`) ?? 0
    dollars(`${row.projectId}, not released`, row.unreleased, -cents('escrow'))
    dollars(`${row.projectId}, in escrow`, row.depositsHeld, cents('escrow_cash'))
    dollars(`${row.projectId}, retainage`, row.retainageHeld, -cents('retainage'))
    dollars(`${row.projectId}, early payouts`, row.advancesReleased, cents('advance'))
  }
  for (const { project, cents } of creditRows.parse((await client.query(OWN_CREDIT)).rows)) {
    const { creditLine } = getPaymentProject.output.parse(await read(`/api/payments/projects/${project}`)).project
    add(`${project}, credit used by its builder`, creditLine?.usedCents ?? 0, cents)
  }
  const differing = shown.filter(({ is, should }) => (is ?? null) !== (should === null ? null : should + 0))
  return { compared: shown.length, differences: differing.map(({ words, is, should }) => `${words}: ${is} instead of ${should}`) }
}
