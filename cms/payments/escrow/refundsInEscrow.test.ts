import { afterAll, beforeAll, expect, it } from 'vitest'
import { enterEscrowAccount } from '../../testing/enterHouseAccount'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { confirmAccountOf, confirmShopAccount } from '../../testing/moneySteps'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
})
afterAll(() => house.cms.stop())

const ask = (path: string, json?: unknown, who = house.desk.operators[0]) => house.desk.ask(who, path, json)
const escrow = async () => (await ask('/bank/transfers')).body.escrow
const record = (amountCents: number) => ask('/bank/transfers', { from: 'escrow', amountCents, reason: 'refunds' })
const report = (account: 'operating' | 'escrow', cents: number, text: string) =>
  house.desk.importStatement(house.desk.statement([{ cents, text }], 'nextDay', account), house.desk.operators[0], account)
const propose = async (number: string) => (await ask('/payout-runs', { payOn: '2099-01-05', projectIds: [number] })).body.run
async function approve(run: { id: string }): Promise<{ status: number; body: { code?: string; detail?: string } }> {
  await ask(`/payout-runs/${run.id}/decide`, { decision: 'approve' })
  return ask(`/payout-runs/${run.id}/decide`, { decision: 'approve' }, house.desk.operators[1])
}

it('are brought to the operating account for their run, no cent more, and pay nothing else there', async () => {
  const { desk } = house
  await confirmShopAccount(desk)
  await confirmAccountOf(desk, desk.builder.person)
  // The shop has earned more than what is left in the operating account.
  const made = await desk.project(1_000_000, 'Prepay')
  await house.payDeposit(made)
  await desk.reach(made, 'fabrication_start')
  await desk.sign(made, 'fabrication_start', 'conditional')
  expect((await desk.complete(made, 'fabrication_start')).status).toBe(200)
  await report('operating', -990_000, 'WIRE FEE')
  const [fee] = (await ask('/bank/lines?search=WIRE')).body.data
  expect((await ask(`/bank/lines/${fee.id}/decide`, { decision: 'charge', reason: 'known' })).status).toBe(200)

  await enterEscrowAccount(house.cms.payload)
  const number = await desk.project(9_000_000, 'Prepay')
  const [deposit] = await house.invoicesOf(number)
  await report('escrow', deposit.amountCents, deposit.number)
  await desk.cancel(number)
  expect((await record(1)).body.code, 'no run pays it yet').toBe('moreThanFree')
  const first = await propose(number)
  expect((await approve(first)).body.code).toBe('bankShort')
  expect((await record(9_000_001)).body.code).toBe('moreThanFree')
  const recorded = await Promise.all(Array.from({ length: 4 }, () => record(9_000_000)))
  expect(recorded.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422])
  expect((await escrow()).toOperatingCents).toBe(0)
  const { number: transfer } = recorded.find(({ status }) => status === 201)?.body.transfer ?? {}
  // Its run is canceled while the bank moves the money.
  expect((await ask(`/payout-runs/${first.id}/decide`, { decision: 'cancel', reason: 'another day' })).status).toBe(200)
  expect((await report('escrow', -9_000_000, `BOOK TRANSFER ${transfer}`)).body).toMatchObject({ matched: 1 })
  expect(await desk.balance('escrow_cash', number)).toBe(0)
  const [left] = (await ask(`/bank/lines?account=escrow&status=all&search=${transfer}`)).body.data
  expect((await ask(`/bank/lines/${left.id}/undo`, { reason: 'another transfer' })).status).toBe(200)
  expect([await desk.balance('escrow_cash', number), await desk.balance('escrow_bank')], 'undone').toEqual([9_000_000, 0])
  expect(await house.findings()).toEqual([])
  expect((await ask(`/bank/lines/${left.id}/decide`, { decision: 'transfer', transfer, reason: 'it was' })).status).toBe(200)
  expect((await report('operating', 9_000_000, `BOOK TRANSFER ${transfer}`)).body).toMatchObject({ matched: 1 })

  const ofShop = await propose(made)
  const refused = await approve(ofShop)
  expect(refused.body.code).toBe('bankShort')
  expect(refused.body.detail).toContain('less than the $90,000.00 that other refunds to builders need')
  expect((await ask(`/payout-runs/${ofShop.id}/decide`, { decision: 'cancel', reason: 'later' })).status).toBe(200)
  expect((await approve(await propose(number))).status).toBe(200)
  expect([await desk.balance('builder_payable', number), (await escrow()).toOperatingCents]).toEqual([0, 0])
  expect(await house.findings()).toEqual([])
})

