import { expect, it } from 'vitest'
import { cents } from '../money/cents'
import { type BookRow, balanceSheet, lastDayOf, profitAndLoss, trialBalance } from './books'
import { billedLines, payApplication, summaryLines } from './payApplication'

const row = (account: BookRow['account'], opening: number, debit: number, credit: number): BookRow => ({
  account,
  openingCents: cents(opening),
  debitCents: cents(debit),
  creditCents: cents(credit),
})
const ROWS = [
  row('bank', 10_000, 5_000, 700),
  row('escrow', 0, 2_000, 5_000),
  row('capital', -9_000, 0, 0),
  row('fee', -1_000, 300, 300),
  row('revenue', 0, 0, 300),
  row('fabricator_payable', 0, 0, 1_700),
  row('bank_charges', 0, 100, 0),
  row('expenses', 0, 600, 0),
]

it('a balance sheet balances, with what was earned before and in the period in equity', () => {
  const { asset, liability, equity, differenceCents } = balanceSheet(ROWS)
  expect([asset.totalCents, liability.totalCents, equity.totalCents, differenceCents]).toEqual([14_300, 4_700, 9_600, 0])
  expect(equity.lines).toEqual([
    { title: 'Capital', amountCents: 9_000 },
    { title: 'Earned before the period', amountCents: 1_000 },
    { title: 'Profit of the period', amountCents: -400 },
  ])
})

it('a margin moved to revenue is earned once, and charges are expenses', () => {
  const { income, expense, profitCents } = profitAndLoss(ROWS)
  expect([income.totalCents, expense.totalCents, profitCents]).toEqual([300, 700, -400])
  const { debitCents, creditCents } = trialBalance(ROWS)
  expect(debitCents).toBe(creditCents)
})

it('knows the last day of each month', () => {
  expect(['2026-02', '2028-02', '2026-12'].map(lastDayOf)).toEqual(['2026-02-28', '2028-02-29', '2026-12-31'])
})

it('an application for payment carries change orders, a refund and retainage until its release', () => {
  const phase = (name: 'fabrication_start' | 'delivery', gross: number, retainage: number, completedOn: string | null) => ({
    phase: name,
    grossCents: cents(gross),
    retainageCents: cents(retainage),
    completedOn,
  })
  const contract = {
    originalCents: cents(90_000),
    priceCents: cents(100_000),
    phases: [phase('fabrication_start', 70_000, 0, '2026-10-05'), phase('delivery', 25_000, 5_000, '2026-11-20')],
    retainageReleasedOn: null,
    refunds: [],
    moves: [],
  }
  const november = { from: '2026-11-01', until: '2026-11-30' }
  expect(payApplication(contract, november)).toMatchObject({
    changesCents: 10_000,
    refundedCents: 5_000,
    completedCents: 95_000,
    retainageCents: 5_000,
    previousCents: 70_000,
    dueCents: 20_000,
    balanceCents: 5_000,
  })
  const december = { from: '2026-12-01', until: '2026-12-31' }
  const released = payApplication({ ...contract, retainageReleasedOn: '2026-12-08' }, december)
  expect(released).toMatchObject({ retainageCents: 0, previousCents: 90_000, dueCents: 5_000, balanceCents: 0 })
  expect(released.lines.map((line) => line.retainageCents)).toEqual([0, 0])
  const refunds = [{ amountCents: cents(2_000), refundedOn: '2026-12-08' }]
  const disputed = payApplication({ ...contract, retainageReleasedOn: '2026-12-08', refunds }, december)
  expect(disputed).toMatchObject({ earnedCents: 93_000, previousCents: 90_000, dueCents: 3_000, balanceCents: 0 })
  expect(summaryLines(disputed).filter(({ name }) => name.startsWith('Refunded by'))).toEqual([
    { name: 'Refunded by decisions of disputes', amountCents: 2_000 },
  ])
})

it('an application for payment ties to what is billed and paid until its last day', () => {
  const move = (kind: 'invoice' | 'credit' | 'payment' | 'refund' | 'refund_paid', day: string, amount: number) => ({
    at: `${day}T17:00:00.000Z`,
    kind,
    words: '',
    projectId: 'FW-2026-00001',
    amountCents: cents(amount),
  })
  const moves = [
    { ...move('invoice', '2026-11-02', 53_500), taxCents: cents(3_500) },
    move('payment', '2026-11-20', -50_000),
    move('credit', '2026-11-21', -500),
    move('refund', '2026-11-30', -1_000),
    { ...move('invoice', '2026-12-01', 20_000), taxCents: cents(1_000) },
    move('refund_paid', '2026-12-02', 600),
  ]
  const contract = { originalCents: cents(90_000), priceCents: cents(90_000), phases: [], retainageReleasedOn: null, refunds: [] }
  const application = payApplication({ ...contract, moves }, { from: '2026-11-01', until: '2026-11-30' })
  expect(billedLines(application).map(({ name, amountCents }) => [name, amountCents])).toEqual([
    ['Invoiced to date, before tax', 50_000],
    ['Sales tax invoiced', 3_500],
    ['Credited on invoices, with tax', -500],
    ['Paid to date, with tax', -50_000],
    ['Open on invoices, with tax', 3_000],
    ['To be refunded, with tax', 1_000],
  ])
  const refunded = payApplication({ ...contract, moves }, { from: '2026-12-01', until: '2026-12-31' })
  expect(billedLines(refunded).slice(-3), 'what was paid back opens no invoice').toEqual([
    { name: 'Open on invoices, with tax', amountCents: 23_000 },
    { name: 'To be refunded, with tax', amountCents: 400 },
    { name: 'Refunded to date, with tax', amountCents: 600 },
  ])
})
