import { afterAll, beforeAll, expect, it } from 'vitest'
import { asOwner } from '../platform/database/database'
import { type MoneyHouse, moneyHouse } from '../testing/moneyHouse'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
})
afterAll(() => house.cms.stop())

it.each([
  ['what its shop is paid', "release_policy = release_policy - 'shopPriceCents'", 'orders_accepted_price'],
  ['the price it was agreed by', 'shop_price = null', 'orders_accepted_price'],
  ['the limits of its panels', 'panel_basis = null', 'orders_accepted_basis'],
])('an accepted order never loses %s, whatever code runs', async (_, change, rule) => {
  const number = await house.desk.project(1_000_000, 'Prepay')
  const attempt = asOwner((client) => client.query(`update orders set ${change} where number = $1`, [number]))
  await expect(attempt).rejects.toThrow(rule)
})
