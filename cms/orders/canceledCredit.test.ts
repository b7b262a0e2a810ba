import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderHouse } from '../testing/orderHouse'
import { qualifiedBuilder } from '../testing/qualifiedBuilder'

let house: Awaited<ReturnType<typeof orderHouse>>
beforeAll(async () => {
  house = await orderHouse()
})
afterAll(() => house.cms.stop())

it('counts what a canceled order still owes against the credit of its builder', async () => {
  const { cms, to, operator, shop } = house
  const builder = await qualifiedBuilder(cms.payload, 'Premium', 60_000)
  const { number, path } = await to.activeOrder(builder)
  await to.post(`${path}/stages`, { stage: 'fabrication_started' }, shop.cookie)
  const waiver = `/api/payments/projects/${number}/waivers/fabrication_start/conditional`
  const { textHash } = (await to.get(waiver, shop.cookie)).body
  await to.post(waiver, { signature: 'Dana Reyes', authority: 'Manager', textHash }, shop.cookie)
  const released = await to.post(`/api/payments/projects/${number}/phase-complete`, { phase: 'fabrication_start' }, builder.cookie)
  expect(released.status).toBe(200)
  expect((await to.post(`${path}/cancellation`, { reason: 'Lot sold' }, operator)).status).toBe(200)
  const again = await to.place(builder)
  expect(again.body).toMatchObject({ code: 'creditLimit', expected: { openCents: 6_000_000 - 0.4 * 5_500_000 } })
})
