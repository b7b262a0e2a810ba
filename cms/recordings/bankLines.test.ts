import { currentSession } from '@framewell/domain/accounts/session'
import { cents } from '@framewell/domain/money/cents'
import { decideBankLine, listBankLines, listStatements, takeBackStatement, undoLineDecision } from '@framewell/domain/payments/bankCalls'
import { listPayoutRuns, proposePayoutRun } from '@framewell/domain/payments/payoutCalls'
import { applyCredit, getReceipt, refundCredit, takePartBack } from '@framewell/domain/payments/receiptCalls'
import { listBankTransfers } from '@framewell/domain/payments/transferCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../testing/moneyHouse'
import { confirmShopAccount } from '../testing/moneySteps'
import { OLIVIA } from './people'
import { Recording } from './Recording'

const PHASE = 'fabrication_start'
let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
  const { desk, cms } = house
  await cms.payload.db.pool.query(`update companies set name = 'Hearth Homes LLC' where id = $1`, [desk.builder.company])
})
afterAll(() => house.cms.stop())

/** What the bank's tab asks for. */
async function begin(cookie: string) {
  const { ask, keep } = new Recording(house.cms, cookie)
  await ask(currentSession, {})
  await ask(listBankTransfers, { limit: 20 })
  await ask(listStatements, { account: 'operating', limit: 1 })
  const { data: statements } = await ask(listStatements, { account: 'operating', page: 1, limit: 5 })
  const { data: lines } = await ask(listBankLines, { status: 'all' })
  const lineOf = (words: string) => lines.find(({ text }) => text === words)?.id ?? ''
  return { ask, keep, lineOf, statement: statements[0]?.id ?? '' }
}

/** Invoices of which two together are what a payment without a number brings, and a third. @returns their numbers */
async function invoices(): Promise<readonly string[]> {
  const numbers: string[] = []
  for (const price of [378_000, 122_000, 495_000]) {
    const [{ number }] = await house.invoicesOf(await house.desk.project(price, 'Prepay'))
    numbers.push(number)
  }
  return numbers
}

it('records a payment that is booked by hand, and a payout that is found by hand', async () => {
  const { desk, cms, payDeposit } = house
  const { cookie } = await cms.signInAs('operator', OLIVIA)
  await payDeposit(await desk.project(1_178_000, 'Prepay'))
  const [first, second] = await invoices()
  if (!first || !second) throw new Error('Two invoices are paid')
  // Lines of one day have no order.
  await desk.importStatement(desk.statement([{ cents: -4_500, text: 'SERVICE CHARGE', reference: 'CHARGE' }]))
  await desk.importStatement(desk.statement([{ cents: 500_000, text: 'kit payment', reference: 'KIT' }]))

  const { ask, keep, lineOf, statement } = await begin(cookie)
  await ask(listBankLines, { statementId: statement, status: 'all', sort: 'bookedOn', direction: 'ascending', page: 1, limit: 100 })
  const id = lineOf('kit payment')
  await ask(getReceipt, { id })
  const allocations = [
    { invoice: first, amountCents: cents(378_000) },
    { invoice: second, amountCents: cents(114_000) },
  ]
  const payment = { id, decision: 'invoice', reason: 'They wrote to us' } as const
  await expect(ask(decideBankLine, payment)).rejects.toMatchObject({ status: 422 })
  await ask(decideBankLine, { ...payment, allocations })
  const { receipt } = await ask(applyCredit, { id, allocations: [{ invoice: second, amountCents: cents(8_000) }], reason: 'As agreed' })
  const part = receipt.parts.find(({ invoice }) => invoice === first)
  await ask(takePartBack, { id: part?.id ?? '', reason: 'Another invoice' })
  await ask(refundCredit, { id, amountCents: cents(378_000), reason: 'They asked for it' })
  await keep('mfe-admin/recordings/bankLines.json')

  await desk.importStatement(desk.statement([{ cents: 50_000_000_00, text: 'owners', reference: 'OWNERS' }]))
  await desk.ask(desk.operators[0], `/bank/lines/${(await desk.line('OWNERS')).id}/decide`, { decision: 'capital', reason: 'theirs' })
  await confirmShopAccount(desk)
  const number = await desk.project(2_000_000, 'Premium')
  await desk.reach(number, PHASE)
  await desk.sign(number, PHASE, 'conditional')
  await desk.complete(number, PHASE)
  const proposed = await desk.ask(desk.operators[0], '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })
  const { run } = proposePayoutRun.output.parse(proposed.body)
  for (const one of desk.operators) await desk.ask(one, `/payout-runs/${run.id}/decide`, { decision: 'approve' })
  await desk.importStatement(desk.statement([{ cents: -run.totalCents, text: 'CASHIERS CHECK 4411', reference: 'CHECK' }]))

  const byHand = await begin(cookie)
  await byHand.ask(listPayoutRuns, { limit: 100 })
  const check = byHand.lineOf('CASHIERS CHECK 4411')
  const compared = { id: check, decision: 'payout', payout: run.number, reason: 'The bank sent it as a check' } as const
  await expect(byHand.ask(decideBankLine, { ...compared, confirmed: false })).rejects.toMatchObject({ status: 422 })
  await byHand.ask(decideBankLine, { ...compared, confirmed: true })
  await byHand.ask(undoLineDecision, { id: check, reason: 'It was the forklift' })
  await byHand.ask(takeBackStatement, { id: byHand.statement, reason: 'Of another company' })
  await byHand.ask(listStatements, { account: 'operating', page: 1, limit: 5 })
  await byHand.keep('mfe-admin/recordings/checkOfAPayout.json')
})
