import { currentSession } from '@framewell/domain/accounts/session'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { cents, dollarsOfCents } from '@framewell/domain/money/cents'
import { importStatement, listBankLines, listStatements, saveStatementProfile } from '@framewell/domain/payments/bankCalls'
import type { HouseAccountName } from '@framewell/domain/payments/houseAccount'
import { cancelBankTransfer, listBankTransfers, recordBankTransfer } from '@framewell/domain/payments/transferCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enterEscrowAccount } from '../testing/enterHouseAccount'
import { type MoneyHouse, moneyHouse } from '../testing/moneyHouse'
import { confirmShopAccount } from '../testing/moneySteps'
import { callsAs } from './callsAs'
import { OLIVIA } from './people'
import { Recording } from './Recording'

const CHASE = [
  'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #',
  'DEBIT,11/24/2026,"ORIG CO NAME:GUSTO",-300.00,ACH_DEBIT, ,,',
  'CREDIT,11/23/2026,"FEDWIRE CREDIT B/O: HEARTH AND SONS REF: INV-2026-00041",6000.00,WIRE_INCOMING,16000.00,,',
]
const UNKNOWN = ['Value Day,Narrative,Net', '11/24/2026,WIRE HEARTH AND SONS INV-2026-00042,6000.00']
const COFFEE = ['Date,Description,Amount,Balance', '11/25/2026,Coffee,-5.00,21995.00', '11/25/2026,Coffee returned,5.00,22000.00']
const COFFEE_AGAIN = [...COFFEE.slice(0, 2), '11/26/2026,Coffee returned,5.00,22000.00']
/** What the bank has after these files. */
const CLOSING = 2_200_000
const PHASE = 'fabrication_start'
const fileOf = (rows: readonly string[]) => ({ file: new TextEncoder().encode(rows.join('\n')) })

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
})
afterAll(() => house.cms.stop())

async function begin(cookie: string, accounts: readonly HouseAccountName[]): Promise<Recording> {
  const recording = new Recording(house.cms, cookie)
  await recording.ask(currentSession, {})
  await recording.ask(listBankTransfers, { limit: 20 })
  await recording.ask(listBankLines, { status: 'all' })
  for (const account of accounts) {
    await recording.ask(listStatements, { account, limit: 1 })
    await recording.ask(listStatements, { account, page: 1, limit: 5 })
  }
  return recording
}

/** An order of which one phase is paid and made, one that is paid only, and one that was paid to the other account. */
async function ordersInEscrow(cookie: string): Promise<void> {
  const { cms, desk, invoicesOf } = house
  await cms.payload.db.pool.query(`update companies set name = 'Hearth Homes' where id = $1`, [desk.builder.company])
  await confirmShopAccount(desk)
  await enterEscrowAccount(cms.payload)
  const [released, held, short] = [
    await desk.project(1_000_000, 'Standard'),
    await desk.project(500_000, 'Prepay'),
    await desk.project(300_000, 'Prepay'),
  ]
  for (const number of [released, held]) {
    const [{ amountCents, number: invoice }] = await invoicesOf(number)
    await desk.importStatement(desk.statement([{ cents: amountCents, text: invoice }], 'sameDay', 'escrow'), desk.operators[0], 'escrow')
  }
  const [{ amountCents, number: invoice }] = await invoicesOf(short)
  const [paid, balance] = [amountCents, CLOSING + amountCents].map((amount) => dollarsOfCents(cents(amount)).toFixed(2))
  const rows = ['Date,Amount,Description,Balance,Reference', `${companyDay(new Date())},${paid},"${invoice}",${balance},SHORT`]
  await callsAs(cms, cookie)(importStatement, { name: 'statement.csv', account: 'operating' }, fileOf(rows))
  await desk.reach(released, PHASE)
  await desk.sign(released, PHASE, 'conditional')
  await desk.complete(released, PHASE)
}

it('records files of banks that are known and unknown and one that repeats a movement, and an account for money of orders', async () => {
  const { cookie } = await house.cms.signInAs('operator', OLIVIA)
  const files = await begin(cookie, ['operating'])
  const chase = { name: 'Chase6789_Activity.csv' }
  await expect(files.ask(importStatement, chase, fileOf(CHASE))).rejects.toMatchObject({ problem: { code: 'firstStatement' } })
  await files.ask(importStatement, { ...chase, first: 'checked' }, fileOf(CHASE))
  const name = 'credit-union.csv'
  await expect(files.ask(importStatement, { name }, fileOf(UNKNOWN))).rejects.toMatchObject({ problem: { code: 'unknownColumns' } })
  const columns = { date: 0, description: 1, amount: 2 }
  await files.ask(saveStatementProfile, {
    name: 'Prairie Credit Union',
    headings: ['value day', 'narrative', 'net'],
    width: 3,
    columns,
  })
  await expect(files.ask(importStatement, { name }, fileOf(UNKNOWN))).rejects.toMatchObject({ problem: { code: 'closingBalanceNeeded' } })
  await files.ask(importStatement, { name, closingBalance: '22,000.00' }, fileOf(UNKNOWN))
  await files.ask(importStatement, { name: 'coffee.csv' }, fileOf(COFFEE))
  const again = { name: 'again.csv' }
  await expect(files.ask(importStatement, again, fileOf(COFFEE_AGAIN))).rejects.toMatchObject({ problem: { code: 'repeatedMovements' } })
  await files.ask(importStatement, { ...again, repeats: 'new' }, fileOf(COFFEE_AGAIN))
  await files.keep('mfe-admin/recordings/bankFiles.json')

  await ordersInEscrow(cookie)
  const { ask, keep } = await begin(cookie, ['operating', 'escrow'])
  const transfer = { from: 'escrow', reason: 'Released this week' } as const
  const tooMuch = ask(recordBankTransfer, { ...transfer, amountCents: cents(500_000) })
  await expect(tooMuch).rejects.toMatchObject({ problem: { code: 'moreThanFree' } })
  const { transfer: made } = await ask(recordBankTransfer, { ...transfer, amountCents: cents(200_000) })
  await ask(cancelBankTransfer, { id: made.id, reason: 'Not ordered' })
  await keep('mfe-admin/recordings/escrowTransfers.json')
})
