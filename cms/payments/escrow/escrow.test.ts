import { companyDay } from '@framewell/domain/dates/businessDays'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ESCROW_ACCOUNT, HOUSE_ACCOUNT } from '../../testing/enterHouseAccount'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { confirmAccountOf, confirmShopAccount } from '../../testing/moneySteps'
import { accountToPay } from '../bank/houseBankAccount'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
  await confirmShopAccount(house.desk)
})
afterAll(() => house.cms.stop())

type Account = 'operating' | 'escrow'
const operator = () => house.desk.operators[0]
const read = async (path: string) => (await house.desk.ask(operator(), path)).body
const escrow = async () => (await read('/bank/transfers')).escrow
const held = (number: string) => house.desk.balance('escrow_cash', number)
const difference = async (account: Account) => (await read(`/bank/statements?account=${account}&limit=1`)).position.differenceCents
const report = (account: Account, cents: number, text: string, reference?: string) =>
  house.desk.importStatement(
    house.desk.statement([{ cents, text, ...(reference && { reference }) }], 'nextDay', account),
    operator(),
    account,
  )
const depositOf = async (number: string) => (await house.invoicesOf(number))[0]

describe('with one bank account', () => {
  it('nothing is held in escrow, and no transfer can be recorded', async () => {
    const number = await house.desk.project(100_000, 'Prepay')
    await house.payDeposit(number)
    expect(await held(number)).toBe(0)
    expect(await escrow()).toMatchObject({ inUse: false, heldCents: 0 })
    const refused = await house.desk.ask(operator(), '/bank/transfers', { from: 'escrow', amountCents: 100, reason: 'released' })
    expect([refused.status, refused.body.code]).toEqual([409, 'noEscrowAccount'])
    const imported = await house.desk.importStatement('Date,Amount,Description,Balance', operator(), 'escrow')
    expect(imported.body.code).toBe('noEscrowAccount')
  })
})