it('that the operating account cannot cover together are paid one after the other', async () => {
  const { desk } = house
  const numbers = [await desk.project(5_000_000, 'Prepay'), await desk.project(3_000_000, 'Prepay')]
  for (const number of numbers) {
    const [deposit] = await house.invoicesOf(number)
    await report('operating', deposit.amountCents, deposit.number)
    await desk.cancel(number)
  }
  await report('operating', -2_000_000, 'LARGE FEE')
  const [fee] = (await ask('/bank/lines?search=LARGE')).body.data
  expect((await ask(`/bank/lines/${fee.id}/decide`, { decision: 'charge', reason: 'known' })).status).toBe(200)
  const [large = ''] = numbers
  expect((await approve(await propose(large))).status).toBe(200)
  expect(await desk.balance('builder_payable', large)).toBe(0)
  expect(await house.findings()).toEqual([])
})

it('are kept when money leaves the operating account otherwise, and transfers count as its statement shows them', async () => {
  const { desk } = house
  const spend = async () => (await ask('/payout-runs')).body
  const ready = (await spend()).bankCents
  const number = await desk.project(4_000_000, 'Prepay')
  const [deposit] = await house.invoicesOf(number)
  await report('operating', deposit.amountCents, deposit.number)
  const other = await desk.project(6_000_000, 'Prepay')
  const [second] = await house.invoicesOf(other)
  await report('operating', second.amountCents, second.number)
  expect((await spend()).bankCents).toBe(ready + 10_000_000)
  await desk.cancel(number)
  const lacked = (await spend()).lackingForRefundsCents

  // To the escrow account: what the refunds need stays, and what is recorded is spent.
  const toEscrow = (amountCents: number) => ask('/bank/transfers', { from: 'operating', amountCents, reason: 'orders' })
  const [refunds, bank] = await Promise.all([refundsOwed(), spend().then(({ bankCents }) => bankCents)])
  const spare = bank - refunds
  const refused = await toEscrow(spare + 1)
  expect([refused.status, refused.body.code]).toEqual([422, 'moreThanSpare'])
  expect(refused.body.fields).toMatchObject([{ path: 'amountCents', message: expect.stringContaining('needed for refunds to builders') }])
  const recorded = await Promise.all([1, 2, 3].map(() => toEscrow(spare)))
  expect(recorded.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
  const { number: transfer, id } = recorded.find(({ status }) => status === 201)?.body.transfer ?? {}
  expect((await spend()).bankCents, 'spoken for before its statement shows it').toBe(bank - spare)
  await report('operating', -spare, `BOOK TRANSFER ${transfer}`)
  expect((await spend()).bankCents, 'once').toBe(bank - spare)
  await report('escrow', spare, `BOOK TRANSFER ${transfer}`)
  expect((await spend()).bankCents).toBe(bank - spare)
  expect((await ask(`/bank/transfers/${id}/cancel`, { reason: 'late' })).body.code).toBe('onStatement')

  // On its way back it counts once the operating account's statement shows it.
  await report('escrow', 500_000, 'OWNERS OF ESCROW')
  const [owners] = (await ask('/bank/lines?account=escrow&search=OWNERS')).body.data
  expect((await ask(`/bank/lines/${owners.id}/decide`, { decision: 'capital', reason: 'theirs' })).status).toBe(200)
  const { toOperatingCents } = await escrow()
  expect(toOperatingCents).toBe(500_000)
  const back = (await record(toOperatingCents)).body.transfer
  await report('escrow', -toOperatingCents, `BOOK TRANSFER ${back.number}`)
  expect((await spend()).bankCents, 'in transit').toBe(bank - spare)
  await report('operating', toOperatingCents, `BOOK TRANSFER ${back.number}`)
  expect((await spend()).bankCents).toBe(bank - spare + toOperatingCents)

  // The bank takes a fee of what the refunds need: it is booked, and the sum is said.
  const left = (await spend()).bankCents - (await refundsOwed())
  await report('operating', -(left + 12_345), 'YEARLY FEE')
  const [fee] = (await ask('/bank/lines?search=YEARLY')).body.data
  const decided = (await ask(`/bank/lines/${fee.id}/decide`, { decision: 'charge', reason: 'known' })).body
  expect([decided.lackingForRefundsCents, (await spend()).lackingForRefundsCents, lacked]).toEqual([12_345, 12_345, 0])
  expect((await toEscrow(1)).body.code).toBe('moreThanSpare')
  expect(await house.findings()).toEqual([])
})

/** Refunds owed: none of them is in the escrow account. */
async function refundsOwed(): Promise<number> {
  const { rows } = await house.cms.payload.db.pool.query(
    `select coalesce(sum(case when kind = 'builder_payable' then balance_cents end), 0)::float8 as cents from ledger_accounts`,
  )
  return rows[0].cents
}
