import { cents } from '@framewell/domain/money/cents'
import { PHASES } from '@framewell/domain/payments/phases'
import { phaseAmounts } from '@framewell/domain/payments/releasePhase'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../platform/database/inTransaction'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { amendProject } from './amendProject'
import { reassignProject } from './reassignProject'
import { setShopPrice } from './setShopPrice'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
})
afterAll(() => house.cms.stop())

const PRICE = 5_890_001
const SHOP = 4_700_003

async function accepted(tier: 'Preferred' | 'Prepay' = 'Preferred') {
  const number = await house.desk.project(PRICE, tier)
  const req = await house.cms.localReq()
  await inTransaction(req, () => setShopPrice(req, number, cents(SHOP)))
  return number
}
const releasedOf = async (number: string) => {
  const { rows } = await house.cms.payload.db.pool.query<{ fee: number; shop: number }>(
    `select sum((release ->> 'feeCents')::int)::int as fee, sum((release ->> 'netCents')::int + (release ->> 'shopRetainageCents')::int + (release ->> 'repaidCents')::int)::int as shop
     from phase_completions x join payment_projects p on p.id = x.project_id where p.number = $1`,
    [number],
  )
  return rows[0]
}

it('pays the shop its accepted price over the phases, and the margin to Framewell, to the cent', async () => {
  const number = await accepted()
  await house.payDeposit(number)
  // An early payout is offered on what the shop will be paid, not on the contract price.
  const offer = await house.desk.ask(house.desk.shop.person, `/projects/${number}/factoring-offer`)
  expect(offer.body.receivableAmount).toBeLessThan(SHOP / 100)
  const released: number[][] = []
  for (const phase of PHASES) {
    await house.desk.reach(number, phase)
    await house.desk.sign(number, phase, 'conditional')
    const done = await house.desk.complete(number, phase)
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    const [, payable = 0, retainage = 0, fee = 0] = await house.moved(number)
    released.push([payable, retainage, fee])
  }
  const [first = 0, held, margin = 0] = released[0] ?? []
  expect([first + margin, held, margin]).toEqual([phaseAmounts(cents(PRICE)).fabrication_start, 0, Math.round((PRICE - SHOP) * 0.4)])
  const [payable = 0, retainage = 0, fee = 0] = released.at(-1) ?? []
  // Retainage stays the share of the contract price that the builder signed. The shop's part is that share of its own price.
  expect(retainage).toBe(Math.round(PRICE * 0.05))
  const withheld = Math.round(SHOP * 0.05)
  expect([payable + withheld, fee + retainage - withheld]).toEqual([SHOP, PRICE - SHOP])
  expect(await releasedOf(number)).toEqual({ fee, shop: SHOP })
  await house.desk.signAll(number)
  expect((await house.desk.ask(house.desk.builder.person, `/projects/${number}/retainage-release`, {})).status).toBe(200)
  expect((await house.moved(number)).slice(0, 3)).toEqual([0, SHOP, 0])
  expect(await house.findings()).toEqual([])
  // Its split does not change any more.
  const req = await house.cms.localReq()
  await expect(inTransaction(req, () => setShopPrice(req, number, cents(1)))).rejects.toThrow('has released money')
})

it('follows a change order in proportion, and ends with the shop', async () => {
  const number = await accepted('Prepay')
  const req = await house.cms.localReq()
  await inTransaction(req, () => amendProject(req, { number }, cents(-890_001)))
  const policyOf = async () =>
    (
      await house.cms.payload.db.pool.query<{ shop: number | null }>(
        `select (release_policy ->> 'shopPriceCents')::int as shop from payment_projects where number = $1`,
        [number],
      )
    ).rows[0]?.shop
  expect(await policyOf()).toBe(Math.round((SHOP * 5_000_000) / PRICE))
  const { fabricator } = await house.desk.secondShop()
  await inTransaction(req, () => reassignProject(req, { number, fabricator }, 'The roll former is down'))
  expect(await policyOf()).toBeNull()
  expect(await house.findings()).toEqual([])
})