describe('an escrow account', () => {
  it('takes two super admins, is another than the operating one, and is what builders then pay to', async () => {
    const [first, second] = [await house.cms.signInAs('super_admin'), await house.cms.signInAs('super_admin')]
    const save = async (who: { cookie: string }, json: object) => {
      const answer = await house.cms.request('/api/globals/escrow-bank', { cookie: who.cookie, json })
      return { status: answer.status, body: await answer.json() }
    }
    const payTo = async () => (await accountToPay(await house.cms.localReq()))?.accountNumber
    const same = await save(first, { ...ESCROW_ACCOUNT, accountNumber: HOUSE_ACCOUNT.accountNumber })
    expect([same.status, same.body.fields?.[0]?.path]).toEqual([400, 'accountNumber'])
    expect((await save(first, ESCROW_ACCOUNT)).status).toBe(200)
    expect(await payTo(), 'it waits').toBe(HOUSE_ACCOUNT.accountNumber)
    expect((await save(first, { confirm: true })).status).toBe(400)
    expect((await save(second, { confirm: true })).status).toBe(200)
    expect(await payTo()).toBe(ESCROW_ACCOUNT.accountNumber)
    const reversed = await house.cms.request('/api/globals/house-bank', {
      cookie: first.cookie,
      json: { accountNumber: ESCROW_ACCOUNT.accountNumber },
    })
    expect(reversed.status).toBe(400)
    const outsider = await house.cms.request('/api/globals/escrow-bank', { cookie: operator().cookie, json: { name: 'Mine' } })
    expect(outsider.status).toBe(403)
    expect((await house.desk.ask(house.desk.builder.person, '/bank/transfers')).status).toBe(403)
  })

  it('asks whose statement a file without an account number is', async () => {
    const content = house.desk.statement([{ cents: 500, text: 'interest', reference: 'SAME' }], 'nextDay', 'escrow')
    const asked = await house.desk.importStatement(content)
    expect([asked.status, asked.body.code, asked.body.fields?.[0]?.path]).toEqual([422, 'accountNeeded', 'account'])
    const taken = await house.desk.importStatement(content, operator(), 'escrow')
    expect(taken.body).toMatchObject({ imported: true, statement: { houseAccount: 'escrow' } })
    // The other account may have the same reference, amount and balance.
    expect((await report('operating', 500, 'interest', 'SAME')).body).toMatchObject({ imported: true })
    expect(await difference('escrow')).toBe(0)
    const [line] = (await read('/bank/lines?account=escrow&search=SAME')).data
    await house.desk.ask(operator(), `/bank/lines/${line.id}/decide`, { decision: 'income', reason: 'interest' })
    expect((await escrow()).toOperatingCents, "Framewell's own").toBe(500)
  })

  it('holds a deposit for its order; what a phase releases is transferred, and both statements settle it', async () => {
    const number = await house.desk.project(1_000_000, 'Standard')
    const deposit = await depositOf(number)
    expect((await report('escrow', deposit.amountCents, deposit.number)).body).toMatchObject({ matched: 1 })
    expect(await held(number)).toBe(deposit.amountCents)
    const { funding } = (await house.desk.ask(house.desk.shop.person, `/projects/${number}`)).body.project
    // Its own price, in the shares of the contract that are paid in and on credit.
    expect(funding).toEqual({ unpaidCents: 980_000, cashCents: 196_000, escrowCents: 196_000, creditCents: 784_000 })
    const [account] = (await house.desk.ask(house.desk.builder.person, `/escrow?projectId=${number}`)).body
    expect(account).toMatchObject({ depositsHeld: 2_000, unreleased: 10_000, onCredit: 8_000 })
    // No other order has anything there yet.
    expect(await read('/analytics')).toMatchObject({
      cashInEscrow: (await house.desk.balance('escrow_cash', number)) / 100,
    })
    const before = await escrow()
    await house.desk.reach(number, 'fabrication_start')
    await house.desk.sign(number, 'fabrication_start', 'conditional')
    expect((await house.desk.complete(number, 'fabrication_start')).status).toBe(200)
    expect(await held(number), 'cash is released before credit').toBe(0)
    const after = await escrow()
    expect(after.toOperatingCents - before.toOperatingCents).toBe(200_000)
    const record = (amountCents: number) =>
      house.desk.ask(operator(), '/bank/transfers', { from: 'escrow', amountCents, reason: 'released' })
    const tooMuch = await record(after.toOperatingCents + 1)
    expect([tooMuch.status, tooMuch.body.code, tooMuch.body.fields?.[0]?.path]).toEqual([422, 'moreThanFree', 'amountCents'])
    const { transfer } = (await record(after.toOperatingCents)).body
    expect(transfer).toMatchObject({ status: 'to_order', from: 'escrow' })
    expect((await escrow()).toOperatingCents).toBe(0)
    const statusOf = async () => (await read('/bank/transfers')).data[0].status
    const operating = await house.desk.balance('bank')
    expect((await report('operating', transfer.amountCents, `BOOK TRANSFER ${transfer.number}`)).body).toMatchObject({ matched: 1 })
    expect(await statusOf()).toBe('in_transit')
    expect(await house.findings()).toEqual([])
    expect((await report('escrow', -transfer.amountCents, `BOOK TRANSFER ${transfer.number}`)).body).toMatchObject({ matched: 1 })
    expect(await statusOf()).toBe('done')
    expect(await house.desk.balance('bank')).toBe(operating + transfer.amountCents)
    expect(await house.desk.balance('transfers_in_transit')).toBe(0)
    expect([await difference('operating'), await difference('escrow')]).toEqual([0, 0])
  })

  it('is brought what came in at the operating account, and an undone transfer holds nothing', async () => {
    const number = await house.desk.project(300_000, 'Prepay')
    const deposit = await depositOf(number)
    await report('operating', deposit.amountCents, deposit.number)
    expect(await held(number)).toBe(0)
    expect((await escrow()).short).toContainEqual({ projectId: number, amountCents: 300_000 })
    const { toEscrowCents } = await escrow()
    const made = await house.desk.ask(operator(), '/bank/transfers', { from: 'operating', amountCents: toEscrowCents, reason: 'orders' })
    const { number: transfer, id } = made.body.transfer
    await report('operating', -toEscrowCents, 'INTERNAL')
    await report('escrow', toEscrowCents, `INTERNAL ${transfer}`)
    expect(await held(number)).toBe(300_000)
    const cancel = await house.desk.ask(operator(), `/bank/transfers/${id}/cancel`, { reason: 'not ordered' })
    expect([cancel.status, cancel.body.code]).toEqual([409, 'onStatement'])
    const [out] = (await read('/bank/lines?account=operating&search=INTERNAL')).data
    const decide = (json: object) =>
      house.desk.ask(operator(), `/bank/lines/${out.id}/decide`, { decision: 'transfer', reason: 'seen', ...json })
    expect((await decide({})).body.code).toBe('transferNeeded')
    expect((await decide({ transfer: 'TR-2026-99999' })).body.code).toBe('unknownTransfer')
    expect((await decide({ transfer })).status).toBe(200)
    const [arrived] = (await read(`/bank/lines?account=escrow&status=all&search=${transfer}`)).data
    const undone = await house.desk.ask(operator(), `/bank/lines/${arrived.id}/undo`, { reason: 'something else' })
    expect(undone.status).toBe(200)
    expect(await held(number)).toBe(0)
    expect(await house.findings()).toEqual([])
    const again = { decision: 'transfer', transfer, reason: 'it was' }
    expect((await house.desk.ask(operator(), `/bank/lines/${arrived.id}/decide`, again)).status).toBe(200)
    expect(await held(number)).toBe(300_000)
    expect(await house.findings()).toEqual([])
  })

  it('keeps a payment that is taken back, and shows both accounts in the books', async () => {
    const number = await house.desk.project(50_000, 'Prepay')
    const deposit = await depositOf(number)
    await report('escrow', deposit.amountCents + 700, deposit.number, 'OVER')
    const [line] = (await read('/bank/lines?account=escrow&search=OVER')).data
    const allocations = [{ invoice: deposit.number, amountCents: deposit.amountCents }]
    const decided = await house.desk.ask(operator(), `/bank/lines/${line.id}/decide`, {
      decision: 'invoice',
      allocations,
      reason: 'its number',
    })
    expect(decided.status).toBe(200)
    expect(await held(number)).toBe(50_000)
    const free = (await escrow()).toOperatingCents
    expect((await house.desk.ask(operator(), `/bank/lines/${line.id}/undo`, { reason: 'another payer' })).status).toBe(200)
    expect(await held(number)).toBe(0)
    expect((await escrow()).toOperatingCents, 'undecided money is not transferred').toBe(free)
    const year = companyDay(new Date()).slice(0, 4)
    const { rows } = await read(`/books?from=${year}-01-01&until=${year}-12-31`)
    const kinds = rows.map(({ account }: { account: string }) => account)
    expect(kinds).toEqual(expect.arrayContaining(['bank', 'escrow_cash', 'escrow_bank']))
    const sums = rows.reduce(
      (sum: number, row: { openingCents: number; debitCents: number; creditCents: number }) =>
        sum + row.openingCents + row.debitCents - row.creditCents,
      0,
    )
    expect(sums).toBe(0)
    expect(await house.findings()).toEqual([])
  })

  it('keeps what goes back to a builder until its payout is sent', async () => {
    const { desk } = house
    const number = await desk.project(70_000, 'Prepay')
    const deposit = await depositOf(number)
    await report('escrow', deposit.amountCents + 900, deposit.number, 'MORE')
    const [line] = (await read('/bank/lines?account=escrow&search=MORE')).data
    const allocations = [{ invoice: deposit.number, amountCents: deposit.amountCents }]
    await desk.ask(operator(), `/bank/lines/${line.id}/decide`, { decision: 'invoice', allocations, reason: 'its number' })
    const free = (await escrow()).toOperatingCents
    expect((await desk.ask(operator(), `/bank/lines/${line.id}/refund`, { amountCents: 900, reason: 'they asked' })).status).toBe(200)
    expect([await held(number), (await escrow()).toOperatingCents], 'credit to be refunded').toEqual([70_900, free])
    await desk.cancel(number)
    expect([await held(number), (await escrow()).toOperatingCents], 'canceled').toEqual([70_900, free])
    const record = await desk.ask(operator(), '/bank/transfers', { from: 'escrow', amountCents: free + 1, reason: 'released' })
    expect([record.status, record.body.code]).toEqual([422, 'moreThanFree'])
    await confirmAccountOf(desk, desk.builder.person)
    await house.cms.payload.db.pool.query(`update house_bank set in_use = in_use || '{"skipPrenotes": true}'`)
    const { run } = (await desk.ask(operator(), '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })).body
    expect([run.totalCents, await held(number)], 'it waits').toEqual([70_900, 70_900])
    for (const who of desk.operators) await desk.ask(who, `/payout-runs/${run.id}/decide`, { decision: 'approve' })
    expect([await held(number), (await escrow()).toOperatingCents], 'sent').toEqual([0, free + 70_900])
    expect((await escrow()).short).toEqual([])
    expect(await house.findings()).toEqual([])
  })

  it('is refused more than was paid for an order, with SQL too', async () => {
    const { pool } = house.cms.payload.db
    const number = await house.desk.project(50_000, 'Prepay')
    const deposit = await depositOf(number)
    await report('escrow', deposit.amountCents, deposit.number)
    const move = (cents: number) =>
      pool.query(`update ledger_accounts set balance_cents = balance_cents + $1 where kind = 'escrow_cash' and project_id = $2`, [
        cents,
        number,
      ])
    await move(1)
    expect((await house.findings()).map(({ what, about }) => `${what} ${about}`)).toContain(`escrowHeld ${number}`)
    await move(-1)
    expect(await house.findings()).toEqual([])
    await expect(pool.query('update bank_transfers set amount_cents = amount_cents + 1')).rejects.toThrow('never changes')
  })
})
