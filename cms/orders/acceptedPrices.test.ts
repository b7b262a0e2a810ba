import { cents } from '@framewell/domain/money/cents'
import { shareOf } from '@framewell/domain/money/shareOf'
import { INITIAL_RELEASE_POLICY, PHASES } from '@framewell/domain/payments/phases'
import { phaseAmounts } from '@framewell/domain/payments/releasePhase'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FEES_OF_ACCEPTED, PRICES_OF_ACCEPTED } from '../migrations/20261129_213000_accepted_prices'
import { asOwner } from '../platform/database/database'
import { type MoneyHouse, moneyHouse } from '../testing/moneyHouse'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
})
afterAll(() => house.cms.stop())

const owner = async (text: string, values?: unknown[]) => (await asOwner((client) => client.query(text, values))).rows

/** What is stored of an order's price and of its money's. */
async function stored(number: string) {
  const [row] = await owner(
    `select o.shop_price as price, o.release_policy as ordered, p.release_policy as paid
     from orders o left join payment_projects p on p.number = o.number where o.number = $1`,
    [number],
  )
  return row
}

/** The contract price less the fee of each phase, as orders without a price paid their shop. */
const byFee = (price: number, feeShare: number, shares = INITIAL_RELEASE_POLICY.shares) =>
  PHASES.reduce((left, phase) => left - shareOf(phaseAmounts(cents(price), { shares })[phase], feeShare), price)

it('gives each accepted order without a price what its fee left the shop, to the cent, and goes back', async () => {
  const { desk } = house
  const odd = { fabrication_start: 0.33335, quality_check: 0.33335, shipment: 0.1333, delivery: 0.2 }
  const before = [
    { price: 5_890_000, feeShare: 0.02, shares: INITIAL_RELEASE_POLICY.shares },
    { price: 5_890_003, feeShare: 0.02, shares: INITIAL_RELEASE_POLICY.shares },
    { price: 1_000_037, feeShare: 0.145, shares: odd },
    { price: 101, feeShare: 0.02, shares: odd },
  ]
  const numbers: string[] = []
  for (const { price } of before) numbers.push(await desk.project(price, 'Prepay'))
  const [begun = '', waiting = '', agreed = ''] = [
    await desk.project(700_001, 'Premium'),
    await desk.project(800_000, 'Prepay'),
    await desk.project(900_000, 'Prepay', undefined, null, cents(812_345)),
  ]
  await desk.reach(begun, 'fabrication_start')
  await desk.sign(begun, 'fabrication_start', 'conditional')
  const [released] = [await desk.complete(begun, 'fabrication_start')]
  expect(released.status).toBe(200)

  // As they were stored before shops had prices.
  await owner(FEES_OF_ACCEPTED)
  await owner(`update orders set release_policy = release_policy - 'shopPriceCents', shop_price = null where number <> '${agreed}'`)
  await owner(`update payment_projects set release_policy = release_policy - 'shopPriceCents' where number <> '${agreed}'`)
  for (const [at, { feeShare, shares }] of before.entries())
    for (const table of ['orders', 'payment_projects'])
      await owner(`update ${table} set release_policy = release_policy || $2 where number = $1`, [
        numbers[at],
        JSON.stringify({ feeShare, shares }),
      ])
  await owner('update orders set accepted_at = null where number = $1', [waiting])
  await owner(PRICES_OF_ACCEPTED)

  for (const [at, { price, feeShare, shares }] of before.entries()) {
    const shopPriceCents = byFee(price, feeShare, shares)
    const policy = { ...INITIAL_RELEASE_POLICY, shares, shopPriceCents }
    expect(await stored(numbers[at] ?? '')).toEqual({
      price: { cents: shopPriceCents, rule: null, list: null },
      ordered: policy,
      paid: policy,
    })
  }
  expect((await stored(begun)).paid.shopPriceCents).toBe(byFee(700_001, 0.02))
  expect(await stored(waiting)).toEqual({ price: null, ordered: INITIAL_RELEASE_POLICY, paid: INITIAL_RELEASE_POLICY })
  expect((await stored(agreed)).paid.shopPriceCents).toBe(812_345)
  expect(await house.findings()).toEqual([])
  await expect(owner('update orders set accepted_at = now() where number = $1', [waiting])).rejects.toThrow('orders_accepted_price')

  await owner(FEES_OF_ACCEPTED)
  const fee = { ...INITIAL_RELEASE_POLICY, feeShare: 0.02 }
  expect(await stored(numbers[0] ?? '')).toEqual({ price: null, ordered: fee, paid: fee })
  expect((await stored(agreed)).paid).toEqual({ ...fee, shopPriceCents: 812_345 })
  await owner(PRICES_OF_ACCEPTED)
})
