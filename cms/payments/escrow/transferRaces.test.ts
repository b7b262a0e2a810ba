import { afterAll, beforeAll, expect, it } from 'vitest'
import { enterEscrowAccount } from '../../testing/enterHouseAccount'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
  await enterEscrowAccount(house.cms.payload)
})
afterAll(() => house.cms.stop())

const ask = (path: string, json?: unknown, who = house.desk.operators[0]) => house.desk.ask(who, path, json)
const record = (amountCents: number, who = house.desk.operators[0]) =>
  ask('/bank/transfers', { from: 'escrow', amountCents, reason: 'released' }, who)
const report = (cents: number, text: string) =>
  house.desk.importStatement(house.desk.statement([{ cents, text }], 'nextDay', 'escrow'), house.desk.operators[0], 'escrow')

/** Framewell's own money in the escrow account, free to be transferred. */
async function ownMoney(cents: number): Promise<void> {
  const text = `interest ${cents}`
  await report(cents, text)
  const [line] = (await ask(`/bank/lines?account=escrow&search=${encodeURIComponent(text)}`)).body.data
  expect((await ask(`/bank/lines/${line.id}/decide`, { decision: 'income', reason: 'interest' })).status).toBe(200)
}

it('of the same money, ordered by several operators at the same moment, is recorded once', async () => {
  await ownMoney(70_000)
  const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => record(70_000, house.desk.operators[at % 2 === 0 ? 0 : 1])))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422])
  expect((await ask('/bank/transfers')).body.escrow.toOperatingCents).toBe(0)
})

it('that is canceled while its statement is imported is either canceled or on the statement, never both', async () => {
  await ownMoney(30_000)
  for (const amount of [10_000, 10_001]) {
    const { transfer } = (await record(amount)).body
    const [canceled, imported] = await Promise.all([
      ask(`/bank/transfers/${transfer.id}/cancel`, { reason: 'not ordered' }),
      report(-amount, `BOOK TRANSFER ${transfer.number}`),
    ])
    expect(imported.body.imported).toBe(true)
    const [stored] = (await ask(`/bank/transfers?search=${transfer.number}`)).body.data
    expect([stored.status, imported.body.matched]).toEqual(canceled.status === 200 ? ['canceled', 0] : ['in_transit', 1])
    expect(await house.findings()).toEqual([])
  }
})

it('is for operators only', async () => {
  const { transfer } = (await record(1_000)).body
  for (const who of [house.desk.builder.person, house.desk.shop.person]) {
    expect((await record(1, who)).status).toBe(403)
    expect((await ask(`/bank/transfers/${transfer.id}/cancel`, { reason: 'mine' }, who)).status).toBe(403)
    expect((await ask('/bank/transfers', undefined, who)).status).toBe(403)
  }
  const stranger = await house.cms.request('/api/payments/bank/transfers')
  expect(stranger.status).toBe(401)
})
